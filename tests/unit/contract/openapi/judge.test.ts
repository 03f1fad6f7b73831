// @module-tag sampled
/**
 * The helpers that validate requests and responses against the OpenAPI document accept valid ones and reject invalid
 * ones.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Call, endpointOf, endpoints, isUnsafe } from '../../../../contract/endpoints.ts';
import { arbitraryOf } from '../../../../contract/schema/arbitrary.ts';
import type { Schema } from '../../../../contract/schema/vocabulary.ts';
import { problemsOfAnswer, problemsOfRequest, type WireAnswer } from '../../../contract/openapi.ts';
import { cases } from '../../../suites/depth.ts';
import { breakagesOf } from '../breakages.ts';

const CALLS = Object.keys(endpoints) as Call[];
const WRITES = CALLS.filter((call) => isUnsafe(endpointOf(call)));
const numRuns = cases(50, 300);

interface RightRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: object;
  readonly headers: Headers;
  readonly body: unknown;
}

function headers(): Headers {
  return new Headers({
    'X-XSRF-TOKEN': 'token',
    'Idempotency-Key': crypto.randomUUID(),
    fingerprint: 'visitor-0001',
  });
}

function bodyOf(call: Call): fc.Arbitrary<unknown> {
  const { request } = endpointOf(call);
  return request ? arbitraryOf(request as Schema<unknown>) : fc.constant(undefined);
}

/** The problems of a right request with these changes. */
function problemsWith(call: Call, changes: Partial<RightRequest> = {}): readonly string[] {
  const { method, path } = endpointOf(call);
  const right: RightRequest = {
    path: { code: 'D000001', id: 'P000001', provider: 'alphabet' },
    query: {},
    headers: headers(),
    body: fc.sample(bodyOf(call), 1)[0],
  };
  const { query, ...others } = { ...right, ...changes };
  return problemsOfRequest(method, path, { ...others, query: { ...query } });
}

test.each(CALLS)('%s: generated requests that fit the row fit the document', (call) => {
  const { query } = endpointOf(call);
  const filters = query ? arbitraryOf(query as Schema<object>) : fc.constant({});
  fc.assert(
    fc.property(bodyOf(call), filters, (body, filter) => {
      expect(problemsWith(call, { query: filter, body })).toEqual([]);
    }),
    { numRuns },
  );
});

test.each(CALLS)('%s: a body that is wrong in one place does not fit the document', (call) => {
  const { request } = endpointOf(call);
  fc.assert(
    fc.property(bodyOf(call), fc.nat(), (body, number) => {
      const breakages = request ? breakagesOf(request, body) : [];
      const breakage = breakages[number % breakages.length] ?? { description: 'a list', value: [] };
      expect(problemsWith(call, { body: breakage.value }), breakage.description).not.toEqual([]);
    }),
    { numRuns },
  );
});

test.each(CALLS.filter((call) => endpointOf(call).path.includes(':')))(
  '%s: a wrong parameter of the path is reported',
  (call) => {
    const path = { code: 'a b', id: 'a b', provider: 'a b' };
    expect(problemsWith(call, { path })).toHaveLength(1);
  },
);

test.each(CALLS.filter((call) => endpointOf(call).paged))('%s: a wrong page is reported', (call) => {
  expect(problemsWith(call, { query: { page: '0' } })).toEqual(['query page must be >= 1']);
});

test('a wrong filter of the games is reported', () => {
  expect(problemsWith('games', { query: { provider: 'nobody' } })).toHaveLength(1);
});

test.each(WRITES)('%s: a missing token, and a missing or wrong key, is reported', (call) => {
  const without = headers();
  without.delete('X-XSRF-TOKEN');
  without.delete('Idempotency-Key');
  expect(problemsWith(call, { headers: without })).toHaveLength(endpointOf(call).keyRequired ? 2 : 1);
  const wrong = headers();
  wrong.set('Idempotency-Key', 'no UUID');
  expect(problemsWith(call, { headers: wrong })).not.toEqual([]);
});

describe('the validation of a response', () => {
  const right = {
    status: 200,
    headers: {
      'X-Request-Id': 'req-1',
      Date: 'Mon, 02 Mar 2026 03:00:00 GMT',
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json',
    } as Record<string, string>,
    text: '{"banks":[]}',
  };
  const rejection = (code: string, more: object = {}) =>
    JSON.stringify({ code, message: '', requestId: 'req-1', ...more });
  const judged = ({ headers, ...answer }: typeof right, method = 'GET', path = '/banks') =>
    problemsOfAnswer(method, path, { ...answer, headers: new Headers(headers) } satisfies WireAnswer);
  const retry = { ...right.headers, 'Retry-After': '3' };

  test('accepts a valid response', () => {
    expect(judged(right)).toEqual([]);
    expect(judged({ ...right, status: 429, headers: retry, text: rejection('RATE_LIMITED') })).toEqual([]);
  });

  const { 'Cache-Control': _, ...cached } = right.headers;
  test.each([
    ['a status that the call does not have', { ...right, status: 202 }],
    ['another success status than that of the call', { ...right, status: 201 }],
    ['a header that is missing', { ...right, headers: cached }],
    ['a header that is wrong', { ...right, headers: { ...right.headers, Date: 'yesterday' } }],
    ['a header that is not declared', { ...right, headers: { ...right.headers, 'X-Powered-By': 'x' } }],
    ['a 429 without Retry-After', { ...right, status: 429, text: rejection('RATE_LIMITED') }],
    [
      'a Retry-After that is no number',
      {
        ...right,
        status: 429,
        headers: { ...retry, 'Retry-After': 'soon' },
        text: rejection('RATE_LIMITED'),
      },
    ],
    ['another content type', { ...right, headers: { ...right.headers, 'Content-Type': 'text/html' } }],
    ['a body that is no JSON', { ...right, text: '<html>' }],
    ['a body of another shape', { ...right, text: '{"banks":[{}]}' }],
    ['a code of another call', { ...right, status: 500, text: rejection('BANK_REQUIRED') }],
    ['a code under another status', { ...right, status: 503, text: rejection('INTERNAL') }],
  ])('rejects %s', (_name, answer) => {
    expect(judged(answer)).not.toEqual([]);
  });

  test.each([
    [422, 'VALIDATION_FAILED', { fields: { mid: 'REQUIRED' } }, { fields: { mid: 'BECAUSE' } }],
    [422, 'VALIDATION_FAILED', { fields: { body: 'FORMAT' } }, { fields: {} }],
    [422, 'AMOUNT_OUT_OF_RANGE', { meta: { min: '1' } }, { meta: { max: '2' } }],
    [409, 'OPEN_ORDER', { meta: { code: 'D000001' } }, {}],
  ])('requires the further fields of %i %s: %j suffices, %j does not', (status, code, enough, tooLittle) => {
    const say = (more: object) =>
      judged({ ...right, status, text: rejection(code, more) }, 'POST', '/deposits');
    expect(say(enough)).toEqual([]);
    expect(say(tooLittle)).not.toEqual([]);
    expect(say({})).not.toEqual([]);
  });

  test('rejects a body with the status 204', () => {
    expect(judged({ ...right, status: 204, text: '' }, 'POST', '/players/logout')).toEqual([]);
    expect(judged({ ...right, status: 204 }, 'POST', '/players/logout')).not.toEqual([]);
  });
});
