// @module-tag sampled
/** The panel's copy of the state, kept up to date by events, is the state that the lab would return. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LabEvent } from '../../../mock-server/lab/events/lab-event.ts';
import type { LabState } from '../../../mock-server/lab/panel/api.ts';
import { afterEvent, clockAfter } from '../../../mock-server/lab/panel/mirror.ts';
import { type Client } from '../../contract/client.ts';
import { signedIn, stillBackend } from '../../contract/in-process.ts';
import { cases } from '../../suites/depth.ts';
import { step, take } from '../worlds/random-steps.ts';

async function shownBy(lab: Client): Promise<LabState> {
  const { clock, bank, faults, journal, ledger, store, backend } = (await lab.lab(
    'state?full=true',
  )) as LabState;
  const { deposits, withdraws, usages, players, credits, rates, payments } = store;
  const mirrored = { deposits, withdraws, usages, players, credits, rates, payments };
  return { clock, bank, faults, journal, ledger, store: mirrored, backend };
}

test('after any requests and repeated events, the copy equals the state', { timeout: 300_000 }, async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
    const backend = stillBackend();
    const lab = await signedIn(backend, 'demo');
    const arrived: LabEvent[] = [];
    backend.world.events.follow(null, { receive: ({ event }) => arrived.push(event), end: () => {} });
    let state: LabState | null = await shownBy(lab);
    for (const taken of steps) {
      await take(lab, taken);
      // An event may also have been in a state that was read before it arrived.
      for (const event of arrived.splice(0).flatMap((each) => [each, each])) {
        state = state && afterEvent(state, event);
      }
      state ??= await shownBy(lab);
    }
    expect(state).toEqual(await shownBy(lab));
  });
  await fc.assert(property, { numRuns: cases(10, 60) });
});

test('a clock runs on from its reading unless it is frozen', () => {
  const clock = { now: '2026-03-02T03:00:00.000Z', offsetMs: 0, frozen: false };
  expect(clockAfter(clock, 1_500).now).toBe('2026-03-02T03:00:01.500Z');
  expect(clockAfter({ ...clock, frozen: true }, 1_500).now).toBe(clock.now);
});
