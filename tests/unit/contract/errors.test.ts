/** The error codes are a closed list, with what the client may conclude from each: contract §1. */
import { describe, expect, test } from 'vitest';
import {
  ERROR_STATUS,
  type ErrorCode,
  type Failure,
  FailureError,
  failureOf,
  isErrorCode,
  isServerCode,
  mayPass,
  outcomeIsUnknown,
  type ReadCode,
  type ServerFailure,
  unexpectedRequestId,
  writeVerdict,
  type WriteVerdict,
} from '../../../contract/errors.ts';

const CODES = Object.keys(ERROR_STATUS).filter(isErrorCode);

const TRANSPORT: readonly Failure[] = [{ kind: 'network' }, { kind: 'timeout' }, { kind: 'abort' }];

function server(code: ErrorCode): ServerFailure {
  return envelope(ERROR_STATUS[code], code);
}

/** An error response without the envelope: the page of a proxy. */
function html(status: number): Failure {
  return { kind: 'wrong-shape', status, detail: '' };
}

function envelope(status: number, code: ReadCode): ServerFailure {
  return {
    kind: 'server',
    code,
    status,
    fields: {},
    meta: {},
    requestId: 'r1',
    retryAfterSeconds: null,
  };
}

test('each code has the status of contract §1 and §2', () => {
  const byStatus: Record<number, string[]> = {};
  for (const code of CODES) (byStatus[ERROR_STATUS[code]] ??= []).push(code);
  for (const codes of Object.values(byStatus)) codes.sort();
  expect(byStatus).toEqual({
    400: ['BAD_REQUEST'],
    401: ['INVALID_CREDENTIALS', 'UNAUTHENTICATED'],
    403: ['XSRF_INVALID'],
    404: ['NOT_FOUND'],
    405: ['METHOD_NOT_ALLOWED'],
    409: [
      'ACCOUNT_ALREADY_ADDED',
      'ACCOUNT_IN_USED',
      'BANK_REQUIRED',
      'CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN',
      'CREDIT_ABOVE_THRESHOLD',
      'CREDIT_NOT_ENOUGH',
      'DEPOSIT_REQUIRED',
      'GAME_DISABLED',
      'IDEMPOTENCY_IN_PROGRESS',
      'LIMIT_REACHED',
      'ONE_ACCOUNT_ONLY',
      'OPEN_ORDER',
      'OPEN_WITHDRAW',
      'ORDER_ALREADY_PAID',
      'ORDER_NOT_OPEN',
      'PROMOTION_ALREADY_USED',
      'PROMOTION_CREDIT_NOT_REACHED',
      'PROMOTION_CREDIT_USED',
      'PROMOTION_INACTIVE',
      'PROMOTION_IN_PLAY',
      'PROMOTION_ONLY_FOR_FIRST_ORDER',
      'PROMOTION_USAGE',
      'QUOTE_CHANGED',
      'SELF_EXCLUDED',
      'USERNAME_ALREADY_EXISTS',
    ],
    410: ['QR_EXPIRED'],
    413: ['PAYLOAD_TOO_LARGE'],
    415: ['UNSUPPORTED_MEDIA_TYPE'],
    422: [
      'ACCOUNT_NOT_FOUND',
      'AMOUNT_OUT_OF_RANGE',
      'CURRENCY_NOT_ALLOWED',
      'CURRENT_PASSWORD_INCORRECT',
      'IDEMPOTENCY_MISMATCH',
      'MID_INVALID',
      'PROMOTION_AMOUNT_MISMATCH',
      'PROVIDER_NOT_ALLOWED',
      'VALIDATION_FAILED',
      'WALLET_NOT_ALLOWED',
      'WITHDRAW_ALL_REQUIRED',
    ],
    429: ['RATE_LIMITED'],
    500: ['INTERNAL'],
    503: ['BANK_UNAVAILABLE', 'PROVIDER_MAINTENANCE', 'SERVICE_UNAVAILABLE'],
  });
});

test('only the codes of the table are codes, and no property that every object inherits', () => {
  expect(['UNAUTHENTICATED', 'OPEN_ORDER'].every(isErrorCode)).toBe(true);
  expect(['', 'open_order', 'toString', 'constructor', '__proto__'].some(isErrorCode)).toBe(false);
});

