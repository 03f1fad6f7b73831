/**
 * Every call, with its success and every code that its row allows, over HTTP. The codes of a call's own each have a state in
 * which they are the answer; the common ones (contract §1) are met by breaking the request, or by a fault.
 */
import { describe, expect, test } from 'vitest';
import { type Call, endpointOf, endpoints, errorsOf, isUnsafe, pathOf } from '../../contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode } from '../../contract/errors.ts';
import { BODY_LIMIT_BYTES } from '../../contract/limits.ts';
import { Stage } from '../../mock-server/lab/scenarios/stage.ts';
import { type Answer, type CallOptions, type Client, codeIn } from './client.ts';
import { cashierWays } from './codes/cashier-ways.ts';
import { siteWays } from './codes/site-ways.ts';
import type { Wanted, Way } from './codes/way.ts';
import { siteForFile } from './site.ts';

const here = siteForFile();
const calls = Object.keys(endpoints) as Call[];
const ways: Readonly<Record<Call, Readonly<Record<string, Way<Call>>>>> = { ...siteWays, ...cashierWays };

interface Prepared {
  readonly client: Client;
  readonly options: CallOptions;
}

/** Brings the site into a state, and says who is to ask for what. */
async function prepare(call: Call, way: Way<Call>): Promise<Prepared> {
  const { as = 'demo', before, ...options } = way(new Stage(here.site.backend.world, 1)) as Wanted<Call>;
  const client = as === null ? await here.site.visitor() : await here.site.player(as);
  for (let time = 0; time < (before ?? 0); time += 1) await client.call(call, options);
  return { client, options };
}

/** How each common code is met, from a request that would succeed. Null where it does not concern the call. */
const COMMON: Partial<Record<ErrorCode, (call: Call, prepared: Prepared) => Promise<Answer> | null>> = {
  UNAUTHENTICATED: async (call, { options }) => (await here.site.visitor()).call(call, options),
  XSRF_INVALID: (call, { client, options }) => client.call(call, { ...options, xsrf: 'x'.repeat(32) }),
  BAD_REQUEST: (call, prepared) => sendText(call, prepared, '{"half":'),
  PAYLOAD_TOO_LARGE: (call, prepared) => sendText(call, prepared, `"${'x'.repeat(BODY_LIMIT_BYTES)}"`),
  UNSUPPORTED_MEDIA_TYPE: (call, prepared) => sendText(call, prepared, '{}', 'text/plain'),
  VALIDATION_FAILED: (call, { client, options }) => {
    const { paged, request, query } = endpointOf(call);
    if (request) return client.call(call, { ...options, body: [] });
    if (paged || query) return client.call(call, { ...options, query: { page: '0' } });
    return client.call(call, { ...options, key: 'no-uuid' });
  },
  IDEMPOTENCY_MISMATCH: async (call, { client, options }) => {
    const key = crypto.randomUUID();
    const first = await client.call(call, { ...options, key });
    expect(first.status).toBe(endpointOf(call).status);
    const other = { ...(options.body as object | undefined), unknown: 'field' };
    return client.call(call, { ...options, key, body: other });
  },
  IDEMPOTENCY_IN_PROGRESS: faulted('IDEMPOTENCY_IN_PROGRESS'),
  RATE_LIMITED: faulted('RATE_LIMITED'),
  INTERNAL: faulted('INTERNAL'),
  SERVICE_UNAVAILABLE: faulted('SERVICE_UNAVAILABLE'),
};

/** After these nobody is signed in any more, and the key's scope is another. */
const ENDS_THE_SESSION = new Set<Call>(['login', 'logout', 'passwordChange']);

function sendText(call: Call, { client, options }: Prepared, body: string, type = 'application/json') {
  const headers = { 'Content-Type': type, 'X-XSRF-TOKEN': client.cookies.get('XSRF-TOKEN') ?? '' };
  const path = pathOf(call, { ...options.parameters } as never);
  return client.send(path, { method: endpointOf(call).method, headers, body });
}

function faulted(code: ErrorCode) {
  return async (call: Call, { client, options }: Prepared) => {
    const { method, path } = endpointOf(call);
    await here.site.lab.lab('faults', { match: { method, path: `/api/v2${path}` }, fault: 'status', code });
    return client.call(call, options);
  };
}

describe.each(calls)('%s', (call) => {
  const endpoint = endpointOf(call);
  const own = ways[call];

  test(`succeeds with ${endpoint.status}`, async () => {
    const { client, options } = await prepare(call, own['success'] as Way<Call>);
    const answer = await client.call(call, options);
    expect([answer.status, codeIn(answer)]).toEqual([endpoint.status, undefined]);
  });

  const codes = errorsOf(endpoint).filter(
    (code) => !(code === 'IDEMPOTENCY_MISMATCH' && ENDS_THE_SESSION.has(call)),
  );
  test.each(codes)('answers %s', async (code) => {
    const prepared = await prepare(call, (own[code] ?? own['success']) as Way<Call>);
    const meet = own[code] ? client : COMMON[code];
    const answer = await meet?.(call, prepared);
    expect([answer?.status, answer && codeIn(answer)]).toEqual([ERROR_STATUS[code], code]);
  });
});

function client(call: Call, { client: asker, options }: Prepared): Promise<Answer> {
  return asker.call(call, options);
}

test('whatever a read is asked with, it never asks for XSRF', () => {
  for (const call of calls) {
    const endpoint = endpointOf(call);
    if (!isUnsafe(endpoint)) expect(errorsOf(endpoint)).not.toContain('XSRF_INVALID');
  }
});
