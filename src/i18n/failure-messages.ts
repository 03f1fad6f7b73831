import type { Call } from '../../contract/endpoints.ts';
import { type Failure, isServerCode, type ReadCode } from '../../contract/errors.ts';
import { areCookiesBlocked } from '../platform/cookies.ts';
import type { Message, MessageId } from './message.ts';

/** The message for an error code. `otherwise` replaces it if the response lacks one of the values that it `shows`. */
interface CodeMessage {
  readonly id: MessageId;
  readonly shows?: readonly string[];
  readonly otherwise?: CodeMessage;
}

const GENERIC: CodeMessage = { id: 'failure.generic' };
const OUT_OF_RANGE: CodeMessage = { id: 'failure.amountOutOfRange' };

/** The message for each code, unless a call has its own: specification §8. */
const CODE_MESSAGES: Readonly<Record<ReadCode, CodeMessage>> = {
  OTHER: GENERIC,
  BAD_REQUEST: GENERIC,
  UNAUTHENTICATED: { id: 'failure.sessionLost' },
  XSRF_INVALID: { id: 'failure.xsrf' },
  NOT_FOUND: { id: 'failure.notFound' },
  METHOD_NOT_ALLOWED: GENERIC,
  PAYLOAD_TOO_LARGE: { id: 'failure.tooLarge' },
  UNSUPPORTED_MEDIA_TYPE: GENERIC,
  VALIDATION_FAILED: { id: 'failure.validation' },
  IDEMPOTENCY_MISMATCH: { id: 'failure.again' },
  IDEMPOTENCY_IN_PROGRESS: { id: 'failure.inProgress' },
  RATE_LIMITED: { id: 'failure.rateLimited' },
  INTERNAL: GENERIC,
  SERVICE_UNAVAILABLE: { id: 'failure.unavailable' },
  PROVIDER_MAINTENANCE: { id: 'failure.providerMaintenance' },
  BANK_UNAVAILABLE: { id: 'failure.bankUnavailable' },
  INVALID_CREDENTIALS: { id: 'failure.login.credentials' },
  USERNAME_ALREADY_EXISTS: { id: 'failure.register.usernameExists' },
  CURRENT_PASSWORD_INCORRECT: { id: 'failure.password.currentIncorrect' },
  CURRENCY_NOT_ALLOWED: { id: 'failure.bank.currency' },
  WALLET_NOT_ALLOWED: { id: 'failure.bank.wallet' },
  ACCOUNT_NOT_FOUND: { id: 'failure.bank.accountNotFound' },
  ACCOUNT_ALREADY_ADDED: { id: 'failure.bank.alreadyAdded' },
  ONE_ACCOUNT_ONLY: { id: 'failure.bank.oneOnly' },
  ACCOUNT_IN_USED: { id: 'failure.bank.inUse' },
  SELF_EXCLUDED: { id: 'failure.deposit.selfExcluded' },
  BANK_REQUIRED: { id: 'failure.deposit.bankRequired' },
  OPEN_ORDER: { id: 'failure.deposit.openOrder' },
  PROMOTION_USAGE: { id: 'failure.deposit.promotionElsewhere' },
  PROMOTION_CREDIT_USED: { id: 'failure.deposit.promotionInUse' },
  CREDIT_ABOVE_THRESHOLD: {
    id: 'failure.deposit.creditAboveThreshold',
    shows: ['threshold'],
    otherwise: { id: 'failure.deposit.creditTooHigh' },
  },
  LIMIT_REACHED: {
    id: 'failure.deposit.limitRemaining',
    shows: ['period', 'limit', 'remaining'],
    otherwise: { id: 'failure.deposit.limitReached' },
  },
  QUOTE_CHANGED: { id: 'failure.deposit.quoteChanged' },
  MID_INVALID: { id: 'failure.deposit.midInvalid' },
  AMOUNT_OUT_OF_RANGE: {
    id: 'failure.deposit.amountOutOfRange',
    shows: ['min', 'max', 'currency'],
    otherwise: OUT_OF_RANGE,
  },
  PROMOTION_AMOUNT_MISMATCH: {
    id: 'failure.deposit.promotionAmount',
    shows: ['amount', 'currency'],
    otherwise: { id: 'failure.deposit.promotionAmountOther' },
  },
  QR_EXPIRED: { id: 'failure.deposit.qrExpired' },
  ORDER_NOT_OPEN: { id: 'failure.deposit.orderNotOpen' },
  ORDER_ALREADY_PAID: { id: 'failure.deposit.alreadyPaid' },
  OPEN_WITHDRAW: {
    id: 'failure.withdraw.open',
    shows: ['code'],
    otherwise: { id: 'failure.withdraw.openAlready' },
  },
  // `min` is present if the credit is below the minimum. Without `min`, a smaller amount may be accepted.
  CREDIT_NOT_ENOUGH: {
    id: 'failure.withdraw.creditBelowMinimum',
    shows: ['min', 'credit'],
    otherwise: {
      id: 'failure.withdraw.creditNotEnough',
      shows: ['credit'],
      otherwise: { id: 'failure.withdraw.creditTooLow' },
    },
  },
  PROMOTION_CREDIT_NOT_REACHED: {
    id: 'failure.withdraw.promotionCredit',
    shows: ['required', 'credit'],
    otherwise: {
      id: 'failure.withdraw.promotionCreditRequired',
      shows: ['required'],
      otherwise: { id: 'failure.withdraw.promotionCreditLow' },
    },
  },
  WITHDRAW_ALL_REQUIRED: {
    id: 'failure.withdraw.allRequired',
    shows: ['amount'],
    otherwise: { id: 'promotion.withdrawal.all' },
  },
  PROMOTION_INACTIVE: { id: 'failure.promotion.inactive' },
  CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN: { id: 'failure.promotion.openOrder' },
  PROMOTION_ALREADY_USED: { id: 'failure.promotion.alreadyUsed' },
  PROMOTION_ONLY_FOR_FIRST_ORDER: { id: 'failure.promotion.firstOrderOnly' },
  PROVIDER_NOT_ALLOWED: { id: 'failure.promotion.provider' },
  PROMOTION_IN_PLAY: { id: 'failure.promotion.inPlay' },
  DEPOSIT_REQUIRED: { id: 'failure.game.depositRequired' },
  GAME_DISABLED: { id: 'failure.game.disabled' },
};

