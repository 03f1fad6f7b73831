// @module-tag sampled
/** Contract §6: several worlds, driven in any order, end as each of them does alone. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Backend } from '../../../mock-server/backend.ts';
import type { Client } from '../../contract/client.ts';
import { createdWorld, clientOf, signedIn, stillBackend } from '../../contract/in-process.ts';
import { cases } from '../../suites/depth.ts';

/** One request, the same in every run. It may be rejected: what a world rejects is compared as well. */
interface Step {
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
    path: fc.constantFrom('/api/v2/deposits', { matches: 'deposits' }),
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

const step = fc.oneof(
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
      scenario: fc.constantFrom('default', 'with-credit', 'every-status'),
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

/** What the worlds start from; the first one is `default`. */
const BEGINNINGS = [{}, { scenario: 'with-credit', seed: 2 }, { scenario: 'deposit-open', seed: 3 }] as const;

/** A signed-in client, and the id of its world, which is random. */
interface Visit {
  readonly client: Client;
  readonly id: string;
}

async function enter(backend: Backend, world: number): Promise<Visit> {
  if (world === 0) return { client: await signedIn(backend, 'demo'), id: 'default' };
  const { id } = await createdWorld(clientOf(backend), BEGINNINGS[world]);
  return { client: await signedIn(backend, 'demo', id), id };
}

async function carryOut(
  { client, id }: Visit,
  { method, path, body, key: idempotencyKey }: Step,
): Promise<string> {
  const headers: Record<string, string> = { 'X-XSRF-TOKEN': client.cookies.get('XSRF-TOKEN') ?? '' };
  if (body) headers['Content-Type'] = 'application/json';
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  const answer = await client.send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const named = ['x-request-id', 'date', 'idempotency-replayed', 'retry-after'].map((name) =>
    answer.headers.get(name),
  );
  return [method, path, answer.status, ...named, withoutId(answer.text, id)].join(' ');
}

/** All that can be observed of a world: each response, and at the end its whole state. */
interface Outcome {
  readonly answers: readonly string[];
  readonly state: unknown;
  readonly journal: unknown;
  readonly exported: unknown;
}

/** The entries of the journal contain the id of their world. */
const withoutId = (text: string, id: string) => text.replaceAll(id, 'this world');

async function play(visit: Visit, steps: readonly Step[]): Promise<Outcome> {
  const answers: string[] = [];
  for (const each of steps) answers.push(await carryOut(visit, each));
  return outcome(visit, answers);
}

async function outcome({ client, id }: Visit, answers: readonly string[]): Promise<Outcome> {
  const shown = async (verb: string): Promise<unknown> =>
    JSON.parse(withoutId(JSON.stringify(await client.lab(verb)), id));
  return {
    answers,
    state: await shown('state'),
    journal: await shown('journal?limit=1000'),
    exported: await client.lab('export'),
  };
}

async function alone(steps: readonly Step[], world: number): Promise<Outcome> {
  return play(await enter(stillBackend(), world), steps);
}

const worlds = BEGINNINGS.map((_, world) => world);
const turns = fc.array(fc.record({ world: fc.constantFrom(...worlds), step }), {
  minLength: 20,
  maxLength: 60,
});

const stepsOf = (played: readonly { readonly world: number; readonly step: Step }[]) =>
  worlds.map((world) => played.filter((turn) => turn.world === world).map((turn) => turn.step));

test('one request after the other, in any order', { timeout: 600_000 }, async () => {
  const property = fc.asyncProperty(turns, async (played) => {
    const backend = stillBackend();
    const visits = await Promise.all(worlds.map((world) => enter(backend, world)));
    const answers: string[][] = worlds.map(() => []);
    for (const { world, step: each } of played) {
      const visit = visits[world];
      if (visit) answers[world]?.push(await carryOut(visit, each));
    }
    const together = await Promise.all(visits.map((visit, world) => outcome(visit, answers[world] ?? [])));
    const apart = [];
    for (const [world, steps] of stepsOf(played).entries()) apart.push(await alone(steps, world));
    expect(together).toEqual(apart);
  });
  await fc.assert(property, { numRuns: cases(4, 80) });
});

test('all at the same time', { timeout: 600_000 }, async () => {
  const property = fc.asyncProperty(turns, async (played) => {
    const backend = stillBackend();
    const steps = stepsOf(played);
    const together = await Promise.all(
      worlds.map(async (world) => play(await enter(backend, world), steps[world] ?? [])),
    );
    const apart = [];
    for (const world of worlds) apart.push(await alone(steps[world] ?? [], world));
    expect(together).toEqual(apart);
  });
  await fc.assert(property, { numRuns: cases(3, 40) });
});
