import type { Call } from '../../contract/endpoints.ts';
import type { ErrorCode, Failure } from '../../contract/errors.ts';

/** A text in the catalogs, with what is to be filled in. */
export interface Words {
  readonly id: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** The words of each code, unless a call has its own: specification §8. */
const CODE_WORDS: Readonly<Record<ErrorCode, Words>> = {
  BAD_REQUEST: /*i18n*/ { id: 'failure.generic' },
  UNAUTHENTICATED: /*i18n*/ { id: 'failure.sessionLost' },
  XSRF_INVALID: /*i18n*/ { id: 'failure.xsrf' },
  NOT_FOUND: /*i18n*/ { id: 'failure.notFound' },
  METHOD_NOT_ALLOWED: /*i18n*/ { id: 'failure.generic' },
  PAYLOAD_TOO_LARGE: /*i18n*/ { id: 'failure.tooLarge' },
  UNSUPPORTED_MEDIA_TYPE: /*i18n*/ { id: 'failure.generic' },
  VALIDATION_FAILED: /*i18n*/ { id: 'failure.validation' },
  IDEMPOTENCY_MISMATCH: /*i18n*/ { id: 'failure.again' },
  IDEMPOTENCY_IN_PROGRESS: /*i18n*/ { id: 'failure.inProgress' },
  RATE_LIMITED: /*i18n*/ { id: 'failure.rateLimited' },
  INTERNAL: /*i18n*/ { id: 'failure.generic' },
  SERVICE_UNAVAILABLE: /*i18n*/ { id: 'failure.unavailable' },
  PROVIDER_MAINTENANCE: /*i18n*/ { id: 'failure.providerMaintenance' },
  BANK_UNAVAILABLE: /*i18n*/ { id: 'failure.bankUnavailable' },
  INVALID_CREDENTIALS: /*i18n*/ { id: 'failure.login.credentials' },
  USERNAME_ALREADY_EXISTS: /*i18n*/ { id: 'failure.register.usernameExists' },
  CURRENCY_NOT_ALLOWED: /*i18n*/ { id: 'failure.bank.currency' },
  WALLET_NOT_ALLOWED: /*i18n*/ { id: 'failure.bank.wallet' },
  ACCOUNT_NOT_FOUND: /*i18n*/ { id: 'failure.bank.accountNotFound' },
  ACCOUNT_ALREADY_ADDED: /*i18n*/ { id: 'failure.bank.alreadyAdded' },
  ONE_ACCOUNT_ONLY: /*i18n*/ { id: 'failure.bank.oneOnly' },
  ACCOUNT_IN_USED: /*i18n*/ { id: 'failure.bank.inUse' },
  SELF_EXCLUDED: /*i18n*/ { id: 'failure.deposit.selfExcluded' },
  BANK_REQUIRED: /*i18n*/ { id: 'failure.deposit.bankRequired' },
  OPEN_ORDER: /*i18n*/ { id: 'failure.deposit.openOrder' },
  PROMOTION_USAGE: /*i18n*/ { id: 'failure.deposit.promotionElsewhere' },
  PROMOTION_CREDIT_USED: /*i18n*/ { id: 'failure.deposit.promotionInUse' },
  CREDIT_ABOVE_THRESHOLD: /*i18n*/ { id: 'failure.deposit.creditAboveThreshold' },
  LIMIT_REACHED: /*i18n*/ { id: 'failure.deposit.limitReached' },
  QUOTE_CHANGED: /*i18n*/ { id: 'failure.deposit.quoteChanged' },
  MID_INVALID: /*i18n*/ { id: 'failure.deposit.midInvalid' },
  AMOUNT_OUT_OF_RANGE: /*i18n*/ { id: 'failure.deposit.amountOutOfRange' },
  PROMOTION_AMOUNT_MISMATCH: /*i18n*/ { id: 'failure.deposit.promotionAmount' },
  QR_EXPIRED: /*i18n*/ { id: 'failure.deposit.qrExpired' },
  ORDER_NOT_OPEN: /*i18n*/ { id: 'failure.deposit.orderNotOpen' },
  ORDER_ALREADY_PAID: /*i18n*/ { id: 'failure.deposit.alreadyPaid' },
};

/** Where a call says something more exact than its code alone. */
const CALL_WORDS: { readonly [C in Call]?: { readonly [Code in ErrorCode]?: Words } } = {
  agencyInfo: { NOT_FOUND: /*i18n*/ { id: 'failure.agency.notFound' } },
  login: {
    RATE_LIMITED: /*i18n*/ { id: 'failure.login.rateLimited' },
    VALIDATION_FAILED: /*i18n*/ { id: 'failure.login.credentials' },
  },
  depositCheck: { NOT_FOUND: /*i18n*/ { id: 'failure.deposit.notFound' } },
  depositCancel: { NOT_FOUND: /*i18n*/ { id: 'failure.deposit.notFound' } },
};

/** Failures of transport have words of their own, whatever the call (contract §1). */
const TRANSPORT_WORDS: Readonly<Record<Exclude<Failure['kind'], 'server'>, Words>> = {
  network: /*i18n*/ { id: 'failure.network' },
  timeout: /*i18n*/ { id: 'failure.timeout' },
  abort: /*i18n*/ { id: 'failure.abort' },
  'wrong-shape': /*i18n*/ { id: 'failure.wrongShape' },
};

/** The words for a failure of a call. Every failure has some. */
export function wordsOf(failure: Failure, call: Call): Words {
  if (failure.kind !== 'server') return TRANSPORT_WORDS[failure.kind];
  const words = CALL_WORDS[call]?.[failure.code] ?? CODE_WORDS[failure.code];
  return { ...words, values: { ...failure.meta, seconds: String(failure.retryAfterSeconds ?? '') } };
}
