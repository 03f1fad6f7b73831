import { ERROR_STATUS, type ErrorCode, type Failure, type ServerFailure } from '../../../contract/errors.ts';

/** The time at which every test starts. */
export const START = Date.UTC(2026, 0, 5, 3, 0, 0);
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
/** How long an order of these tests is valid. */
export const ORDER_HOLDS = 30 * MINUTE;

export const NETWORK: Failure = { kind: 'network' };
export const TIMEOUT: Failure = { kind: 'timeout' };
export const GARBAGE: Failure = { kind: 'wrong-shape', status: 200, detail: 'not JSON' };

/** A firewall's page instead of a response of the server. */
export const FORBIDDEN_PAGE: Failure = { kind: 'wrong-shape', status: 403, detail: 'not JSON' };

/** A rejection by the server. */
export function rejection(
  code: ErrorCode,
  more: { readonly meta?: Record<string, string>; readonly retryAfterSeconds?: number } = {},
): ServerFailure {
  return {
    kind: 'server',
    status: ERROR_STATUS[code],
    code,
    fields: {},
    meta: more.meta ?? {},
    requestId: 'request-1',
    retryAfterSeconds: more.retryAfterSeconds ?? null,
  };
}

/** Failures with their names, for the titles of tests. */
export function named(...failures: readonly Failure[]): readonly (readonly [string, Failure])[] {
  return failures.map((failure) => [failure.kind === 'server' ? failure.code : failure.kind, failure]);
}

/** Failures after which it is unknown whether a write was carried out (contract §1). */
export const NO_USABLE_ANSWER = named(NETWORK, TIMEOUT, GARBAGE);
