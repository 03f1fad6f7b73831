/** Types of the deposit machines: context, events, emitted events, inputs and outputs of actors. */
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { type Attention, ATTENTIONS, type Deposit, type DepositRequest } from '../contract/deposit.ts';
import type { Failure, ReadCode } from '../contract/errors.ts';
import type { DepositDraft, JudgedDraft } from '../contract/rules/deposit-draft.ts';
import { isKnown } from '../contract/schema/vocabulary.ts';
import type { ClockActor } from './clock-and-keys.ts';
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

/** The part of an order that the machines need. The order itself is in the query cache. */
export type OrderFacts = Pick<Deposit, 'code' | 'status' | 'attention' | 'expiresAt'>;

export function factsOf({ code, status, attention, expiresAt }: Deposit): OrderFacts {
  return { code, status, expiresAt, ...(attention !== undefined && { attention }) };
}

/** With these, only the excess payment waits for staff; with the others, the whole order does (contract §3). */
const EXCESS_ONLY: readonly Attention[] = ['OVER', 'TWICE'];

/** Whether received money waits for a decision of staff (contract §3). */
export function awaitsStaff({ status, attention }: OrderFacts): boolean {
  return (
    status === 'PAID' &&
    attention !== undefined &&
    !(isKnown(ATTENTIONS, attention) && EXCESS_ONLY.includes(attention))
  );
}

// ------------------------------------------------------------------------------------------- making an order

