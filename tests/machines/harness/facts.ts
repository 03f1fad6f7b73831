import { instantOf } from '../../../contract/clock.ts';
import type { Deposit, DepositRequest } from '../../../contract/deposit.ts';
import { ERROR_STATUS, type ErrorCode, type Failure, type ServerFailure } from '../../../contract/errors.ts';
import type { DepositDraft } from '../../../contract/rules/deposit-draft.ts';

/** When every test begins. */
export const START = Date.UTC(2026, 0, 5, 3, 0, 0);
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
/** How long a QR and an order of these tests hold. */
export const QR_HOLDS = 10 * MINUTE;
export const ORDER_HOLDS = 30 * MINUTE;

export const NETWORK: Failure = { kind: 'network' };
export const TIMEOUT: Failure = { kind: 'timeout' };
export const GARBAGE: Failure = { kind: 'wrong-shape', status: 200, detail: 'not JSON' };

/** A refusal in the server's own words. */
export function refusal(
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

/** Answers after which it is not known whether a write was carried out (contract §1). */
export const NO_USABLE_ANSWER = named(NETWORK, TIMEOUT, GARBAGE, refusal('INTERNAL'));

export const REQUEST: DepositRequest = {
  provider: 'gclub',
  mid: 'MID1',
  amount: '500',
  expectedCredit: '500',
};
export const DRAFT: DepositDraft = { provider: 'gclub', mid: 'MID1', entry: '500' };

/** An order as the server tells of it: open, unless said otherwise. */
export function depositOf(changes: Partial<Deposit> = {}): Deposit {
  return {
    code: 'D-1',
    idempotencyKey: 'key-1',
    provider: 'gclub',
    mid: 'MID1',
    amount: '500',
    currency: 'THB',
    rate: '1',
    credit: '500',
    promotionCredit: '0',
    totalCredit: '500',
    status: 'OPEN',
    late: false,
    createdAt: instantOf(START),
    expiresAt: instantOf(START + ORDER_HOLDS),
    paidAt: '0001-01-01T00:00:00Z',
    finishedAt: '0001-01-01T00:00:00Z',
    ...changes,
  };
}
