/** The steps of a ledger walk: actions of the player, the bank and the staff, network faults, and passing time. */
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { WELCOME } from '../../../mock-server/seeds/promotions.ts';
import { type DepositDraft, EMPTY_DRAFT } from '../../../contract/rules/deposit-draft.ts';
import { UNSET_INSTANT } from '../../../contract/time/clock.ts';
import type { WithdrawQuoteEvent } from '../../../machines/withdraw.vocabulary.ts';
import { TERMS } from '../../fixtures/cashier/deposits.ts';
import { TERMS as WITHDRAW_TERMS } from '../../fixtures/cashier/withdrawals.ts';
import { type Page, PLAYER } from './page.ts';

export interface Step {
  /** Whether the step is possible now; always, if omitted. */
  readonly isPossible?: (page: Page) => boolean;
  readonly take: (page: Page) => void | Promise<void>;
  /** Relative frequency of the step; default 1. */
  readonly weight?: number;
}

const KIP: DepositDraft = { provider: 'gclub', mid: 'MOCKLAK0001', entry: '675000' };
const BAHT: DepositDraft = { provider: 'gclub', mid: 'MOCKTHB0001', entry: '500' };
const TOO_LITTLE: DepositDraft = { ...BAHT, entry: '1' };
const WITHDRAWAL = { provider: 'alphabet', entry: '200' } as const;
const OFFER = { id: WELCOME, providers: ['gclub'], endsAt: UNSET_INSTANT, eligible: true } as const;
const ACCOUNT = 'BA000001';
const { username } = DEMO_PLAYER;

const newestDeposit = ({ store }: Page) =>
  store.deposits.findMany({ where: { playerId: { equals: PLAYER } } }).at(-1);
const newestWithdraw = ({ store }: Page) =>
  store.withdraws.findMany({ where: { playerId: { equals: PLAYER } } }).at(-1);
const usageInForce = ({ store }: Page) =>
  store.usages
    .findMany({ where: { playerId: { equals: PLAYER } } })
    .find(({ status }) => status === 'ACTIVE' || status === 'USED');

type DepositPress = Parameters<Page['deposit']['send']>[0];
type OrderPress = Parameters<NonNullable<Page['order']>['send']>[0];
type WithdrawPress = Parameters<Page['withdraw']['send']>[0];
type ClaimPress = Parameters<Page['claim']['send']>[0];
type CancelPress = Parameters<Page['cancel']['send']>[0];

/** A button press; possible only if the machine accepts the event. */
const onDeposit = (event: DepositPress, weight = 1): Step => ({
  isPossible: ({ deposit }) => deposit.getSnapshot().can(event),
  take: ({ deposit }) => deposit.send(event),
  weight,
});
const onOrder = (event: OrderPress, weight = 1): Step => ({
  isPossible: ({ order }) => order?.getSnapshot().can(event) ?? false,
  take: ({ order }) => order?.send(event),
  weight,
});
const onWithdraw = (event: WithdrawPress, weight = 1): Step => ({
  isPossible: ({ withdraw }) => withdraw.getSnapshot().can(event),
  take: ({ withdraw }) => withdraw.send(event),
  weight,
});
/** A press that `withdraw` forwards to the machine of a quote, if there is one. */
const onQuote = (event: WithdrawQuoteEvent, weight = 1): Step => ({
  isPossible: ({ withdraw }) => (withdraw.getSnapshot().children.quote ?? withdraw).getSnapshot().can(event),
  take: ({ withdraw }) => withdraw.send(event),
  weight,
});
const onClaim = (event: ClaimPress, weight = 1): Step => ({
  isPossible: ({ claim }) => claim.getSnapshot().can(event),
  take: ({ claim }) => claim.send(event),
  weight,
});
const onCancel = (event: CancelPress, weight = 1): Step => ({
  isPossible: ({ cancel }) => cancel.getSnapshot().can(event),
  take: ({ cancel }) => cancel.send(event),
  weight,
});

