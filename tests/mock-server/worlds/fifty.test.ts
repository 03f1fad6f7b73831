// @module-tag deep
/** Contract §6: fifty worlds at once, each driven by a tester of its own, end as each of them does alone. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Client } from '../../contract/client.ts';
import { clientOf, createdWorld, signedIn, stillBackend } from '../../contract/in-process.ts';
import { type Step, step, take } from './random-steps.ts';

const WORLDS = 50;
const STEPS = 400;

/** Several worlds take the same steps, so that fewer runs alone suffice. Neighbours never do. */
const TESTERS = 4;

/** A reset ends the session of the tester, who signs in again. */
const again: Step = { method: 'POST', path: '/__lab/session', body: { username: 'demo' } };

const steps = fc.sample(fc.array(step, { minLength: STEPS, maxLength: STEPS }), {
  numRuns: TESTERS,
  seed: 20_250_815,
});

async function drive(client: Client, taken: readonly Step[]): Promise<unknown> {
  for (const each of taken) {
    await take(client, each);
    if (each.path === '/__lab/reset') await take(client, again);
  }
  return client.lab('export');
}

test('each export equals that of a single world with the same steps', { timeout: 600_000 }, async () => {
  const alone: unknown[] = [];
  for (const [tester, taken] of steps.entries()) {
    const backend = stillBackend();
    const { id } = await createdWorld(clientOf(backend), { seed: tester });
    alone.push(await drive(await signedIn(backend, 'demo', id), taken));
  }
  const backend = stillBackend();
  const together = await Promise.all(
    Array.from({ length: WORLDS }, async (_, world) => {
      const tester = world % TESTERS;
      const { id } = await createdWorld(clientOf(backend), { seed: tester });
      return drive(await signedIn(backend, 'demo', id), steps[tester] ?? []);
    }),
  );
  expect(new Set(alone.map((state) => JSON.stringify(state))).size).toBe(TESTERS);
  for (const [world, state] of together.entries())
    expect(state, `world ${world}`).toEqual(alone[world % TESTERS]);
});
