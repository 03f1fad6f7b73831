import { garbled, rejected, unanswered } from '../faults.ts';
import type { Hands } from '../frame/actions.ts';
import type { StateEntry } from '../page-state.ts';
import { DEMO, demoIn, NEWCOMER } from '../people.ts';

/** The code of the first withdrawal in every scenario. */
const FIRST = 'W000001';

const DRAFT = { provider: 'alphabet', entry: '400' } as const;

/** The confirm button, which is disabled for a moment after a new quote is shown. */
const CONFIRM = '.submit-bar button:enabled';

type Changes = Partial<{ provider: 'alphabet' | 'gclub'; entry: string }>;

function fillIn({ player }: Hands, changes: Changes = {}): void {
  player('withdraw').send({ type: 'withdraw.edit', changes: { ...DRAFT, ...changes } });
}

async function quote(hands: Hands, changes: Changes = {}): Promise<void> {
  fillIn(hands, changes);
  await hands.send();
}

async function confirm(hands: Hands): Promise<void> {
  await quote(hands);
  // Waits until the quote is shown, which has the timer; the click on the timer does nothing.
  await hands.press('main [role="timer"]');
  await hands.press(CONFIRM);
}

/** A state in which the tab followed the scenario's first withdrawal before a reload. */
function followed(name: string): StateEntry {
  return { name, ...demoIn(`withdraw-${name}`), follows: FIRST };
}

const READY = demoIn('withdraw-ready');

const FORM: readonly [StateEntry, ...StateEntry[]] = [
  { name: 'ready', ...READY },
  { name: 'loading', ...READY, faults: [unanswered('withdraws/open')] },
  { name: 'terms-loading', ...READY, faults: [unanswered('withdraws/config')] },
  { name: 'terms-failed', ...READY, faults: [garbled('withdraws/config')] },
  { name: 'unreachable', ...READY, faults: [garbled('withdraws/open')] },
  { name: 'credit-failed', ...READY, faults: [garbled('players/credits/alphabet')] },
  { name: 'filled-in', ...READY, act: (hands) => fillIn(hands) },
  { name: 'form-rejected', ...READY, act: ({ send }) => send() },
  { name: 'more-than-credit', ...READY, act: (hands) => quote(hands, { entry: '1000,01' }) },
  { name: 'without-credit', ...DEMO },
  { name: 'bank-account-missing', ...NEWCOMER },
  { name: 'with-bonus', ...demoIn('withdraw-with-bonus'), act: (hands) => fillIn(hands, { entry: '200' }) },
  { name: 'all-credit-required', ...demoIn('withdraw-all'), act: (hands) => fillIn(hands) },
  { name: 'capped', ...demoIn('withdraw-capped'), act: (hands) => fillIn(hands, { provider: 'gclub' }) },
  { name: 'promotion-not-reached', ...demoIn('promotion-used'), act: (hands) => fillIn(hands) },
  {
    name: 'quoting',
    ...READY,
    faults: [unanswered('withdraws/quote', 'POST')],
    act: (hands) => quote(hands),
  },
  {
    name: 'quote-rejected',
    ...READY,
    faults: [rejected('INTERNAL', 'withdraws/quote')],
    act: (hands) => quote(hands),
  },
];

const QUOTED: readonly StateEntry[] = [
  { name: 'quoted', ...READY, act: (hands) => quote(hands) },
  {
    name: 'quoted-with-bonus',
    ...demoIn('withdraw-with-bonus'),
    act: (hands) => quote(hands, { entry: '200' }),
  },
  {
    name: 'quoted-capped',
    ...demoIn('withdraw-capped'),
    act: (hands) => quote(hands, { provider: 'gclub' }),
  },
  {
    name: 'quote-changed',
    ...READY,
    async act(hands) {
      await quote(hands);
      await hands.press('main [role="timer"]');
      await hands.lab('rates', { currency: 'LAK', buy: '600', sell: '675' });
      await hands.press(CONFIRM);
    },
  },
  { name: 'pending', ...READY, faults: [unanswered('withdraws', 'POST')], act: confirm },
  { name: 'looking-up-order', ...READY, faults: [rejected('INTERNAL', 'withdraws')], act: confirm },
  {
    name: 'temporarily-rejected',
    ...READY,
    faults: [rejected('SERVICE_UNAVAILABLE', 'withdraws')],
    act: confirm,
  },
  { name: 'create-rejected', ...READY, faults: [rejected('BAD_REQUEST', 'withdraws')], act: confirm },
];

const FOLLOWED: readonly StateEntry[] = [
  { name: 'open', ...demoIn('withdraw-open') },
  { name: 'open-capped', ...demoIn('withdraw-capped-open') },
  { name: 'paid', ...demoIn('withdraw-paid') },
  {
    name: 'already-open',
    ...READY,
    async act(hands) {
      await quote(hands);
      await hands.press('main [role="timer"]');
      await hands.lab('reset', { scenario: 'withdraw-open' });
      await hands.lab('session', { username: 'demo' });
      await hands.press(CONFIRM);
    },
  },
  followed('success'),
  followed('failed'),
  followed('rejected'),
  followed('canceled'),
];

export const WITHDRAW_STATES: readonly [StateEntry, ...StateEntry[]] = [...FORM, ...QUOTED, ...FOLLOWED];
