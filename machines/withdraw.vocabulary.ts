/** Types of the three withdraw machines: context, events, emitted events, inputs and outputs of actors. */
import { type Failure, isServerCode, type ReadCode } from '../contract/errors.ts';
import {
  EMPTY_WITHDRAW_DRAFT,
  type JudgedWithdrawDraft,
  type WithdrawDraft,
} from '../contract/rules/withdraw-draft.ts';
import type { Withdraw, WithdrawQuote, WithdrawQuoteRequest, WithdrawRequest } from '../contract/withdraw.ts';
import type { ClockActor } from './clock-and-keys.ts';
import type { Intent, IntentSource, Rejection, SubmissionOutput } from './submission.vocabulary.ts';

/** A requested withdrawal. */
export interface WithdrawIntent extends Intent {
  readonly request: WithdrawRequest;
  readonly draft: WithdrawDraft;
}

/** The state to restore on page load: the journal's entries and the matching order of the server. */
export interface WithdrawRestoration {
  readonly draft: WithdrawDraft | null;
  /** An intent with unknown outcome for which the server has no order. */
  readonly intent: WithdrawIntent | null;
  /** In this order of preference: the intent's order, the order in progress, the order followed last. */
  readonly order: Withdraw | null;
}

/** The part of an order that the machines need. The order itself is in the query cache. */
export type WithdrawFacts = Pick<Withdraw, 'code' | 'status'>;

export interface WithdrawContext extends IntentSource {
  readonly draft: WithdrawDraft;
  /** The request of the quote; null if the player does not want one. */
  readonly quoteRequest: WithdrawQuoteRequest | null;
  /** The quote that the player has confirmed. */
  readonly quote: WithdrawQuote | null;
  /** The withdrawal that is being created. A new confirmation gets a new key (contract §1). */
  readonly intent: WithdrawIntent | null;
  /** Whether an earlier page load may have sent it. */
  readonly wasSent: boolean;
  /** The order that is, or is about to be, followed. */
  readonly order: WithdrawFacts | null;
  /** Whether that order was already in progress when the player requested another one. */
  readonly wasOpenAlready: boolean;
  /** An earlier attempt was found not to have created an order. */
  readonly notice: 'NOT_CREATED' | null;
  readonly failure: Failure | null;
}

/** The context of a page that has just been opened. */
export const NOTHING_YET = {
  draft: EMPTY_WITHDRAW_DRAFT,
  quoteRequest: null,
  quote: null,
  intent: null,
  wasSent: false,
  order: null,
  wasOpenAlready: false,
  notice: null,
  failure: null,
} satisfies Omit<WithdrawContext, keyof IntentSource>;

/** How the contract's rules judge the form that the player submits, with the data that the page shows. */
export type WithdrawSubmission = Pick<JudgedWithdrawDraft, 'obstacle' | 'request'>;

export type WithdrawEvent =
  | { readonly type: 'withdraw.edit'; readonly changes: Partial<WithdrawDraft> }
  /** Requests a quote. This withdraws nothing. */
  | ({ readonly type: 'withdraw.quote' } & WithdrawSubmission)
  /** Withdraws as displayed, to this bank account. */
  | { readonly type: 'withdraw.confirm'; readonly bankAccountId: string }
  /** Returns from the quote to the form. */
  | { readonly type: 'withdraw.back' }
  /** Retries immediately instead of after the backoff. */
  | { readonly type: 'withdraw.retry' }
  /** A query cache read reported an open order of this player. */
  | { readonly type: 'news.withdraw.observed'; readonly withdraw: Withdraw }
  /** The page became visible again: its timers may have been suspended. */
  | { readonly type: 'news.page.returned' }
  | { readonly type: 'news.network.restored' }
  /** The estimate of the server's clock was corrected: all deadlines are recomputed. */
  | { readonly type: 'news.clock.corrected' };

export type WithdrawEmitted =
  /** The server rejected the request, so cached data is stale. */
  | { readonly type: 'domain.withdraw.rejected'; readonly code: ReadCode | null }
  /** An order was created and its credit taken. */
  | { readonly type: 'domain.withdraw.requested'; readonly code: string }
  /** The page now displays an order. */
  | { readonly type: 'domain.withdraw.followed'; readonly code: string }
  /** The player has left the followed order. */
  | { readonly type: 'domain.withdraw.left' };

export interface WithdrawReference {
  readonly code: string;
}

/** How a quote or a submission ends. */
export type WithdrawOutcome = WithdrawQuoteOutput | SubmissionOutput<Withdraw>;

