// @module-tag sampled
/** Contract §6: several worlds, driven in any order, end as each of them does alone. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Backend } from '../../../mock-server/backend.ts';
import type { Client } from '../../contract/client.ts';
import { createdWorld, clientOf, signedIn, stillBackend } from '../../contract/in-process.ts';
import { cases } from '../../suites/depth.ts';
import { type Step, step, take } from './random-steps.ts';

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

async function carryOut({ client, id }: Visit, taken: Step): Promise<string> {
  const answer = await take(client, taken);
  const named = ['x-request-id', 'date', 'idempotency-replayed', 'retry-after'].map((name) =>
    answer.headers.get(name),
  );
  return [taken.method, taken.path, answer.status, ...named, withoutId(answer.text, id)].join(' ');
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

test('worlds with interleaved requests end as each does alone', { timeout: 600_000 }, async () => {
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
  await fc.assert(property, { numRuns: cases(4, 40) });
});

test('worlds with concurrent requests end as each does alone', { timeout: 600_000 }, async () => {
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
  await fc.assert(property, { numRuns: cases(3, 20) });
});