describe('the outcome of a write that failed', () => {
  test('is unknown after any transport failure, and after a response of the wrong shape', () => {
    for (const failure of TRANSPORT) expect(outcomeIsUnknown(failure)).toBe(true);
    expect(outcomeIsUnknown({ kind: 'wrong-shape', status: 200, detail: '' })).toBe(true);
  });

  test('is unknown after two error codes only: IDEMPOTENCY_IN_PROGRESS and INTERNAL', () => {
    const codes = CODES.filter((code) => outcomeIsUnknown(server(code)));
    expect(codes).toEqual(['IDEMPOTENCY_IN_PROGRESS', 'INTERNAL']);
  });

  test.each<[what: string, failure: Failure, verdict: WriteVerdict]>([
    ['409 with a known code', envelope(409, 'OPEN_ORDER'), 'refused'],
    ['409 with an unknown code', envelope(409, 'OTHER'), 'refused'],
    ['402 with an unknown code', envelope(402, 'OTHER'), 'refused'],
    ['429', envelope(429, 'RATE_LIMITED'), 'refused'],
    ['409 while the first is in progress', envelope(409, 'IDEMPOTENCY_IN_PROGRESS'), 'unknown'],
    ['408 with the envelope', envelope(408, 'OTHER'), 'unknown'],
    ['425 with the envelope', envelope(425, 'OTHER'), 'unknown'],
    ['500 with the envelope', envelope(500, 'INTERNAL'), 'lookUpDecides'],
    ['500 with an unknown code', envelope(500, 'OTHER'), 'lookUpDecides'],
    ['503 with a known code', envelope(503, 'BANK_UNAVAILABLE'), 'refused'],
    ['503 with an unknown code', envelope(503, 'OTHER'), 'unknown'],
    ['504 with the envelope', envelope(504, 'OTHER'), 'unknown'],
    ['403 of a firewall', html(403), 'lookUpDecides'],
    ['404 of a proxy', html(404), 'lookUpDecides'],
    ['408 of a proxy', html(408), 'unknown'],
    ['502 of a gateway', html(502), 'unknown'],
    ['a page of a portal, with 200', html(200), 'unknown'],
    ['no response', { kind: 'timeout' }, 'unknown'],
  ])('after %s', (_, failure, verdict) => {
    expect(writeVerdict(failure)).toBe(verdict);
  });
});

describe('a retry may succeed', () => {
  test('after a network failure, a timeout, 5xx and 429, and not after any other 4xx', () => {
    const codes = CODES.filter((code) => mayPass(server(code)));
    expect(codes).toEqual([
      'RATE_LIMITED',
      'INTERNAL',
      'SERVICE_UNAVAILABLE',
      'PROVIDER_MAINTENANCE',
      'BANK_UNAVAILABLE',
    ]);
    expect(TRANSPORT.map(mayPass)).toEqual([true, true, false]);
  });

  test('after a response of the wrong shape, if its status is 2xx or 5xx', () => {
    const statuses = [null, 200, 404, 500, 502];
    const passing = statuses.filter((status) => mayPass({ kind: 'wrong-shape', status, detail: '' }));
    expect(passing).toEqual([200, 500, 502]);
  });
});

describe('the request id by which support finds an unexpected failure', () => {
  test('belongs to a code that the site does not know', () => {
    expect(unexpectedRequestId(envelope(409, 'OTHER'))).toBe('r1');
  });

  test('belongs to the codes that name no reason', () => {
    const codes = CODES.filter((code) => unexpectedRequestId(server(code)) === 'r1');
    expect(codes).toEqual([
      'BAD_REQUEST',
      'METHOD_NOT_ALLOWED',
      'UNSUPPORTED_MEDIA_TYPE',
      'INTERNAL',
      'SERVICE_UNAVAILABLE',
    ]);
  });

  test('belongs to a response of the wrong shape that has one, and to no transport failure', () => {
    const garbage = { kind: 'wrong-shape', status: 502, detail: '' } as const;
    expect(unexpectedRequestId({ ...garbage, requestId: 'r2' })).toBe('r2');
    for (const failure of [garbage, ...TRANSPORT, null]) expect(unexpectedRequestId(failure)).toBeNull();
  });
});

test('a failure is read from the error that carries it', () => {
  const failure = server('OPEN_ORDER');
  expect(failureOf(new FailureError(failure))).toBe(failure);
  expect(new FailureError(failure).message).toBe('OPEN_ORDER');
  expect(new FailureError({ kind: 'timeout' }).message).toBe('timeout');
});

test('any other thrown error counts as a response of the wrong shape, whose outcome is unknown', () => {
  const failure = failureOf(new TypeError('no such thing'));
  expect(failure).toEqual({ kind: 'wrong-shape', status: null, detail: 'TypeError: no such thing' });
  expect(outcomeIsUnknown(failure)).toBe(true);
});

test('a failure can be compared with several codes at once', () => {
  expect(isServerCode(server('OPEN_ORDER'), 'BANK_REQUIRED', 'OPEN_ORDER')).toBe(true);
  expect(isServerCode(server('OPEN_ORDER'), 'BANK_REQUIRED')).toBe(false);
  expect(isServerCode({ kind: 'network' }, 'OPEN_ORDER')).toBe(false);
});