/** Why no withdrawal exists; null if one may. */
export function failureIn(outcome: WithdrawOutcome): Failure | null {
  return ('failure' in outcome ? outcome.failure : null) ?? null;
}

export function rejectionOf(failure: Failure | null): WithdrawEmitted {
  return { type: 'domain.withdraw.rejected', code: failure?.kind === 'server' ? failure.code : null };
}

/** The code of the withdrawal in progress, if the server rejected a request because of it (contract §2). */
export function openCode(failure: Failure | null): string | null {
  return (failure && isServerCode(failure, 'OPEN_WITHDRAW') && failure.meta['code']) || null;
}

/** The code of the order that is, or is about to be, followed. */
export function codeOf({ order }: WithdrawContext): string {
  return order?.code ?? '';
}

/** What changes when the page shows this withdrawal; null if the server did not describe it. */
export function following(
  { order, quoteRequest, intent }: WithdrawContext,
  withdraw: Withdraw | null,
): Pick<WithdrawContext, 'order' | 'wasOpenAlready' | 'notice' | 'failure'> {
  return {
    order: withdraw ? { code: withdraw.code, status: withdraw.status } : order,
    // After a missing response, the order in progress may be the one that this machine created.
    wasOpenAlready: quoteRequest !== null && withdraw?.idempotencyKey !== intent?.key,
    notice: null,
    failure: null,
  };
}

export function quoteInputOf({ clock, quoteRequest, quote, failure }: WithdrawContext): WithdrawQuoteInput {
  if (!quoteRequest) throw new Error('withdraw.quoting needs a request');
  return { clock, request: quoteRequest, quote, failure };
}

export function orderInputOf({ order, wasOpenAlready }: WithdrawContext): WithdrawOrderInput {
  if (!order) throw new Error('withdraw.following needs an order');
  return { order, wasOpenAlready };
}

// ------------------------------------------------------------------------------------------------- one quote

export interface WithdrawQuoteInput {
  readonly clock: ClockActor;
  readonly request: WithdrawQuoteRequest;
  /** The confirmed quote, if the server rejected its withdrawal for now. */
  readonly quote: WithdrawQuote | null;
  /** Why the server rejected that withdrawal. */
  readonly failure: Failure | null;
}

export interface WithdrawQuoteContext extends WithdrawQuoteInput {
  /** How often the quote was refetched since the player's last input. */
  readonly renewals: number;
  /** What the player has confirmed. */
  readonly confirmed: WithdrawRequest | null;
  readonly notice: WithdrawQuoteNotice | null;
}

/** An informational message about the quote. Failures are separate. */
export type WithdrawQuoteNotice =
  /** The new quote differs from the previous one: the player must review and confirm it again. */
  | 'QUOTE_CHANGED'
  /** The quote expired before the order reached the server. The new quote has the same values, but no order was created. */
  | 'QUOTE_RENEWED';

/** The events that `withdraw` forwards. */
export type WithdrawQuoteEvent = Extract<
  WithdrawEvent,
  {
    readonly type:
      | 'withdraw.confirm'
      | 'withdraw.retry'
      | 'news.page.returned'
      | 'news.network.restored'
      | 'news.clock.corrected';
  }
>;

export type WithdrawQuoteOutput =
  /** The player confirmed the shown quote. The request contains exactly its values. */
  | { readonly kind: 'confirmed'; readonly quote: WithdrawQuote; readonly request: WithdrawRequest }
  | Rejection
  /** The request for the first quote got no usable response. */
  | { readonly kind: 'unanswered'; readonly failure: Failure };

// ---------------------------------------------------------------------------------------- following an order

export interface WithdrawOrderInput {
  readonly order: WithdrawFacts;
  readonly wasOpenAlready: boolean;
}

export interface WithdrawOrderContext extends WithdrawReference {
  /** The order as it was when the site began to follow it. */
  readonly given: WithdrawFacts;
  /** The player requested a withdrawal while the followed one was already in progress. */
  readonly notice: 'ALREADY_OPEN' | null;
}

export type WithdrawOrderEvent =
  /** The player leaves an order that has ended. */
  { readonly type: 'order.leave' } | WithdrawOrderObserved;

/** The order as the server reported it to any view. */
export interface WithdrawOrderObserved {
  readonly type: 'order.observed';
  readonly withdraw: WithdrawFacts;
}

export type WithdrawOrderEmitted =
  /** The order's status has changed. */
  { readonly type: 'domain.withdraw.moved'; readonly code: string; readonly status: Withdraw['status'] };
