/** The withdraw order and its quote: specification §3 and §4, contract §2 and §3. */
import { AccountNumber } from './bank.ts';
import type { Endpoint } from './endpoint.ts';
import { historyOf } from './history.ts';
import { LONGEST_LIST } from './limits.ts';
import { ORDER_STATUSES, OrderFilters, type OrderStatus, ProviderLimits } from './order.ts';
import { choice, type Infer, list, openChoice, optional, record, text } from './schema/vocabulary.ts';
import {
  Amount,
  Code,
  CurrencySchema,
  DecimalText,
  Instant,
  Name,
  ProviderSchema,
  RateText,
  Uuid,
} from './values.ts';

export type WithdrawStatus = OrderStatus;

/** Why an order ended without a pay-out. A server may send other reasons: the front end has a generic message for those. */
export const WITHDRAW_REASONS = ['BANK_REJECTED', 'REJECTED_BY_STAFF', 'CANCELED_BY_STAFF'] as const; // decided: contract
export type WithdrawReason = (typeof WITHDRAW_REASONS)[number];

/**
 * The calculated result of a withdrawal. `bonusDeducted`, `creditReceived` and `creditReturned` are THB and add up to the
 * amount; `payAmount` is the bank's pay-out, in `payCurrency` at `rate` (units for 1 THB).
 */
const settlementFields = {
  bonusDeducted: Amount,
  payAmount: Amount,
  payCurrency: CurrencySchema,
  rate: RateText,
};

/** A withdrawal order. `amount` is THB credit, taken from the provider when the order is opened. */
export const Withdraw = record({
  code: Code,
  idempotencyKey: Uuid,
  provider: ProviderSchema,
  amount: Amount,
  status: openChoice(ORDER_STATUSES),
  bankName: Name,
  accountName: Name,
  accountNumber: AccountNumber,
  creditReceived: Amount,
  /** The part above the promotion's cap, which the operator keeps. */
  creditReturned: Amount,
  ...settlementFields,
  usageId: optional(Code),
  createdAt: Instant,
  finishedAt: Instant,
  reason: optional(text({ maxLength: 64, pattern: '^[A-Z][A-Z0-9_]*$' })),
});
export type Withdraw = Infer<typeof Withdraw>;

/** `amount` in THB. With a `quoteId`, the server rejects with QUOTE_CHANGED if the order's result would differ from the quote. */
export const WithdrawRequest = record({
  provider: ProviderSchema,
  bankAccountId: Code,
  amount: Amount,
  quoteId: optional(Code),
});
export type WithdrawRequest = Infer<typeof WithdrawRequest>;

export const WithdrawQuoteRequest = record({ provider: ProviderSchema, amount: Amount });
export type WithdrawQuoteRequest = Infer<typeof WithdrawQuoteRequest>;

/** The lines of the calculation, in order; lines that do not apply are left out. */
export const QUOTE_STEPS = [
  'AMOUNT',
  'BONUS_DEDUCTED',
  'NET',
  'CAP',
  'RECEIVED',
  'RETURNED',
  'RATE',
  'PAY_AMOUNT',
] as const; // decided: contract §3
export type QuoteStepCode = (typeof QUOTE_STEPS)[number];

/** A line: THB, except RATE (units for 1 THB) and PAY_AMOUNT (in the pay-out currency). */
export const QuoteStep = record({ code: choice(QUOTE_STEPS), value: DecimalText });
export type QuoteStep = Infer<typeof QuoteStep>;

/** The calculated result of a withdrawal, requested before the order. */
export const WithdrawQuote = record({
  quoteId: Code,
  expiresAt: Instant,
  amount: Amount,
  received: Amount,
  returned: Amount,
  ...settlementFields,
  steps: list(QuoteStep, LONGEST_LIST),
});
export type WithdrawQuote = Infer<typeof WithdrawQuote>;

/** Limits in THB credit; `payCurrency` is the currency of the bank accounts. */
export const WithdrawConfig = record({
  payCurrency: CurrencySchema,
  providers: list(ProviderLimits, LONGEST_LIST),
});
export type WithdrawConfig = Infer<typeof WithdrawConfig>;

/** Withdrawals and their quotes. Contract §2. */
export const withdrawCalls = {
  withdrawConfig: {
    method: 'GET',
    path: '/withdraws/config',
    access: 'public',
    status: 200,
    answer: record({ config: WithdrawConfig }),
    errors: [],
    source: 'decided: contract',
  },
  withdrawList: {
    method: 'GET',
    path: '/withdraws',
    access: 'player',
    paged: true,
    query: OrderFilters,
    status: 200,
    answer: historyOf(Withdraw, OrderFilters),
    errors: [],
    source: 'S′',
  },
  withdrawOpen: {
    method: 'GET',
    path: '/withdraws/open',
    access: 'player',
    status: 200,
    answer: record({ items: list(Withdraw, 1) }),
    errors: [],
    source: 'S′',
  },
  withdrawQuote: {
    method: 'POST',
    path: '/withdraws/quote',
    access: 'player',
    request: WithdrawQuoteRequest,
    status: 200,
    answer: record({ quote: WithdrawQuote }),
    errors: [
      'BANK_REQUIRED',
      'OPEN_WITHDRAW',
      'CREDIT_NOT_ENOUGH',
      'PROMOTION_CREDIT_NOT_REACHED',
      'AMOUNT_OUT_OF_RANGE',
      'WITHDRAW_ALL_REQUIRED',
    ],
    source: 'decided: contract',
  },
  withdrawCreate: {
    method: 'POST',
    path: '/withdraws',
    access: 'player',
    keyRequired: true,
    request: WithdrawRequest,
    status: 201,
    answer: record({ withdraw: Withdraw }),
    errors: [
      'NOT_FOUND',
      'BANK_REQUIRED',
      'OPEN_WITHDRAW',
      'CREDIT_NOT_ENOUGH',
      'PROMOTION_CREDIT_NOT_REACHED',
      'QUOTE_CHANGED',
      'AMOUNT_OUT_OF_RANGE',
      'WITHDRAW_ALL_REQUIRED',
    ],
    source: 'S′',
  },
  withdraw: {
    method: 'GET',
    path: '/withdraws/:code',
    access: 'player',
    status: 200,
    answer: record({ withdraw: Withdraw }),
    errors: ['NOT_FOUND'],
    source: 'decided: contract',
  },
} as const satisfies Record<string, Endpoint>;