type Tellings = { readonly [Code in ReadCode]?: CodeMessage };

/** For the quote and the withdrawal, which are validated by the same rules: contract §2. */
const WITHDRAW_MESSAGES: Tellings = {
  BANK_REQUIRED: { id: 'failure.withdraw.bankRequired' },
  // If a promotion requires that everything is withdrawn, there is no maximum: contract §3.
  AMOUNT_OUT_OF_RANGE: {
    id: 'failure.withdraw.amountOutOfRange',
    shows: ['min', 'max', 'currency'],
    otherwise: {
      id: 'failure.withdraw.belowMinimum',
      shows: ['min', 'currency'],
      otherwise: OUT_OF_RANGE,
    },
  },
};

/** Messages of single calls, more specific than those of the codes. */
const CALL_MESSAGES: { readonly [C in Call]?: Tellings } = {
  agencyInfo: { NOT_FOUND: { id: 'failure.agency.notFound' } },
  login: {
    RATE_LIMITED: { id: 'failure.login.rateLimited' },
    VALIDATION_FAILED: { id: 'failure.login.credentials' },
  },
  register: {
    USERNAME_ALREADY_EXISTS: CODE_MESSAGES.USERNAME_ALREADY_EXISTS,
    RATE_LIMITED: { id: 'failure.register.rateLimited' },
    VALIDATION_FAILED: { id: 'failure.register.validation' },
  },
  passwordChange: {
    CURRENT_PASSWORD_INCORRECT: CODE_MESSAGES.CURRENT_PASSWORD_INCORRECT,
    RATE_LIMITED: { id: 'failure.password.rateLimited' },
  },
  depositCheck: { NOT_FOUND: { id: 'failure.deposit.notFound' } },
  depositCancel: { NOT_FOUND: { id: 'failure.deposit.notFound' } },
  withdraw: { NOT_FOUND: { id: 'failure.withdraw.notFound' } },
  withdrawQuote: WITHDRAW_MESSAGES,
  withdrawCreate: {
    ...WITHDRAW_MESSAGES,
    NOT_FOUND: { id: 'failure.withdraw.bankNotFound' },
    QUOTE_CHANGED: {
      id: 'failure.withdraw.quoteChanged',
      shows: ['payAmount', 'currency'],
      otherwise: { id: 'failure.deposit.quoteChanged' },
    },
  },
  promotion: { NOT_FOUND: { id: 'failure.promotion.notFound' } },
  promotionClaim: {
    NOT_FOUND: { id: 'failure.promotion.notFound' },
    OPEN_ORDER: CODE_MESSAGES.CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN,
    PROMOTION_USAGE: { id: 'failure.promotion.oneAtATime' },
    SELF_EXCLUDED: { id: 'failure.promotion.selfExcluded' },
    // The provider is the only field of a claim.
    VALIDATION_FAILED: { id: 'problem.provider.required' },
  },
  usageCancel: {
    NOT_FOUND: { id: 'failure.promotion.usageNotFound' },
    OPEN_ORDER: { id: 'failure.promotion.orderBound' },
  },
  gameLaunch: {
    NOT_FOUND: { id: 'failure.game.notFound' },
    SELF_EXCLUDED: { id: 'failure.game.selfExcluded' },
    // The player has not entered anything, so the message must not ask to check the input.
    VALIDATION_FAILED: GENERIC,
  },
};

/**
 * The message of a call for every other response, whatever its code and shape: specification §8, "other failures say to
 * contact staff" for a registration and "any error" for a change of the password.
 */
const OTHER_ANSWERS: { readonly [C in Call]?: CodeMessage } = {
  register: { id: 'failure.register.other' },
  passwordChange: { id: 'failure.password.incorrect' },
};

/** Replaces the general message for a call: "request rejected" of specification §8, contract §2. */
const GENERAL_MESSAGES: { readonly [C in Call]?: CodeMessage } = {
  withdrawQuote: { id: 'failure.withdraw.rejected' },
  withdrawCreate: { id: 'failure.withdraw.rejected' },
};

/** Messages for failures without a usable response (contract §1). */
const TRANSPORT_MESSAGES: Readonly<Record<Exclude<Failure['kind'], 'server'>, Message>> = {
  network: { id: 'failure.network' },
  timeout: { id: 'failure.timeout' },
  abort: { id: 'failure.abort' },
  'wrong-shape': { id: 'failure.wrongShape' },
};

/** Pressing again does not help while the browser keeps no cookies. */
const COOKIES_BLOCKED: Message = { id: 'failure.xsrf.cookies' };

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
