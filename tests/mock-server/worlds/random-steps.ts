/** Random requests to a world, by a tester and by the players of its pages. */
import fc from 'fast-check';
import type { Answer, Client } from '../../contract/client.ts';

/** One request, the same in every run. It may be rejected: what a world rejects is compared as well. */
export interface Step {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
}

const amount = fc.integer({ min: 1, max: 40 }).map((hundreds) => `${hundreds * 67_500}`);
const provider = fc.constantFrom('alphabet', 'gclub');
const code = fc.integer({ min: 1, max: 3 }).map((number) => `D00000${number}`);
/** Few, so that keys are repeated with the same and with other bodies. */
const key = fc.integer({ min: 1, max: 4 }).map((number) => `00000000-0000-4000-8000-00000000000${number}`);

const verb = (name: string, body: fc.Arbitrary<object>): fc.Arbitrary<Step> =>
  body.map((fields) => ({ method: 'POST', path: `/__lab/${name}`, body: fields }));

const call = (path: fc.Arbitrary<string>, body: fc.Arbitrary<object> = fc.constant({})): fc.Arbitrary<Step> =>
  fc.record({ path, body, key }).map((parts) => ({ method: 'POST', ...parts, path: `/api/v2${parts.path}` }));

const read = fc
  .constantFrom(
    '/deposits',
    '/deposits/open',
    '/withdraws',
    '/players/info',
    '/currencies/rates',
    '/promotions/current',
    '/nothing',
  )
  .map((path): Step => ({ method: 'GET', path: `/api/v2${path}` }));

const match = fc.record(
  {
    method: fc.constantFrom('POST', 'GET'),
    // A pattern costs more than the request that it matches.
    path: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom('/api/v2/deposits', '/api/v2/deposits/:code/check') },
      fc.constant({ matches: 'deposits' }),
    ),
    body: fc.record({ provider }),
    player: fc.constant('demo'),
  },
  { requiredKeys: [] },
);

/** Each has a response. Most of them draw from the seed of the world. */
const fault = fc
  .record({
    match,
    kind: fc.constantFrom(
      { fault: 'status', status: 503 },
      { fault: 'respond', respond: { status: 502, body: 'bad gateway' } },
      { fault: 'duplicate' },
      { fault: 'malformed-json' },
    ),
    firing: fc.record(
      {
        after: fc.integer({ min: 0, max: 2 }),
        times: fc.integer({ min: 1, max: 3 }),
        probability: fc.constantFrom(0.2, 0.5, 0.8),
        delay: fc.constantFrom(0, { median: 1, p95: 2 }),
      },
      { requiredKeys: ['probability'] },
    ),
  })
  .map(({ match: matched, kind, firing }) => ({ match: matched, ...kind, ...firing }));

export const step = fc.oneof(
  {
    weight: 4,
    arbitrary: call(
      fc.constant('/deposits'),
      fc.record({ provider, mid: fc.constant('MOCKLAK0001'), amount }),
    ),
  },
  { weight: 3, arbitrary: verb('bank/pay', fc.record({ code })) },
  { weight: 3, arbitrary: call(code.map((order) => `/deposits/${order}/check`)) },
  { weight: 2, arbitrary: call(code.map((order) => `/deposits/${order}/cancel`)) },
  {
    weight: 3,
    arbitrary: verb('clock', fc.record({ advanceSeconds: fc.integer({ min: -600, max: 7_200 }) })),
  },
  {
    weight: 2,
    arbitrary: verb(
      'credit',
      fc.record({ username: fc.constant('demo'), provider, amount: fc.constantFrom('25', '-5.5', '400') }),
    ),
  },
  verb('bank/mode', fc.record({ mode: fc.constantFrom('up', 'silent') })),
  verb(
    'rates',
    fc.record({
      currency: fc.constant('LAK'),
      buy: fc.constantFrom('600', '655'),
      sell: fc.constantFrom('675', '700'),
    }),
  ),
  { weight: 3, arbitrary: verb('faults', fault) },
  fc.constant<Step>({ method: 'DELETE', path: '/__lab/faults' }),
  verb(
    'reset',
    fc.record({
      scenario: fc.constantFrom('default', 'default', 'with-credit', 'with-credit', 'every-status'),
      seed: fc.integer({ min: 1, max: 3 }),
    }),
  ),
  verb('session', fc.record({ username: fc.constantFrom('demo', 'newcomer') })),
  call(fc.constant('/promotions/welcome/claim'), fc.record({ provider })),
  { weight: 3, arbitrary: read },
  verb('journal/count', fc.record({ match })),
  fc.constant<Step>({ method: 'GET', path: '/__lab/journal?limit=5' }),
  fc.constant<Step>({ method: 'GET', path: '/__lab/faults' }),
);

/** Sends the request with the cookies of the client. */
export function take(client: Client, { method, path, body, key: idempotencyKey }: Step): Promise<Answer> {
  const headers: Record<string, string> = { 'X-XSRF-TOKEN': client.cookies.get('XSRF-TOKEN') ?? '' };
  if (body) headers['Content-Type'] = 'application/json';
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  return client.send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}
