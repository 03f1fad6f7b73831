/** The words of the two deposit machines: what they know, what they hear, what they say, what they ask of their slots. */
import { type Clock, millisecondsOf } from '../contract/time/clock.ts';
import { type Attention, ATTENTIONS, type Deposit, type DepositRequest } from '../contract/deposit.ts';
import type { ErrorCode, Failure } from '../contract/errors.ts';
import type { DepositDraft } from '../contract/rules/deposit-draft.ts';
import { isKnown } from '../contract/schema/vocabulary.ts';

/** An order that was asked for: journalled before its POST, so that a reload can find out what became of it. */
export interface DepositIntent {
  readonly key: string;
  readonly request: DepositRequest;
  readonly draft: DepositDraft;
  /** Server time, in milliseconds. */
  readonly at: number;
}

/** What a load finds: the journal's part, and the order that the server has for it. */
export interface Restoration {
  readonly draft: DepositDraft | null;
  /** An intent whose outcome is unknown and of which the server knows no order. */
  readonly intent: DepositIntent | null;
  /** The intent's order; else the player's open order; else the one that was being followed. */
  readonly order: Deposit | null;
}

/** What a machine keeps of an order. All else about it stands in the query cache. */
export interface OrderFacts {
  readonly code: string;
  /** The last status that the server told, which decides the state. */
  readonly status: Deposit['status'];
  /** Whether the money that came waits for staff (contract §3). */
  readonly awaitsStaff: boolean;
  /** A server instant, in milliseconds. */
  readonly orderExpiresAt: number;
}

/** Of money that does not fit, only the excess waits for staff here; else the order does (contract §3). */
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
  /** Kept while an outcome is unknown; new after a definite answer or an edit (contract §1). */
  readonly key: string;
  readonly request: DepositRequest | null;
  /** When the player asked for it: a server instant, in milliseconds. */
  readonly intendedAt: number;
  readonly tries: number;
  /** The order that is, or is about to be, followed. */
  readonly order: OrderFacts | null;
  /** Whether that order was open already when another was asked for. */
  readonly wasOpenAlready: boolean;
  /** Whether an earlier attempt turned out never to have made an order. */
  readonly wasNotCreated: boolean;
  readonly failure: Failure | null;
}

export type DepositEvent =
  | { readonly type: 'deposit.edit'; readonly changes: Partial<DepositDraft> }
  | { readonly type: 'deposit.submit'; readonly request: DepositRequest }
  /** Tries again at once what is being waited for. */
  | { readonly type: 'deposit.retry' }
  /** The answer to an order has been waited for long enough. */
  | { readonly type: 'deposit.stopWaiting' }
  /** The server told of an open order of this player: a read of the cache, another tab. */
  | { readonly type: 'deposit.observed'; readonly deposit: Deposit }
  | { readonly type: 'network.restored' };

export type DepositEmitted =
  | { readonly type: 'deposit.drafted'; readonly draft: DepositDraft }
  /** The server rejected to open an order, so something that the page believes is stale. */
  | { readonly type: 'deposit.rejected'; readonly code: ErrorCode | null }
  | { readonly type: 'deposit.followed'; readonly code: string }
  /** The player has done with the order that was followed. */
  | { readonly type: 'deposit.left' };

// ---------------------------------------------------------------------------------------- following an order

/** A plain remark on what has just happened. Failures stand apart. */
export type OrderNotice =
  /** The player checked, and the bank has no payment yet (specification §4: the player reads that). */
  | 'UNPAID'
  /** Asked again too soon. */
  | 'TOO_SOON'
  /** There was an open order already when another was asked for: this is it. */
  | 'ALREADY_OPEN'
  /** It cannot be cancelled any more: the money is there (specification §4: contact staff). */
  | 'ALREADY_PAID'
  /** It is not cancelled yet, although that was asked for: whether it still will be is for the server to say. */
  | 'NOT_CANCELED';

export interface DepositOrderInput {
  readonly clock: Clock;
  readonly order: OrderFacts;
  readonly wasOpenAlready: boolean;
}

export interface DepositOrderContext extends OrderFacts {
  readonly clock: Clock;
  /** Server instants, in milliseconds. */
  readonly qrExpiresAt: number;
  readonly checkAllowedAt: number;
  /** How long the server said to wait before the next check, in milliseconds. */
  readonly cooldown: number;
  /** Whether the check that runs was not asked for by the player, who is then not told that nothing has come. */
  readonly isQuiet: boolean;
  /** How often the order was read again since its player was last there. */
  readonly polls: number;
  /** Whether to check once more as soon as it is allowed. */
  readonly wantsCheck: boolean;
  readonly notice: OrderNotice | null;
  readonly failure: Failure | null;
}

export type DepositOrderEvent =
  | { readonly type: 'order.check' }
  /** Asks the bank without being asked to. */
  | { readonly type: 'order.checkQuietly' }
  /** Reads the order again without asking the bank. */
  | { readonly type: 'order.poll' }
  /** The bank has been asked, and no money has come. */
  | { readonly type: 'order.unpaid' }
  | { readonly type: 'order.cancel' }
  | { readonly type: 'order.confirmCancel' }
  | { readonly type: 'order.keep' }
  | { readonly type: 'order.issueQr' }
  | { readonly type: 'order.retryQr' }
  | { readonly type: 'order.leave' }
  /** The answer of a check, or of a cancellation, has been waited for long enough. */
  | { readonly type: 'order.stopWaiting' }
  /** The server told of this order elsewhere: a read of the cache, another tab. */
  | { readonly type: 'order.observed'; readonly deposit: Deposit }
  /** The page is looked at again, as after a visit to the bank app. */
  | { readonly type: 'page.returned' }
  | { readonly type: 'network.restored' }
  /** The server clock was corrected: the deadlines are computed again. */
  | { readonly type: 'clock.corrected' };

export type DepositOrderEmitted =
  /** The order has reached another status. */
  { readonly type: 'order.moved'; readonly code: string; readonly status: Deposit['status'] };

export interface CheckOutcome {
  readonly deposit: Deposit;
  readonly retryAfterSeconds: number;
}

/** When a QR stops working: a server instant, in milliseconds. */
export interface QrOutcome {
  readonly expiresAt: number;
}

export interface OrderReference {
  readonly code: string;
}
