/**
 * All failures of a call, as a closed union. The front end maps a failure to a message by call and code (contract §1); the
 * mock returns only these codes.
 */
import { type Infer, map, optional, record, text } from './schema/vocabulary.ts';

/** Every error code, with its only HTTP status. */
export const ERROR_STATUS = {
  // Common to all calls: contract §1.
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  XSRF_INVALID: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_FAILED: 422,
  IDEMPOTENCY_MISMATCH: 422,
  IDEMPOTENCY_IN_PROGRESS: 409,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  SERVICE_UNAVAILABLE: 503,
  PROVIDER_MAINTENANCE: 503,
  BANK_UNAVAILABLE: 503,
  // Credentials: contract §2.
  INVALID_CREDENTIALS: 401,
  USERNAME_ALREADY_EXISTS: 409,
  CURRENT_PASSWORD_INCORRECT: 422,
  // Bank account: specification §8, contract §2.
  CURRENCY_NOT_ALLOWED: 422,
  WALLET_NOT_ALLOWED: 422,
  ACCOUNT_NOT_FOUND: 422,
  ACCOUNT_ALREADY_ADDED: 409,
  ONE_ACCOUNT_ONLY: 409,
  ACCOUNT_IN_USED: 409,
  // Deposit: specification §8, contract §2, in the order in which the server checks them.
  SELF_EXCLUDED: 409,
  BANK_REQUIRED: 409,
  OPEN_ORDER: 409,
  PROMOTION_USAGE: 409,
  PROMOTION_CREDIT_USED: 409,
  CREDIT_ABOVE_THRESHOLD: 409,
  LIMIT_REACHED: 409,
  QUOTE_CHANGED: 409,
  MID_INVALID: 422,
  AMOUNT_OUT_OF_RANGE: 422,
  PROMOTION_AMOUNT_MISMATCH: 422,
  QR_EXPIRED: 410,
  ORDER_NOT_OPEN: 409,
  ORDER_ALREADY_PAID: 409,
  // Withdraw: contract §2, in the order in which the server checks them.
  OPEN_WITHDRAW: 409,
  CREDIT_NOT_ENOUGH: 409,
  PROMOTION_CREDIT_NOT_REACHED: 409,
  WITHDRAW_ALL_REQUIRED: 422,
  // Promotions: specification §8, contract §2.
  PROMOTION_INACTIVE: 409,
  CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN: 409,
  PROMOTION_ALREADY_USED: 409,
  PROMOTION_ONLY_FOR_FIRST_ORDER: 409,
  PROVIDER_NOT_ALLOWED: 422,
  PROMOTION_IN_PLAY: 409,
  // Games: specification §8 (please deposit), contract §2.
  DEPOSIT_REQUIRED: 409,
  GAME_DISABLED: 409,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}

/** The code of an envelope as the site reads it: `OTHER` is one that it does not know yet (contract §1). */
export type ReadCode = ErrorCode | 'OTHER';

export function readCode(code: string): ReadCode {
  return isErrorCode(code) ? code : 'OTHER';
}

/** Reasons for rejecting one field of a request: contract §1. */
export const FIELD_CODES = ['REQUIRED', 'TOO_SHORT', 'TOO_LONG', 'FORMAT', 'MISMATCH', 'UNKNOWN'] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** The envelope of every error response: contract §1. `message` is for logs and is never displayed. */
export const ErrorEnvelope = record({
  code: text({ maxLength: 64, pattern: '^[A-Z][A-Z0-9_]*$' }),
  message: text({ minLength: 0 }),
  requestId: text({ maxLength: 64 }),
  fields: optional(map(text({ maxLength: 32 }))),
  meta: optional(map(text({ minLength: 0, maxLength: 64 }))),
});
export type ErrorEnvelope = Infer<typeof ErrorEnvelope>;

/** An error response with the envelope. `writeVerdict` says what it means for a write. */
export interface ServerFailure {
  readonly kind: 'server';
  readonly status: number;
  readonly code: ReadCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly meta: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** From `Retry-After`, in seconds. */
  readonly retryAfterSeconds: number | null;
}