const submit = (draft: DepositDraft): DepositPress => ({ type: 'deposit.submit', draft, terms: TERMS });

const pays = (amount?: string, times?: number): Step => ({
  isPossible: (page) => newestDeposit(page) !== undefined,
  take: (page) =>
    page.line.lab('bank/pay', {
      code: newestDeposit(page)?.code,
      ...(amount === undefined ? {} : { amount }),
      ...(times === undefined ? {} : { times }),
    }),
});

const staffOnDeposit = (action: string): Step => ({
  isPossible: (page) => newestDeposit(page) !== undefined,
  take: (page) => page.line.lab(`staff/deposits/${newestDeposit(page)?.code}`, { action }),
});
const staffOnWithdraw = (action: string): Step => ({
  isPossible: (page) => newestWithdraw(page) !== undefined,
  take: (page) => page.line.lab(`staff/withdraws/${newestWithdraw(page)?.code}`, { action }),
});

/** Applies a fault to the next request with this method. */
const faults = (method: 'GET' | 'POST', fault: object): Step => ({
  isPossible: ({ line }) => line.mock.backend.world.faults.active().length === 0,
  take: ({ line }) => line.lab('faults', { match: { method }, times: 1, ...fault }),
});

const passes = (seconds: number): Step => ({ take: (page) => page.pass(seconds * 1_000) });

