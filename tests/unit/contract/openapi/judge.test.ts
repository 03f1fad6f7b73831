// @module-tag sampled
/**
 * The helpers that validate requests and responses against the OpenAPI document accept valid ones and reject invalid
 * ones.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Call, endpointOf, endpoints } from '../../../../contract/endpoints.ts';
import { arbitraryOf } from '../../../../contract/schema/arbitrary.ts';
import type { Schema } from '../../../../contract/schema/vocabulary.ts';
import { problemsOfAnswer, problemsOfRequest, type WireAnswer } from '../../../contract/openapi.ts';
import { cases } from '../../../suites/depth.ts';
import { breakagesOf } from '../breakages.ts';

const CALLS = Object.keys(endpoints) as Call[];
const numRuns = cases(50, 1_000);

describe.each(CALLS)('requests of %s', (call) => {
  const { method, path, request, query, paged, keyRequired } = endpointOf(call);
  const headers = () =>
    new Headers({
      'X-XSRF-TOKEN': 'token',
      'Idempotency-Key': crypto.randomUUID(),
      fingerprint: 'visitor-0001',
    });
  const right = {
    path: { code: 'D000001', id: 'P000001', provider: 'alphabet' },
    query: {},
    headers: headers(),
    body: undefined as unknown,
  };
  const made = request ? arbitraryOf(request as Schema<unknown>) : fc.constant(undefined);

  test('generated requests that fit the row fit the document', () => {
    fc.assert(
      fc.property(made, query ? arbitraryOf(query as Schema<object>) : fc.constant({}), (body, filter) => {
        expect(problemsOfRequest(method, path, { ...right, query: { ...filter }, body })).toEqual([]);
      }),
      { numRuns },
    );
  });

  test('a request that is wrong in one place does not fit the document', () => {
    fc.assert(
      fc.property(made, fc.nat(), (body, number) => {
        const breakages = request ? breakagesOf(request, body) : [];
        const breakage = breakages[number % breakages.length] ?? { description: 'a list', value: [] };
        if (method === 'GET') return;
        const problems = problemsOfRequest(method, path, { ...right, body: breakage.value });
        expect(problems, breakage.description).not.toEqual([]);
      }),
      { numRuns },
    );
  });

  test('a parameter that is missing or wrong is reported', () => {
    const problemsWith = (changes: Partial<typeof right>) =>
      problemsOfRequest(method, path, {
        ...right,
        ...(request ? { body: fc.sample(made, 1)[0] } : {}),
        ...changes,
      });
    const name = /:(\w+)/.exec(path)?.[1];
    if (name) expect(problemsWith({ path: { ...right.path, [name]: 'a b' } })).toHaveLength(1);
    if (paged) expect(problemsWith({ query: { page: '0' } })).toEqual(['query page must be >= 1']);
    if (method === 'GET') return;
    const without = headers();
    without.delete('X-XSRF-TOKEN');
    without.delete('Idempotency-Key');
    expect(problemsWith({ headers: without })).toHaveLength(keyRequired ? 2 : 1);
    expect(
      problemsWith({ headers: new Headers([...headers(), ['Idempotency-Key', 'no UUID']]) }),
    ).not.toEqual([]);
  });
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