/** A response that violates the contract: not JSON, an unexpected shape, an error without the envelope. */
export interface WrongShape {
  readonly kind: 'wrong-shape';
  readonly status: number | null;
  readonly detail: string;
  /** From `X-Request-Id`. */
  readonly requestId?: string;
}

/** Every way a call can fail. The union is closed, so that a view can handle all of them. */
export type Failure =
  | ServerFailure
  | WrongShape
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'abort' };

/** Carries a failure as the reason of a rejected promise, because promises have no typed rejections. */
export class FailureError extends Error {
  override readonly name = 'FailureError';
  constructor(readonly failure: Failure) {
    super(failure.kind === 'server' ? failure.code : failure.kind);
  }
}

/** Returns the failure of a thrown value. A bug in our own code becomes `wrong-shape`, because its outcome is unknown as well. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof FailureError) return thrown.failure;
  return { kind: 'wrong-shape', status: null, detail: String(thrown) };
}

export function isServerCode(failure: Failure, ...codes: readonly ErrorCode[]): failure is ServerFailure {
  return failure.kind === 'server' && codes.some((code) => code === failure.code);
}

/** What the failure of a write says about its outcome. */
export type WriteVerdict =
  /** The server has not carried it out. */
  | 'refused'
  /** One look-up decides: if it finds nothing, the server has refused. */
  | 'lookUpDecides'
  /** The server may have carried it out, or may do so later. */
  | 'unknown';

/** The only place that decides whether a write was refused: contract §1, *A definite refusal*. */
export function writeVerdict(failure: Failure): WriteVerdict {
  switch (failure.kind) {
    case 'server':
      if (failure.code === 'IDEMPOTENCY_IN_PROGRESS') return 'unknown';
      if (isRefusal(failure.status)) return 'refused';
      if (failure.status === 500) return 'lookUpDecides';
      return failure.status === 503 && failure.code !== 'OTHER' ? 'refused' : 'unknown';
    case 'wrong-shape':
      return failure.status !== null && isRefusal(failure.status) ? 'lookUpDecides' : 'unknown';
    default:
      return 'unknown';
  }
}

/** 408 and 425 say that the server has not read the request to its end, or not yet. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 425;
}

/** Whether a write that failed in this way may still have been carried out. */
export function outcomeIsUnknown(failure: Failure): boolean {
  return writeVerdict(failure) !== 'refused';
}

/**
 * Whether this failure of a retried write (same idempotency key) leaves the outcome of the first attempt unknown. The server
 * may send such a response before it looks up the key (contract §1: order of checks).
 */
export function firstOutcomeIsUnknown(failure: Failure): boolean {
  return (
    outcomeIsUnknown(failure) || mayPass(failure) || isServerCode(failure, 'UNAUTHENTICATED', 'XSRF_INVALID')
  );
}

/** Codes without a reason for the player: the reason is at most in the server's logs. */
const WITHOUT_REASON: readonly ReadCode[] = [
  'OTHER',
  'BAD_REQUEST',
  'METHOD_NOT_ALLOWED',
  'UNSUPPORTED_MEDIA_TYPE',
  'INTERNAL',
  'SERVICE_UNAVAILABLE',
];

/**
 * Returns the request id of an unexpected failure, for support; null for a rejection with a reason and if no response
 * arrived.
 */
export function unexpectedRequestId(failure: Failure | null): string | null {
  if (failure?.kind === 'wrong-shape') return failure.requestId ?? null;
  return failure?.kind === 'server' && WITHOUT_REASON.includes(failure.code) ? failure.requestId : null;
}

/** Whether a retry of a read may succeed: after a network error, 5xx, 429, or a 2xx that cannot be read (a portal's page). */
export function mayPass(failure: Failure): boolean {
  switch (failure.kind) {
    case 'server':
      return failure.status >= 500 || failure.status === 429;
    case 'wrong-shape':
      return failure.status !== null && (failure.status >= 500 || failure.status < 300);
    case 'network':
    case 'timeout':
      return true;
    case 'abort':
      return false;
  }
}