export const STEPS = {
  'the player orders in kip': onDeposit(submit(KIP), 4),
  'the player orders in baht': onDeposit(submit(BAHT), 2),
  'the player orders too little': onDeposit(submit(TOO_LITTLE)),
  'the player edits the deposit': onDeposit({ type: 'deposit.edit', changes: EMPTY_DRAFT }),
  'the player tries the deposit again': onDeposit({ type: 'deposit.retry' }),
  'the player stops waiting for the deposit': onDeposit({ type: 'deposit.stopWaiting' }),
  'the player checks': onOrder({ type: 'order.check' }, 2),
  'the player cancels': onOrder({ type: 'order.cancel' }),
  'the player confirms to cancel': onOrder({ type: 'order.confirmCancel' }, 2),
  'the player tries to cancel again': onOrder({ type: 'order.retryCancel' }),
  'the player keeps the order': onOrder({ type: 'order.keep' }),
  'the player asks for a new QR': onOrder({ type: 'order.issueQr' }, 2),
  'the player asks for the QR again': onOrder({ type: 'order.retryQr' }),
  'the player stops waiting for the bank': onOrder({ type: 'order.stopWaiting' }),
  'the player starts another deposit': onOrder({ type: 'order.leave' }, 2),
  'the player asks what it comes to': onWithdraw(
    { type: 'withdraw.quote', draft: WITHDRAWAL, terms: WITHDRAW_TERMS },
    3,
  ),
  'the player confirms the withdrawal': onQuote({ type: 'withdraw.confirm', bankAccountId: ACCOUNT }, 4),
  'the player goes back from the quote': onWithdraw({ type: 'withdraw.back' }),
  'the player tries the withdrawal again': onQuote({ type: 'withdraw.retry' }),
  'the player has done with the withdrawal': {
    isPossible: ({ withdraw }) =>
      withdraw.getSnapshot().children.order?.getSnapshot().can({ type: 'order.leave' }) ?? false,
    take: ({ withdraw }) => withdraw.getSnapshot().children.order?.send({ type: 'order.leave' }),
    weight: 2,
  },
  'the player opens a promotion': onClaim({ type: 'claim.open', promotion: OFFER }, 2),
  'the player claims': onClaim({ type: 'claim.confirm', promotion: OFFER }, 3),
  'the player turns away from the claim': onClaim({ type: 'claim.close' }),
  'the player stops waiting for the claim': onClaim({ type: 'claim.stopWaiting' }),
  'the player tries the claim again': onClaim({ type: 'claim.retry' }),
  'the player wants to cancel the promotion': {
    isPossible: (page) => usageInForce(page) !== undefined && page.cancel.getSnapshot().matches('idle'),
    take: (page) => page.cancel.send({ type: 'cancel.open', usageId: usageInForce(page)?.id ?? '' }),
    weight: 2,
  },
  'the player confirms to cancel the promotion': onCancel({ type: 'cancel.confirm' }, 3),
  'the player keeps the promotion': onCancel({ type: 'cancel.close' }),
  'the player stops waiting for the cancellation': onCancel({ type: 'cancel.stopWaiting' }),
  'the player tries the cancellation again': onCancel({ type: 'cancel.retry' }),
  'the player loads the page anew': { take: (page) => page.reload() },
  'the player comes back to the page': {
    take: async (page) => {
      page.sendToAll({ type: 'page.returned' });
      await page.look();
    },
  },
  'the bank gets what is asked': { ...pays(), weight: 2 },
  'the bank gets too little': pays('100'),
  'the bank gets it twice': pays(undefined, 2),
  'the bank is silent': { take: ({ line }) => line.lab('bank/mode', { mode: 'silent' }) },
  'the bank answers': { take: ({ line }) => line.lab('bank/mode', { mode: 'up' }) },
  'staff make the transfer fail': staffOnDeposit('fail'),
  'staff retry the transfer': staffOnDeposit('retry'),
  'staff give the credit': staffOnDeposit('credit'),
  'staff reject the deposit': staffOnDeposit('reject'),
  'staff cancel the deposit': staffOnDeposit('cancel'),
  'staff approve the withdrawal': staffOnWithdraw('approve'),
  'the bank pays the withdrawal': staffOnWithdraw('succeed'),
  'the bank fails the withdrawal': staffOnWithdraw('fail'),
  'staff reject the withdrawal': staffOnWithdraw('reject'),
  'staff take the promotion away': {
    isPossible: (page) => usageInForce(page) !== undefined,
    take: (page) => page.line.lab(`staff/usages/${usageInForce(page)?.id}`, { action: 'cancel' }),
  },
  'the rate changes': {
    take: ({ line }) => line.lab('rates', { currency: 'LAK', buy: '650', sell: '680' }),
  },
  'the credit is played away': {
    take: ({ line }) => line.lab('credit', { username, provider: 'alphabet', amount: '-300' }),
  },
  'the next write is lost': faults('POST', { fault: 'drop' }),
  'the answer to the next write is lost': { ...faults('POST', { fault: 'lost-reply' }), weight: 2 },
  'the next write is never answered': faults('POST', { fault: 'timeout' }),
  'the next write arrives twice': faults('POST', { fault: 'duplicate' }),
  'the next write finds the server busy': faults('POST', { fault: 'status', code: 'SERVICE_UNAVAILABLE' }),
  'the next write comes too soon': faults('POST', { fault: 'status', code: 'RATE_LIMITED' }),
  'the answer to the next write is garbage': faults('POST', { fault: 'malformed-json' }),
  'the next write is held up': { take: ({ line }) => line.holdNext() },
  'what was held up arrives': {
    isPossible: ({ line }) => line.hasHeld,
    take: ({ line }) => line.arrive(),
    weight: 2,
  },
  'the next read is lost': faults('GET', { fault: 'drop' }),
  'reads are lost for a while': {
    take: ({ line }) => line.lab('faults', { match: { method: 'GET' }, fault: 'drop', times: 5 }),
  },
  'the line is back': { take: (page) => page.sendToAll({ type: 'network.restored' }) },
  'a second passes': passes(1),
  'ten seconds pass': { ...passes(10), weight: 3 },
  'a minute passes': passes(60),
  'ten minutes pass': passes(600),
  'half an hour passes': passes(1_800),
} as const satisfies Readonly<Record<string, Step>>;

export type StepName = keyof typeof STEPS;

export const STEP_NAMES = Object.keys(STEPS) as readonly StepName[];

export function stepCalled(name: StepName): Step {
  return STEPS[name];
}