export interface DepositContext extends IntentSource {
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

/** The form as the player submits it, and how the contract's rules judge it with the data that the page shows. */
export interface DepositSubmission extends Pick<JudgedDraft, 'obstacle' | 'request'> {
  readonly draft: DepositDraft;
}

export type DepositEvent =
  | { readonly type: 'deposit.edit'; readonly changes: Partial<DepositDraft> }
  | ({ readonly type: 'deposit.submit' } & DepositSubmission)
  /** Retries immediately instead of after the backoff. */
  | { readonly type: 'deposit.retry' }
  /** The player stops waiting for the response to the order. */
  | { readonly type: 'deposit.stopWaiting' }
  /** A query cache read or another tab reported an open order of this player. */
  | { readonly type: 'news.deposit.observed'; readonly deposit: Deposit }
  /** The page became visible again. */
  | { readonly type: 'news.page.returned' }
  | { readonly type: 'news.network.restored' }
  /** The estimate of the server's clock was corrected. */
  | { readonly type: 'news.clock.corrected' };

export type DepositEmitted =
  /** The server rejected the order, so cached data is stale. */
  | { readonly type: 'domain.deposit.rejected'; readonly code: ReadCode | null }
  | { readonly type: 'domain.deposit.followed'; readonly code: string }
  /** The player has left the followed order. */
  | { readonly type: 'domain.deposit.left' };

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

export interface DepositOrderContext extends OrderReference, IntentSource {
  /** The order as it was when the site began to follow it. */
  readonly given: OrderFacts;
  readonly notice: OrderNotice | null;
  readonly failure: Failure | null;
}

export type DepositOrderEvent =
  | { readonly type: 'order.check' }
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
  /** The player has closed the order in the history: it emits `order.checked` once no check is in progress. */
  | { readonly type: 'order.hidden' }
  | OrderObserved
  /** The page became visible again, for example after a visit to the bank app. */
  | { readonly type: 'news.page.returned' }
  /** The player opens or leaves the page of the order. */
  | { readonly type: 'page.opened' }
  | { readonly type: 'page.closed' }
  | { readonly type: 'news.network.restored' }
  /** The estimate of the server's clock was corrected: all deadlines are recomputed. */
  | { readonly type: 'news.clock.corrected' }
  | PaymentWatchReport
  | DepositCheckReport
  | DepositQrReport;

/** The order as the server reported it: to any view, to another tab, or to a part of the machine. */
export interface OrderObserved {
  readonly type: 'order.observed';
  readonly deposit: OrderFacts;
}

/** An open order is due for an automatic check. */
export interface PaymentWatchReport {
  readonly type: 'payment.due';
}

/** The order's status has changed. */
export interface DepositOrderMoved {
  readonly type: 'domain.order.moved';
  readonly code: string;
  readonly status: Deposit['status'];
}

export type DepositOrderEmitted =
  | DepositOrderMoved
  /** The player has closed the order, and no check is in progress any more. */
  | { readonly type: 'order.checked'; readonly code: string };

export interface OrderReference {
  readonly code: string;
}

/** A cancellation that was sent. */
export type OrderCancellation = Intent & OrderReference;

/** What a child machine of an order starts with. */
interface OrderPartInput<Report extends EventObject> extends OrderReference {
  readonly clock: ClockActor;
  /** Receives the reports. */
  readonly order: ActorRef<Snapshot<unknown>, Report>;
}

// ---------------------------------------------------------------------------------------- asking the bank

export type DepositCheckInput = OrderPartInput<DepositCheckReport>;

export interface DepositCheckContext extends DepositCheckInput {
  /** A server instant, in milliseconds. */
  readonly checkAllowedAt: number;
  /** The server's wait before the next check, in milliseconds. */
  readonly cooldown: number;
  /** Whether the wait is a short one after an automatic check: a check that the player requests during it starts afterwards. */
  readonly hidesWait: boolean;
  /** How often the order was read since the interval was last set to its shortest. */
  readonly reads: number;
}

export type DepositCheckEvent =
  /** The player requests a check. */
  | { readonly type: 'order.check' }
  /** The player stops waiting for the response. */
  | { readonly type: 'order.stopWaiting' }
  /** Asks the bank as soon as a check that starts after this event is allowed. */
  | { readonly type: 'check.ask' }
  /** Asks the bank if neither a check or a read nor a wait is in progress; otherwise nothing happens. */
  | { readonly type: 'check.askIfReady' }
  /** Raised: a check starts, so that none is due any more. */
  | { readonly type: 'check.started' }
  /** The order cannot change any more: an automatic check that waits is dropped. */
  | { readonly type: 'check.drop' }
  /** Fetches the order once, without a check by the bank. */
  | { readonly type: 'order.read' }
  /** Fetches the order at growing intervals, without a check by the bank. */
  | { readonly type: 'order.readRegularly' }
  | { readonly type: 'order.stopReading' }
  /** The player has closed the order: reports `check.over` once no check is in progress. */
  | { readonly type: 'order.hidden' }
  | { readonly type: 'news.clock.corrected' };

export type DepositCheckReport =
  /** The check that starts or runs is one that the player requested. */
  | { readonly type: 'check.requested' }
  | ({ readonly type: 'check.answered' } & CheckAnswer)
  /** The server rejected the check, or its outcome is unknown. */
  | ({ readonly type: 'check.failed' } & CheckFailure)
  /** A check or a read has returned the order. */
  | OrderObserved
  /** The player has closed the order, and no check or read is in progress or due any more. */
  | { readonly type: 'check.over' };

/** The order after a check, and whether the player requested the check. */
export interface CheckAnswer {
  readonly deposit: Deposit;
  readonly isRequested: boolean;
}

export interface CheckFailure {
  readonly failure: Failure;
  readonly isRequested: boolean;
}

export interface CheckOutcome {
  readonly deposit: Deposit;
  readonly retryAfterSeconds: number;
}

// ---------------------------------------------------------------------------------------- showing the QR

export interface DepositQrInput extends OrderPartInput<DepositQrReport> {
  /** A server instant, in milliseconds. */
  readonly orderExpiresAt: number;
}

export interface DepositQrContext extends DepositQrInput {
  /** A server instant, in milliseconds. */
  readonly qrExpiresAt: number;
}

export type DepositQrEvent =
  | { readonly type: 'order.issueQr' }
  | { readonly type: 'order.retryQr' }
  /** The bank was asked and has no payment. */
  | { readonly type: 'order.unpaid' }
  | { readonly type: 'news.page.returned' }
  | { readonly type: 'news.network.restored' }
  | { readonly type: 'news.clock.corrected' };

export type DepositQrReport =
  /** The time of the QR or of the order is up: the bank must be asked before the QR counts as expired. */
  | { readonly type: 'qr.lapsed' }
  /** A QR is requested again, or a new one. */
  | { readonly type: 'qr.requested' }
  /** The QR cannot be loaded. */
  | { readonly type: 'qr.failed'; readonly failure: Failure }
  /** The server rejected the request for a new QR. */
  | { readonly type: 'qr.rejected'; readonly failure: Failure };

/** The expiry of a QR: a server instant, in milliseconds. */
export interface QrOutcome {
  readonly expiresAt: number;
}
