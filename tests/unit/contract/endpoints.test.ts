/** The endpoint table is complete and consistent: contract §1 and §2. */
import { expect, test } from 'vitest';
import { type Call, endpointOf, endpoints, errorsOf, isUnsafe, pathOf } from '../../../contract/endpoints.ts';
import { isErrorCode } from '../../../contract/errors.ts';
import { structOf } from '../../../contract/schema/struct.ts';

const CALLS = Object.keys(endpoints) as Call[];

/** The calls of contract §2, and who may make them by contract §1, repeated here independently of the table. */
const PUBLIC = [
  'GET /agency/info',
  'POST /fingerprint',
  'POST /players/username/validate',
  'POST /players/register',
  'POST /players/login',
  'POST /players/logout',
  'GET /banks',
  'GET /currencies/rates',
  'GET /currencies/options',
  'GET /deposits/config',
  'GET /withdraws/config',
  'GET /promotions/current',
  'GET /promotions/:id',
  'GET /games',
];
const WITH_A_SESSION = [
  'GET /players/info',
  'POST /players/security/password/change',
  'GET /players/credits/:provider',
  'POST /players/bank-accounts',
  'GET /deposits',
  'GET /deposits/open',
  'POST /deposits',
  'GET /deposits/:code',
  'GET /deposits/:code/qr',
  'POST /deposits/:code/qr',
  'POST /deposits/:code/check',
  'POST /deposits/:code/cancel',
  'GET /withdraws',
  'GET /withdraws/open',
  'POST /withdraws/quote',
  'POST /withdraws',
  'GET /withdraws/:code',
  'GET /promotions/usages',
  'GET /promotions/usages/current',
  'POST /promotions/:id/claim',
  'POST /promotions/usages/:id/cancel',
  'POST /games/launch',
  'GET /players/limits',
  'PUT /players/limits',
  'POST /players/self-exclusion',
];

test('visitors may call what contract §1 lists, and all other calls of contract §2 need a session', () => {
  const rows = (access: string) =>
    CALLS.map((call) => endpoints[call])
      .filter((endpoint) => endpoint.access === access)
      .map(({ method, path }) => `${method} ${path}`);
  expect(rows('public').toSorted()).toEqual(PUBLIC.toSorted());
  expect(rows('player').toSorted()).toEqual(WITH_A_SESSION.toSorted());
});

test('every body is an object', () => {
  const bodies = CALLS.map(endpointOf).flatMap(({ request, answer }) => [request ?? [], answer ?? []].flat());
  expect(new Set(bodies.map((body) => structOf(body).type))).toEqual(new Set(['object']));
});

test('only a call that changes something has a request body or requires an idempotency key', () => {
  const withBody = CALLS.filter((call) => endpointOf(call).request ?? endpointOf(call).keyRequired);
  expect(withBody).toContain('depositCreate');
  expect(withBody.filter((call) => !isUnsafe(endpointOf(call)))).toEqual([]);
});

test.each(CALLS)(
  '%s has a response body, or the status 204; each of its errors is a code of the contract',
  (call) => {
    const endpoint = endpointOf(call);
    expect(endpoint.answer === undefined).toBe(endpoint.status === 204);
    const codes = errorsOf(endpoint);
    expect(codes.filter((code) => !isErrorCode(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  },
);

test('a deposit is never created without an idempotency key', () => {
  expect(endpointOf('depositCreate').keyRequired).toBe(true);
});

test('a path begins with /api/v2 and contains its parameters, escaped', () => {
  expect(pathOf('banks', {})).toBe('/api/v2/banks');
  expect(pathOf('credit', { provider: 'gclub_live' })).toBe('/api/v2/players/credits/gclub_live');
  expect(pathOf('depositQr', { code: 'D-1/../2?x=#' })).toBe('/api/v2/deposits/D-1%2F..%2F2%3Fx%3D%23/qr');
});
