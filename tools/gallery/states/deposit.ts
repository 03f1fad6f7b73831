import { garbled, rejected, unanswered } from '../faults.ts';
import type { Hands } from '../frame/actions.ts';
import type { StateEntry } from '../page-state.ts';
import { DEMO, demoIn, NEWCOMER } from '../people.ts';

/** The code of the first order in every scenario. */
const FIRST = 'D000001';

const DRAFT = { provider: 'alphabet', mid: 'MOCKLAK0001', entry: '67500' } as const;

function fillIn({ player }: Hands, changes: Partial<typeof DRAFT> | { readonly entry: string } = {}): void {
  player('deposit').send({ type: 'deposit.edit', changes: { ...DRAFT, ...changes } });
}

async function submit(hands: Hands): Promise<void> {
  fillIn(hands);
  await hands.send();
}

async function check({ order }: Hands): Promise<void> {
  (await order()).send({ type: 'order.check' });
}

async function askToCancel({ order }: Hands): Promise<void> {
  (await order()).send({ type: 'order.cancel' });
}

async function cancel(hands: Hands): Promise<void> {
  await askToCancel(hands);
  (await hands.order()).send({ type: 'order.confirmCancel' });
}

/** A state in which the tab followed the scenario's first order before a reload. */
function followed(name: string): StateEntry {
  return { name, ...demoIn(`deposit-${name}`), follows: FIRST };
}

const FORM: readonly [StateEntry, ...StateEntry[]] = [
  { name: 'empty', ...DEMO },
  { name: 'loading', ...DEMO, faults: [unanswered('deposits/open')] },
  { name: 'terms-loading', ...DEMO, faults: [unanswered('deposits/config')] },
  { name: 'terms-failed', ...DEMO, faults: [garbled('deposits/config')] },
  { name: 'unreachable', ...DEMO, faults: [garbled('deposits/open')] },
  { name: 'filled-in', ...DEMO, act: (hands) => fillIn(hands) },
  { name: 'form-rejected', ...DEMO, act: ({ send }) => send() },
  {
    name: 'amount-out-of-range',
    ...DEMO,
    async act(hands) {
      fillIn(hands, { entry: '1' });
      await hands.send();
    },
  },
  { name: 'bank-account-missing', ...NEWCOMER },
  {
    name: 'credit-above-threshold',
    ...demoIn('error-credit-above-threshold'),
    act: (hands) => fillIn(hands),
  },
  {
    name: 'promotion-with-another-provider',
    ...demoIn('deposit-promotion-elsewhere'),
    act: (hands) => fillIn(hands),
  },
  { name: 'promotion-in-play', ...demoIn('promotion-used'), act: (hands) => fillIn(hands) },
  { name: 'amount-fixed-by-promotion', ...demoIn('promotion-active'), act: (hands) => fillIn(hands) },
  { name: 'pending', ...DEMO, faults: [unanswered('deposits', 'POST')], act: submit },
  { name: 'looking-up-order', ...DEMO, faults: [rejected('INTERNAL', 'deposits')], act: submit },
  { name: 'rejected-self-excluded', ...demoIn('error-self-excluded'), act: submit },
  { name: 'rejected-limit-reached', ...demoIn('error-limit-reached'), act: submit },
  { name: 'rejected-quote-changed', ...DEMO, faults: [rejected('QUOTE_CHANGED', 'deposits')], act: submit },
];

const OPEN: readonly StateEntry[] = [
  { name: 'open', ...demoIn('deposit-open') },
  { name: 'open-baht', ...demoIn('deposit-open-baht') },
  { name: 'open-dollar', ...demoIn('deposit-open-dollar') },
  { name: 'open-with-promotion', ...demoIn('deposit-with-promotion') },
  { name: 'open-last-minute', ...demoIn('deposit-last-minute') },
  { name: 'qr-loading', ...demoIn('deposit-open'), faults: [unanswered('deposits/:code/qr')] },
  { name: 'qr-failed', ...demoIn('deposit-open'), faults: [garbled('deposits/:code/qr')] },
  { name: 'qr-expired', ...demoIn('deposit-qr-expired') },
  {
    name: 'checking',
    ...demoIn('deposit-open'),
    faults: [unanswered('deposits/:code/check', 'POST')],
    act: check,
  },
  { name: 'not-paid-yet', ...demoIn('deposit-open'), act: check },
  { name: 'bank-unavailable', ...demoIn('deposit-bank-silent'), act: check },
  { name: 'confirming-cancel', ...demoIn('deposit-open'), act: askToCancel },
  {
    name: 'canceling',
    ...demoIn('deposit-open'),
    faults: [unanswered('deposits/:code/cancel', 'POST')],
    act: cancel,
  },
  { name: 'paid-before-cancel', ...demoIn('error-order-already-paid'), act: cancel },
];

const CLOSED: readonly StateEntry[] = [
  followed('success'),
  followed('with-promotion-success'),
  followed('failed'),
  followed('rejected'),
  followed('canceled'),
  followed('expired'),
  followed('canceled-by-staff'),
  followed('partial'),
  followed('over'),
  followed('twice'),
  followed('late'),
  followed('too-late'),
  followed('promotion-in-force'),
];

export const DEPOSIT_STATES: readonly [StateEntry, ...StateEntry[]] = [...FORM, ...OPEN, ...CLOSED];
