/** The deposit order and its QR: specification §3 and §4, contract §2 and §3. */
import { LONGEST_LIST } from './limits.ts';
import { ORDER_STATUSES, type OrderStatus, ProviderLimits } from './order.ts';
import {
  boolean,
  type Infer,
  integer,
  list,
  openChoice,
  optional,
  record,
  text,
} from './schema/vocabulary.ts';
import {
  Amount,
  Code,
  CurrencySchema,
  Instant,
  MerchantId,
  Name,
  ProviderSchema,
  RateText,
  Uuid,
} from './values.ts';

export type DepositStatus = OrderStatus;

export const CANCEL_REASONS = ['PLAYER', 'EXPIRED', 'STAFF'] as const; // decided: contract §2
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** Why money that came waits for staff: contract §3. */
export const ATTENTIONS = ['PARTIAL', 'OVER', 'TWICE', 'TOO_LATE', 'PROMOTION_IN_FORCE'] as const;
export type Attention = (typeof ATTENTIONS)[number];

/** An order. `amount` and `paidAmount` are in `currency`; the credits are THB; `rate` is units of currency for 1 THB. */
export const Deposit = record({
  code: Code,
  idempotencyKey: Uuid,
  provider: ProviderSchema,
  mid: MerchantId,
  amount: Amount,
  currency: CurrencySchema,
  rate: RateText,
  credit: Amount,
  promotionCredit: Amount,
  totalCredit: Amount,
  status: openChoice(ORDER_STATUSES),
  cancelReason: optional(openChoice(CANCEL_REASONS)),
  late: boolean(),
  paidAmount: optional(Amount),
  attention: optional(openChoice(ATTENTIONS)),
  usageId: optional(Code),
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: Instant,
  finishedAt: Instant,
});
export type Deposit = Infer<typeof Deposit>;

/** `expectedCredit` (THB) is what the page promised; a server whose rate has moved rejects with QUOTE_CHANGED. */
export const DepositRequest = record({
  provider: ProviderSchema,
  mid: MerchantId,
  amount: Amount,
  expectedCredit: optional(Amount),
});
export type DepositRequest = Infer<typeof DepositRequest>;

export const DepositConfig = record({
  creditThreshold: Amount,
  qrSeconds: integer(1, 86_400),
  orderSeconds: integer(1, 86_400),
  checkSeconds: integer(0, 3_600),
  providers: list(ProviderLimits, LONGEST_LIST),
});
export type DepositConfig = Infer<typeof DepositConfig>;

/** `payload` is the EMVCo text that the picture carries; `deeplink` opens the bank app on the phone that shows it. */
export const DepositQr = record({
  payload: text({ minLength: 20, maxLength: 512, pattern: '^[\\x20-\\x7e]+$' }),
  deeplink: text({ maxLength: 2_000, pattern: '^onepay://qr/.+$' }),
  amount: Amount,
  currency: CurrencySchema,
  merchantName: Name,
  expiresAt: Instant,
});
export type DepositQr = Infer<typeof DepositQr>;

/** `paid` is whether `paidAt` is set; the next check may be asked after `retryAfterSeconds`. */
export const CheckAnswer = record({
  deposit: Deposit,
  paid: boolean(),
  retryAfterSeconds: integer(0, 3_600),
});
export type CheckAnswer = Infer<typeof CheckAnswer>;
