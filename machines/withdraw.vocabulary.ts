/** The words of the withdraw machine: what it knows, what it hears, what it says, what it asks of its slots. */
import type { Clock } from '../contract/time/clock.ts';
import type { ErrorCode, Failure } from '../contract/errors.ts';
import type { WithdrawDraft } from '../contract/rules/withdraw-draft.ts';
import type { Withdraw, WithdrawQuote, WithdrawQuoteRequest, WithdrawRequest } from '../contract/withdraw.ts';

/** A withdrawal that was asked for: journalled before its POST, so that a reload can find out what became of it. */
export interface WithdrawIntent {
  readonly key: string;
  readonly request: WithdrawRequest;
  readonly draft: WithdrawDraft;
  /** Server time, in milliseconds. */
  readonly at: number;
}

/** What a load finds: the journal's part, and the order that the server has for it. */
export interface WithdrawRestoration {
  readonly draft: WithdrawDraft | null;
  /** An intent whose outcome is unknown and of which the server knows no order. */
  readonly intent: WithdrawIntent | null;
  /** The intent's order; else the one that is under way; else the one that was being followed. */
  readonly order: Withdraw | null;
}

/** What the machine keeps of an order. All else about it stands in the query cache. */
export interface WithdrawFacts {
  readonly code: string;
  /** The last status that the server told. */
  readonly status: Withdraw['status'];
}

/** A plain remark on the numbers of the quote, or on the order that is shown. Failures stand apart. */
export type WithdrawNotice =
  /** The quote comes to something else than the one before: the player looks again, and presses again. */
  | 'QUOTE_CHANGED'
  /** The quote had ended before the order arrived. It comes to the same now, but nothing was asked for. */
  | 'QUOTE_RENEWED'
  /** There was a withdrawal under way already when another was asked for: this is it. */
  | 'ALREADY_OPEN'
  /** An earlier attempt turned out never to have made an order. */
  | 'NOT_CREATED';

export interface WithdrawInput {
  /** The server's time. */
  readonly clock: Clock;
  /** Makes an Idempotency-Key, a UUID. */
  readonly newKey: () => string;
}

export interface WithdrawContext extends WithdrawInput {
  readonly draft: WithdrawDraft;
  /** Kept while an outcome is unknown; new after a definite answer or an edit (contract §1). */
  readonly key: string;
  /** What the quote is asked for, and asked for again. */
  readonly quoteRequest: WithdrawQuoteRequest | null;
  /** What the player is shown, and what alone may be confirmed. */
  readonly quote: WithdrawQuote | null;
  /** How often the quote was refetched since the player's last input. */
  readonly renewals: number;
  readonly request: WithdrawRequest | null;
  /** When the player asked for it: a server instant, in milliseconds. */
  readonly intendedAt: number;
  readonly tries: number;
  /** Whether what the player waits for takes longer than usual. */
  readonly isSlow: boolean;
  /** The order that is, or is about to be, followed. */
  readonly order: WithdrawFacts | null;
  readonly notice: WithdrawNotice | null;
  readonly failure: Failure | null;
}

export type WithdrawEvent =
  | { readonly type: 'withdraw.edit'; readonly changes: Partial<WithdrawDraft> }
  /** Asks what the amount comes to. Nothing is withdrawn by it. */
  | { readonly type: 'withdraw.quote'; readonly request: WithdrawQuoteRequest }
  /** Withdraws what is shown, to this account. */
  | { readonly type: 'withdraw.confirm'; readonly bankAccountId: string }
  /** From the quote back to the form. */
  | { readonly type: 'withdraw.back' }
  /** Tries again at once what is being waited for. */
  | { readonly type: 'withdraw.retry' }
  /** The player has done with an order that has ended. */
  | { readonly type: 'withdraw.leave' }
  /** The server told of an order of this player: a read of the cache, another tab. */
  | { readonly type: 'withdraw.observed'; readonly withdraw: Withdraw }
  /** The page is looked at again: timers may have slept with the phone. */
  | { readonly type: 'page.returned' }
  | { readonly type: 'network.restored' }
  /** The server clock was corrected: the deadlines are computed again. */
  | { readonly type: 'clock.corrected' };

export type WithdrawEmitted =
  | { readonly type: 'withdraw.drafted'; readonly draft: WithdrawDraft }
  /** The server rejected, so something that the page believes is stale. */
  | { readonly type: 'withdraw.rejected'; readonly code: ErrorCode | null }
  /** An order was made: the credit is taken. */
  | { readonly type: 'withdraw.requested'; readonly code: string }
  /** An order is on the page from now on. */
  | { readonly type: 'withdraw.followed'; readonly code: string }
  /** The order has reached another status. */
  | { readonly type: 'withdraw.moved'; readonly code: string; readonly status: Withdraw['status'] }
  /** The player has done with the order that was followed. */
  | { readonly type: 'withdraw.left' };

export interface WithdrawReference {
  readonly code: string;
}
