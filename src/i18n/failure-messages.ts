import type { Call } from '../../contract/endpoints.ts';
import { type Failure, isServerCode, type ReadCode } from '../../contract/errors.ts';
import { areCookiesBlocked } from '../platform/cookies.ts';

/** A message of the catalogs, with its values. */
export interface Message {
  readonly id: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** The message for an error code. `otherwise` replaces it if the response lacks one of the values that it `shows`. */
interface CodeMessage {
  readonly id: string;
  readonly shows?: readonly string[];
  readonly otherwise?: CodeMessage;
}

const GENERIC: CodeMessage = /*i18n*/ { id: 'failure.generic' };
const OUT_OF_RANGE: CodeMessage = /*i18n*/ { id: 'failure.amountOutOfRange' };

/** The message for each code, unless a call has its own: specification §8. */
const CODE_MESSAGES: Readonly<Record<ReadCode, CodeMessage>> = {
  OTHER: GENERIC,
  BAD_REQUEST: GENERIC,
  UNAUTHENTICATED: /*i18n*/ { id: 'failure.sessionLost' },
  XSRF_INVALID: /*i18n*/ { id: 'failure.xsrf' },
  NOT_FOUND: /*i18n*/ { id: 'failure.notFound' },
  METHOD_NOT_ALLOWED: GENERIC,
  PAYLOAD_TOO_LARGE: /*i18n*/ { id: 'failure.tooLarge' },
  UNSUPPORTED_MEDIA_TYPE: GENERIC,
  VALIDATION_FAILED: /*i18n*/ { id: 'failure.validation' },
  IDEMPOTENCY_MISMATCH: /*i18n*/ { id: 'failure.again' },
  IDEMPOTENCY_IN_PROGRESS: /*i18n*/ { id: 'failure.inProgress' },
  RATE_LIMITED: /*i18n*/ { id: 'failure.rateLimited' },
  INTERNAL: GENERIC,
  SERVICE_UNAVAILABLE: /*i18n*/ { id: 'failure.unavailable' },
  PROVIDER_MAINTENANCE: /*i18n*/ { id: 'failure.providerMaintenance' },
  BANK_UNAVAILABLE: /*i18n*/ { id: 'failure.bankUnavailable' },
  INVALID_CREDENTIALS: /*i18n*/ { id: 'failure.login.credentials' },
  USERNAME_ALREADY_EXISTS: /*i18n*/ { id: 'failure.register.usernameExists' },
  CURRENT_PASSWORD_INCORRECT: /*i18n*/ { id: 'failure.password.currentIncorrect' },
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
  CREDIT_ABOVE_THRESHOLD: /*i18n*/ {
    id: 'failure.deposit.creditAboveThreshold',
    shows: ['threshold'],
    otherwise: /*i18n*/ { id: 'failure.deposit.creditTooHigh' },
  },
  LIMIT_REACHED: /*i18n*/ {
    id: 'failure.deposit.limitRemaining',
    shows: ['period', 'limit', 'remaining'],
    otherwise: /*i18n*/ { id: 'failure.deposit.limitReached' },
  },
  QUOTE_CHANGED: /*i18n*/ { id: 'failure.deposit.quoteChanged' },
  MID_INVALID: /*i18n*/ { id: 'failure.deposit.midInvalid' },
  AMOUNT_OUT_OF_RANGE: /*i18n*/ {
    id: 'failure.deposit.amountOutOfRange',
    shows: ['min', 'max', 'currency'],
    otherwise: OUT_OF_RANGE,
  },
  PROMOTION_AMOUNT_MISMATCH: /*i18n*/ {
    id: 'failure.deposit.promotionAmount',
    shows: ['amount', 'currency'],
    otherwise: /*i18n*/ { id: 'failure.deposit.promotionAmountOther' },
  },
  QR_EXPIRED: /*i18n*/ { id: 'failure.deposit.qrExpired' },
  ORDER_NOT_OPEN: /*i18n*/ { id: 'failure.deposit.orderNotOpen' },
  ORDER_ALREADY_PAID: /*i18n*/ { id: 'failure.deposit.alreadyPaid' },
  OPEN_WITHDRAW: /*i18n*/ {
    id: 'failure.withdraw.open',
    shows: ['code'],
    otherwise: /*i18n*/ { id: 'failure.withdraw.openAlready' },
  },
  // `min` is present if the credit is below the minimum. Without `min`, a smaller amount may be accepted.
  CREDIT_NOT_ENOUGH: /*i18n*/ {
    id: 'failure.withdraw.creditBelowMinimum',
    shows: ['min', 'credit'],
    otherwise: /*i18n*/ {
      id: 'failure.withdraw.creditNotEnough',
      shows: ['credit'],
      otherwise: /*i18n*/ { id: 'failure.withdraw.creditTooLow' },
    },
  },
  PROMOTION_CREDIT_NOT_REACHED: /*i18n*/ {
    id: 'failure.withdraw.promotionCredit',
    shows: ['required', 'credit'],
    otherwise: /*i18n*/ {
      id: 'failure.withdraw.promotionCreditRequired',
      shows: ['required'],
      otherwise: /*i18n*/ { id: 'failure.withdraw.promotionCreditLow' },
    },
  },
  WITHDRAW_ALL_REQUIRED: /*i18n*/ {
    id: 'failure.withdraw.allRequired',
    shows: ['amount'],
    otherwise: /*i18n*/ { id: 'promotion.withdrawal.all' },
  },
  PROMOTION_INACTIVE: /*i18n*/ { id: 'failure.promotion.inactive' },
  CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN: /*i18n*/ { id: 'failure.promotion.openOrder' },
  PROMOTION_ALREADY_USED: /*i18n*/ { id: 'failure.promotion.alreadyUsed' },
  PROMOTION_ONLY_FOR_FIRST_ORDER: /*i18n*/ { id: 'failure.promotion.firstOrderOnly' },
  PROVIDER_NOT_ALLOWED: /*i18n*/ { id: 'failure.promotion.provider' },
  PROMOTION_IN_PLAY: /*i18n*/ { id: 'failure.promotion.inPlay' },
  DEPOSIT_REQUIRED: /*i18n*/ { id: 'failure.game.depositRequired' },
  GAME_DISABLED: /*i18n*/ { id: 'failure.game.disabled' },
};

type Tellings = { readonly [Code in ReadCode]?: CodeMessage };

/** For the quote and the withdrawal, which are validated by the same rules: contract §2. */
const WITHDRAW_MESSAGES: Tellings = {
  BANK_REQUIRED: /*i18n*/ { id: 'failure.withdraw.bankRequired' },
  // If a promotion requires that everything is withdrawn, there is no maximum: contract §3.
  AMOUNT_OUT_OF_RANGE: /*i18n*/ {
    id: 'failure.withdraw.amountOutOfRange',
    shows: ['min', 'max', 'currency'],
    otherwise: /*i18n*/ {
      id: 'failure.withdraw.belowMinimum',
      shows: ['min', 'currency'],
      otherwise: OUT_OF_RANGE,
    },
  },
};

/** Messages of single calls, more specific than those of the codes. */
const CALL_MESSAGES: { readonly [C in Call]?: Tellings } = {
  agencyInfo: { NOT_FOUND: /*i18n*/ { id: 'failure.agency.notFound' } },
  login: {
    RATE_LIMITED: /*i18n*/ { id: 'failure.login.rateLimited' },
    VALIDATION_FAILED: /*i18n*/ { id: 'failure.login.credentials' },
  },
  register: {
    USERNAME_ALREADY_EXISTS: CODE_MESSAGES.USERNAME_ALREADY_EXISTS,
    RATE_LIMITED: /*i18n*/ { id: 'failure.register.rateLimited' },
    VALIDATION_FAILED: /*i18n*/ { id: 'failure.register.validation' },
  },
  passwordChange: {
    CURRENT_PASSWORD_INCORRECT: CODE_MESSAGES.CURRENT_PASSWORD_INCORRECT,
    RATE_LIMITED: /*i18n*/ { id: 'failure.password.rateLimited' },
  },
  depositCheck: { NOT_FOUND: /*i18n*/ { id: 'failure.deposit.notFound' } },
  depositCancel: { NOT_FOUND: /*i18n*/ { id: 'failure.deposit.notFound' } },
  withdraw: { NOT_FOUND: /*i18n*/ { id: 'failure.withdraw.notFound' } },
  withdrawQuote: WITHDRAW_MESSAGES,
  withdrawCreate: {
    ...WITHDRAW_MESSAGES,
    NOT_FOUND: /*i18n*/ { id: 'failure.withdraw.bankNotFound' },
    QUOTE_CHANGED: /*i18n*/ {
      id: 'failure.withdraw.quoteChanged',
      shows: ['payAmount', 'currency'],
      otherwise: /*i18n*/ { id: 'failure.deposit.quoteChanged' },
    },
  },
  promotion: { NOT_FOUND: /*i18n*/ { id: 'failure.promotion.notFound' } },
  promotionClaim: {
    NOT_FOUND: /*i18n*/ { id: 'failure.promotion.notFound' },
    OPEN_ORDER: CODE_MESSAGES.CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN,
    PROMOTION_USAGE: /*i18n*/ { id: 'failure.promotion.oneAtATime' },
    SELF_EXCLUDED: /*i18n*/ { id: 'failure.promotion.selfExcluded' },
    // The provider is the only field of a claim.
    VALIDATION_FAILED: /*i18n*/ { id: 'problem.provider.required' },
  },
  usageCancel: {
    NOT_FOUND: /*i18n*/ { id: 'failure.promotion.usageNotFound' },
    OPEN_ORDER: /*i18n*/ { id: 'failure.promotion.orderBound' },
  },
  gameLaunch: {
    NOT_FOUND: /*i18n*/ { id: 'failure.game.notFound' },
    SELF_EXCLUDED: /*i18n*/ { id: 'failure.game.selfExcluded' },
    // The player has not entered anything, so the message must not ask to check the input.
    VALIDATION_FAILED: GENERIC,
  },
};

/**
 * The message of a call for every other response, whatever its code and shape: specification §8, "other failures say to
 * contact staff" for a registration and "any error" for a change of the password.
 */
const OTHER_ANSWERS: { readonly [C in Call]?: CodeMessage } = {
  register: /*i18n*/ { id: 'failure.register.other' },
  passwordChange: /*i18n*/ { id: 'failure.password.incorrect' },
};

/** Replaces the general message for a call: "request rejected" of specification §8, contract §2. */
const GENERAL_MESSAGES: { readonly [C in Call]?: CodeMessage } = {
  withdrawQuote: /*i18n*/ { id: 'failure.withdraw.rejected' },
  withdrawCreate: /*i18n*/ { id: 'failure.withdraw.rejected' },
};

/** Messages for failures without a usable response (contract §1). */
const TRANSPORT_MESSAGES: Readonly<Record<Exclude<Failure['kind'], 'server'>, Message>> = {
  network: /*i18n*/ { id: 'failure.network' },
  timeout: /*i18n*/ { id: 'failure.timeout' },
  abort: /*i18n*/ { id: 'failure.abort' },
  'wrong-shape': /*i18n*/ { id: 'failure.wrongShape' },
};

/** Pressing again does not help while the browser keeps no cookies. */
const COOKIES_BLOCKED: Message = /*i18n*/ { id: 'failure.xsrf.cookies' };

/** The message for a failure of a call. Every failure has one. */
export function messageFor(failure: Failure, call: Call): Message {
  if (isServerCode(failure, 'XSRF_INVALID') && areCookiesBlocked()) return COOKIES_BLOCKED;
  const other = OTHER_ANSWERS[call];
  if (failure.kind === 'wrong-shape' && failure.status !== null && (other || failure.status >= 400))
    return { id: (other ?? GENERAL_MESSAGES[call] ?? GENERIC).id };
  if (failure.kind !== 'server') return TRANSPORT_MESSAGES[failure.kind];
  const own = CALL_MESSAGES[call]?.[failure.code] ?? other ?? CODE_MESSAGES[failure.code];
  const { id } = complete(own === GENERIC ? (GENERAL_MESSAGES[call] ?? GENERIC) : own, failure.meta);
  return { id, values: { ...failure.meta, seconds: String(failure.retryAfterSeconds ?? '') } };
}

/** Follows `otherwise` to the first message whose values are all present. */
function complete(message: CodeMessage, meta: Readonly<Record<string, string>>): CodeMessage {
  const { shows = [], otherwise } = message;
  const isComplete = shows.every((value) => Object.hasOwn(meta, value));
  return isComplete || !otherwise ? message : complete(otherwise, meta);
}
