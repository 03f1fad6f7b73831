/** Types of the two deposit machines: context, events, emitted events, inputs and outputs of actors. */
import { type Clock, millisecondsOf } from '../contract/time/clock.ts';
import { type Attention, ATTENTIONS, type Deposit, type DepositRequest } from '../contract/deposit.ts';
import type { ErrorCode, Failure } from '../contract/errors.ts';
import type { DepositDraft, DepositTerms } from '../contract/rules/deposit-draft.ts';
import { isKnown } from '../contract/schema/vocabulary.ts';
import type { Intent, IntentSource } from './submission.vocabulary.ts';

/** A requested order. */
export interface DepositIntent extends Intent {
  readonly request: DepositRequest;
  readonly draft: DepositDraft;
}

/** The state to restore on page load: the journal's entries and the matching order of the server. */
export interface Restoration {
  readonly draft: DepositDraft | null;
  /** An intent with unknown outcome for which the server has no order. */
  readonly intent: DepositIntent | null;
  /** In this order of preference: the intent's order, the player's open order, the order followed last. */
  readonly order: Deposit | null;
}

/** The part of an order that the machines keep. The full order is in the query cache. */
export interface OrderFacts {
  readonly code: string;
  /** The last status from the server, which decides the machine's state. */
  readonly status: Deposit['status'];
  /** Whether received money waits for a decision of staff (contract §3). */
  readonly awaitsStaff: boolean;
  /** A server instant, in milliseconds. */
  readonly orderExpiresAt: number;
}

/** With these, only the excess payment waits for staff; with the others, the whole order does (contract §3). */
const EXCESS_ONLY: readonly Attention[] = ['OVER', 'TWICE'];

export function factsOf(deposit: Deposit): OrderFacts {
  return {
    code: deposit.code,
    status: deposit.status,
    awaitsStaff:
      deposit.status === 'PAID' &&
      deposit.attention !== undefined &&
      !(isKnown(ATTENTIONS, deposit.attention) && EXCESS_ONLY.includes(deposit.attention)),
    orderExpiresAt: millisecondsOf(deposit.expiresAt) ?? 0,
  };
}

// ------------------------------------------------------------------------------------------- making an order

export interface DepositInput {
  /** The server's time. */
  readonly clock: Clock;
  /** Makes an Idempotency-Key, a UUID. */
  readonly newKey: () => string;
}

export interface DepositContext extends DepositInput {
  readonly draft: DepositDraft;
  /** Kept while an outcome is unknown; renewed after a definite response or an edit (contract §1). */
  readonly key: string;
  /** The order that is being created. */
  readonly intent: DepositIntent | null;
  /** Whether an earlier page load may have sent it. */
  readonly wasSent: boolean;
  /** The order that is, or is about to be, followed. */
  readonly order: OrderFacts | null;
  /** Whether that order already existed when the player requested another one. */
  readonly wasOpenAlready: boolean;
  /** Whether an earlier attempt was found not to have created an order. */
  readonly wasNotCreated: boolean;
  readonly failure: Failure | null;
}

/** The form as the player submits it, with the data that the page shows. */
export interface DepositSubmission {
  readonly draft: DepositDraft;
  readonly terms: DepositTerms;
}

export type DepositEvent =
  | { readonly type: 'deposit.edit'; readonly changes: Partial<DepositDraft> }
  | ({ readonly type: 'deposit.submit' } & DepositSubmission)
  /** Retries immediately instead of after the backoff. */
  | { readonly type: 'deposit.retry' }
  /** The player stops waiting for the response to the order. */
  | { readonly type: 'deposit.stopWaiting' }
  /** A query cache read or another tab reported an open order of this player. */
  | { readonly type: 'deposit.observed'; readonly deposit: Deposit }
  /** The page became visible again. */
  | { readonly type: 'page.returned' }
  | { readonly type: 'network.restored' };

export type DepositEmitted =
  | { readonly type: 'deposit.drafted'; readonly draft: DepositDraft }
  /** The server rejected the order, so cached data is stale. */
  | { readonly type: 'deposit.rejected'; readonly code: ErrorCode | null }
  | { readonly type: 'deposit.followed'; readonly code: string }
  /** The player has left the followed order. */
  | { readonly type: 'deposit.left' };

// ---------------------------------------------------------------------------------------- following an order

/** An informational message about the last step. Failures are separate. */
export type OrderNotice =
  /** The player checked, and the bank has no payment yet (specification §4: this is displayed to the player). */
  | 'UNPAID'
  /** The check came before the cooldown had ended. */
  | 'TOO_SOON'
  /** The player requested an order while the followed order was already open. */
  | 'ALREADY_OPEN'
  /** The order can no longer be cancelled because it is paid (specification §4: contact staff). */
  | 'ALREADY_PAID'
  /** The player cancelled the order more than five minutes ago, but it is still open. */
  | 'NOT_CANCELED';

export interface DepositOrderInput extends IntentSource {
  readonly order: OrderFacts;
  readonly wasOpenAlready: boolean;
}

export interface DepositOrderContext extends OrderFacts, IntentSource {
  /** Server instants, in milliseconds. */
  readonly qrExpiresAt: number;
  readonly checkAllowedAt: number;
  /** The server's wait before the next check, in milliseconds. */
  readonly cooldown: number;
  /** Whether the running check is automatic: its negative result is not displayed. */
  readonly isQuiet: boolean;
  /** How often the order was polled since the player's last visit to the page. */
  readonly polls: number;
  /** Whether to check again as soon as the cooldown ends. */
  readonly wantsCheck: boolean;
  readonly notice: OrderNotice | null;
  readonly failure: Failure | null;
}

export type DepositOrderEvent =
  | { readonly type: 'order.check' }
  /** Checks with the bank automatically. */
  | { readonly type: 'order.checkQuietly' }
  /** Fetches the order without a check by the bank. */
  | { readonly type: 'order.poll' }
  /** The bank was asked and has no payment. */
  | { readonly type: 'order.unpaid' }
  | { readonly type: 'order.cancel' }
  | { readonly type: 'order.confirmCancel' }
  | { readonly type: 'order.keep' }
  | { readonly type: 'order.issueQr' }
  | { readonly type: 'order.retryQr' }
  | { readonly type: 'order.leave' }
  /** The player stops waiting for the response to a check. */
  | { readonly type: 'order.stopWaiting' }
  /** The player stops waiting for the response to a cancellation, or for the next attempt. */
  | { readonly type: 'order.retryCancel' }
  /** A query cache read or another tab reported this order. */
  | { readonly type: 'order.observed'; readonly deposit: Deposit }
  /** The page became visible again, for example after a visit to the bank app. */
  | { readonly type: 'page.returned' }
  | { readonly type: 'network.restored' }
  /** The estimate of the server's clock was corrected: all deadlines are recomputed. */
  | { readonly type: 'clock.corrected' };

export type DepositOrderEmitted =
  /** The order's status has changed. */
  { readonly type: 'order.moved'; readonly code: string; readonly status: Deposit['status'] };

export interface CheckOutcome {
  readonly deposit: Deposit;
  readonly retryAfterSeconds: number;
}

/** The expiry of a QR: a server instant, in milliseconds. */
export interface QrOutcome {
  readonly expiresAt: number;
}

export interface OrderReference {
  readonly code: string;
}

/** A cancellation that was sent. */
export type OrderCancellation = Intent & OrderReference;
