/** Types of the two withdraw machines: context, events, emitted events, inputs and outputs of actors. */
import type { Clock } from '../contract/time/clock.ts';
import type { ErrorCode, Failure } from '../contract/errors.ts';
import type { WithdrawDraft, WithdrawTerms } from '../contract/rules/withdraw-draft.ts';
import type { Withdraw, WithdrawQuote, WithdrawQuoteRequest, WithdrawRequest } from '../contract/withdraw.ts';
import type { Intent } from './submission.vocabulary.ts';

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

/** The part of an order that the machines keep. The full order is in the query cache. */
export interface WithdrawFacts {
  readonly code: string;
  /** The last status from the server. */
  readonly status: Withdraw['status'];
}

/** An informational message about the quote or the form. Failures are separate. */
export type WithdrawNotice =
  /** The new quote differs from the previous one: the player must review and confirm it again. */
  | 'QUOTE_CHANGED'
  /** The quote expired before the order reached the server. The new quote has the same values, but no order was created. */
  | 'QUOTE_RENEWED'
  /** An earlier attempt was found not to have created an order. */
  | 'NOT_CREATED';

export interface WithdrawInput {
  /** The server's time. */
  readonly clock: Clock;
  /** Makes an Idempotency-Key, a UUID. */
  readonly newKey: () => string;
}

export interface WithdrawContext extends WithdrawInput {
  readonly draft: WithdrawDraft;
  /** Kept while an outcome is unknown; renewed after a definite response or an edit (contract §1). */
  readonly key: string;
  /** The request of the quote, also used to refetch it. */
  readonly quoteRequest: WithdrawQuoteRequest | null;
  /** The displayed quote, the only one that can be confirmed. */
  readonly quote: WithdrawQuote | null;
  /** How often the quote was refetched since the player's last input. */
  readonly renewals: number;
  /** The withdrawal that is being created. */
  readonly intent: WithdrawIntent | null;
  /** Whether an earlier page load may have sent it. */
  readonly wasSent: boolean;
  /** The order that is, or is about to be, followed. */
  readonly order: WithdrawFacts | null;
  /** Whether that order was already in progress when the player requested another one. */
  readonly wasOpenAlready: boolean;
  readonly notice: WithdrawNotice | null;
  readonly failure: Failure | null;
}

/** The form as the player submits it, with the data that the page shows. */
export interface WithdrawSubmission {
  readonly draft: WithdrawDraft;
  readonly terms: WithdrawTerms;
}

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
  /** A query cache read or another tab reported an order of this player. */
  | { readonly type: 'withdraw.observed'; readonly withdraw: Withdraw }
  /** The page became visible again: its timers may have been suspended. */
  | { readonly type: 'page.returned' }
  | { readonly type: 'network.restored' }
  /** The estimate of the server's clock was corrected: all deadlines are recomputed. */
  | { readonly type: 'clock.corrected' };

export type WithdrawEmitted =
  | { readonly type: 'withdraw.drafted'; readonly draft: WithdrawDraft }
  /** The server rejected the request, so cached data is stale. */
  | { readonly type: 'withdraw.rejected'; readonly code: ErrorCode | null }
  /** An order was created and its credit taken. */
  | { readonly type: 'withdraw.requested'; readonly code: string }
  /** The page now displays an order. */
  | { readonly type: 'withdraw.followed'; readonly code: string }
  /** The player has left the followed order. */
  | { readonly type: 'withdraw.left' };

export interface WithdrawReference {
  readonly code: string;
}

// ---------------------------------------------------------------------------------------- following an order

export interface WithdrawOrderInput {
  readonly order: WithdrawFacts;
  readonly wasOpenAlready: boolean;
}

export interface WithdrawOrderContext extends WithdrawFacts {
  /** The player requested a withdrawal while the followed one was already in progress. */
  readonly notice: 'ALREADY_OPEN' | null;
}

export type WithdrawOrderEvent =
  /** The player leaves an order that has ended. */
  | { readonly type: 'order.leave' }
  /** A query cache read reported an order of this player. */
  | { readonly type: 'order.observed'; readonly withdraw: Withdraw };

export type WithdrawOrderEmitted =
  /** The order's status has changed. */
  { readonly type: 'withdraw.moved'; readonly code: string; readonly status: Withdraw['status'] };
