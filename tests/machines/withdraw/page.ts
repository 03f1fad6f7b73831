import { instantOf } from '../../../contract/time/clock.ts';
import type { WithdrawDraft } from '../../../contract/rules/withdraw-draft.ts';
import type { Withdraw, WithdrawQuote, WithdrawQuoteRequest } from '../../../contract/withdraw.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import {
  type WithdrawIntent,
  withdrawMachine,
  type WithdrawRestoration,
} from '../../../machines/withdraw.machine.ts';
import { withdrawQuoteMachine } from '../../../machines/withdrawQuote.machine.ts';
import type { WithdrawReference } from '../../../machines/withdrawOrder.machine.ts';
import { asked, TERMS } from '../../../tools/fixtures/cashier/withdrawals.ts';
import { rejection, SECOND, START } from '../harness/facts.ts';
import { ControlledActor } from '../harness/actors.ts';
import { start, withControlledActors } from '../harness/start.ts';

/** How long a quote of these tests is valid. */
export const QUOTE_HOLDS = 60 * SECOND;

/** How long a new quote cannot be confirmed yet. */
export const UNREAD = 600;

export const DRAFT: WithdrawDraft = { provider: 'alphabet', entry: '400' };
export const REQUEST: WithdrawQuoteRequest = { provider: 'alphabet', amount: '400' };
export const OPEN_WITHDRAW = rejection('OPEN_WITHDRAW', { meta: { code: 'W-1' } });

/** The restored state on a first visit: empty. */
export const NOTHING: WithdrawRestoration = { draft: null, intent: null, order: null };

/** A quote as the server sends it, issued at `now`. */
export function quoteOf(now: number, changes: Partial<WithdrawQuote> = {}): WithdrawQuote {
  return {
    quoteId: 'Q-1',
    expiresAt: instantOf(now + QUOTE_HOLDS),
    amount: '400',
    bonusDeducted: '0',
    received: '400',
    returned: '0',
    payAmount: '262000',
    payCurrency: 'LAK',
    rate: '655',
    steps: [{ code: 'PAY_AMOUNT', value: '262000' }],
    ...changes,
  };
}

/** An order as the server sends it; open by default. */
export function withdrawOf(changes: Partial<Withdraw> = {}): Withdraw {
  return {
    code: 'W-1',
    idempotencyKey: 'key-1',
    provider: 'alphabet',
    amount: '400',
    status: 'OPEN',
    bankName: 'BCEL',
    accountName: 'DEMO PLAYER',
    accountNumber: '160120000123456',
    creditReceived: '400',
    creditReturned: '0',
    bonusDeducted: '0',
    payAmount: '262000',
    payCurrency: 'LAK',
    rate: '655',
    createdAt: instantOf(START),
    finishedAt: '0001-01-01T00:00:00Z',
    ...changes,
  };
}

/** Loads the page on which credit is withdrawn. The test settles its actors. */
export function openWithdrawPage({ at = START } = {}) {
  const createWithdraw = new ControlledActor<Withdraw, WithdrawIntent>();
  const findWithdraw = new ControlledActor<Withdraw | null, WithdrawIntent>();
  const requestQuote = new ControlledActor<WithdrawQuote, WithdrawQuoteRequest>();
  const kept: WithdrawDraft[] = [];
  const page = start(
    withdrawMachine,
    {
      restore: new ControlledActor<WithdrawRestoration>(),
      offerQuote: { logic: withControlledActors(withdrawQuoteMachine, { requestQuote }) },
      submitWithdraw: { logic: submissionOf({ send: createWithdraw.logic, lookUp: findWithdraw.logic }) },
      loadWithdraw: new ControlledActor<Withdraw, WithdrawReference>(),
    },
    { at, input: (given) => given, actions: { keepDraft: ({ context }) => void kept.push(context.draft) } },
  );
  return {
    ...page,
    createWithdraw,
    findWithdraw,
    requestQuote,
    /** The drafts that the journal has kept. */
    kept,
    quote: (changes: Partial<WithdrawDraft> = {}, terms = TERMS) =>
      page.send(asked({ ...DRAFT, ...changes }, terms)),
    confirm: () => page.send({ type: 'quote.confirm', bankAccountId: 'BA-1' }),
    now: () => page.clock.now(),
    /** Settles the request for a quote with one issued now. */
    quotes: (changes: Partial<WithdrawQuote> = {}) => requestQuote.answer(quoteOf(page.clock.now(), changes)),
    /** The machine of the quote that is requested or shown; undefined if there is none. */
    quoted: () => page.snapshot().children.quote?.getSnapshot(),
    /** The machine of the order that is followed. */
    order: () => {
      const { order } = page.snapshot().children;
      if (!order) throw new Error('no withdrawal is followed');
      return order;
    },
    observe: (news: Partial<Withdraw>) =>
      page.send({ type: 'news.withdraw.observed', withdraw: withdrawOf(news) }),
    /** The key of the first creation that was sent. */
    firstKey: () => createWithdraw.calls[0]?.input.key ?? '',
    /** The keys of all creations that were sent, in order. */
    sentKeys: () => createWithdraw.calls.map((call) => call.input.key),
  };
}

export type WithdrawPage = ReturnType<typeof openWithdrawPage>;

/** The page with its form, filled in. */
export async function form(): Promise<WithdrawPage> {
  const page = openWithdrawPage();
  await page.restore.answer(NOTHING);
  page.send({ type: 'withdraw.edit', changes: DRAFT });
  return page;
}

/** The page with a quote that can be confirmed. */
export async function quoted(): Promise<WithdrawPage> {
  const page = await form();
  page.quote();
  await page.quotes();
  await page.pass(UNREAD);
  return page;
}

/** A withdrawal that was confirmed and sent. */
export async function sent(): Promise<WithdrawPage> {
  const page = await quoted();
  page.confirm();
  return page;
}

/** The page that follows a created withdrawal. */
export async function underWay(): Promise<WithdrawPage> {
  const page = await sent();
  await page.createWithdraw.answer(withdrawOf({ idempotencyKey: page.firstKey() }));
  return page;
}
