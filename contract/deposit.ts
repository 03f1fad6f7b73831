/** The deposit order and its QR: specification §3 and §4, contract §2 and §3. */
import type { Endpoint } from './endpoint.ts';
import { historyOf } from './history.ts';
import { LONGEST_LIST } from './limits.ts';
import { ORDER_STATUSES, OrderFilters, type OrderStatus, ProviderLimits } from './order.ts';
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

/** Reasons why received money waits for a decision of staff: contract §3. */
export const ATTENTIONS = ['PARTIAL', 'OVER', 'TWICE', 'TOO_LATE', 'PROMOTION_IN_FORCE'] as const;
export type Attention = (typeof ATTENTIONS)[number];

/** A deposit order. `amount` and `paidAmount` are in `currency`; credits are THB; `rate` is units of currency for 1 THB. */
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

/** `expectedCredit` (THB) is the credit that the page displayed; a server whose rate has changed rejects with QUOTE_CHANGED. */
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

/** `payload` is the EMVCo text encoded in the QR; `deeplink` opens the bank app on the same phone. */
export const DepositQr = record({
  payload: text({ minLength: 20, maxLength: 512, pattern: '^[\\x20-\\x7e]+$' }),
  deeplink: text({ maxLength: 2_000, pattern: '^onepay://qr/.+$' }),
  amount: Amount,
  currency: CurrencySchema,
  merchantName: Name,
  expiresAt: Instant,
});
export type DepositQr = Infer<typeof DepositQr>;

/** `paid` is true if `paidAt` is set; the next check is allowed after `retryAfterSeconds`. */
export const CheckAnswer = record({
  deposit: Deposit,
  paid: boolean(),
  retryAfterSeconds: integer(0, 3_600),
});
export type CheckAnswer = Infer<typeof CheckAnswer>;

/** Deposits and their QR. Contract §2. */
export const depositCalls = {
  depositConfig: {
    method: 'GET',
    path: '/deposits/config',
    access: 'public',
    status: 200,
    answer: record({ config: DepositConfig }),
    errors: [],
    source: 'decided: contract',
  },
  depositList: {
    method: 'GET',
    path: '/deposits',
    access: 'player',
    paged: true,
    query: OrderFilters,
    status: 200,
    answer: historyOf(Deposit, OrderFilters),
    errors: [],
    source: 'S′',
  },
  depositOpen: {
    method: 'GET',
    path: '/deposits/open',
    access: 'player',
    status: 200,
    answer: record({ items: list(Deposit, 1) }),
    errors: [],
    source: 'S′',
  },
  depositCreate: {
    method: 'POST',
    path: '/deposits',
    access: 'player',
    keyRequired: true,
    request: DepositRequest,
    status: 201,
    answer: record({ deposit: Deposit }),
    errors: [
      'SELF_EXCLUDED',
      'BANK_REQUIRED',
      'OPEN_ORDER',
      'PROMOTION_USAGE',
      'PROMOTION_CREDIT_USED',
      'CREDIT_ABOVE_THRESHOLD',
      'LIMIT_REACHED',
      'QUOTE_CHANGED',
      'MID_INVALID',
      'AMOUNT_OUT_OF_RANGE',
      'PROMOTION_AMOUNT_MISMATCH',
    ],
    source: 'S′',
  },
  deposit: {
    method: 'GET',
    path: '/deposits/:code',
    access: 'player',
    status: 200,
    answer: record({ deposit: Deposit }),
    errors: ['NOT_FOUND'],
    source: 'decided: contract',
  },
  depositQr: {
    method: 'GET',
    path: '/deposits/:code/qr',
    access: 'player',
    status: 200,
    answer: record({ qr: DepositQr }),
    errors: ['NOT_FOUND', 'ORDER_NOT_OPEN', 'QR_EXPIRED'],
    source: 'S′',
  },
  depositQrIssue: {
    method: 'POST',
    path: '/deposits/:code/qr',
    access: 'player',
    status: 201,
    answer: record({ qr: DepositQr }),
    errors: ['NOT_FOUND', 'ORDER_NOT_OPEN'],
    source: 'decided: contract',
  },
  depositCheck: {
    method: 'POST',
    path: '/deposits/:code/check',
    access: 'player',
    status: 200,
    answer: CheckAnswer,
    errors: ['NOT_FOUND', 'BANK_UNAVAILABLE'],
    source: 'S′',
  },
  depositCancel: {
    method: 'POST',
    path: '/deposits/:code/cancel',
    access: 'player',
    status: 200,
    answer: record({ deposit: Deposit }),
    errors: ['NOT_FOUND', 'ORDER_ALREADY_PAID', 'BANK_UNAVAILABLE'],
    source: 'decided: contract',
  },
} as const satisfies Record<string, Endpoint>;
