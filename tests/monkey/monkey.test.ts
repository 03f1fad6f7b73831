// @module-tag sampled
/** The monkey on fixed seeds: `npm test` plays some walks, `npm run test:deep` 40. Longer runs: `npm run monkey`. */
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { cases } from '../suites/depth.ts';
import { reportInText, type RunReport, runWalks } from './run.ts';

const FIRST_SEED = 1;
const WALKS = 40;

const LIMIT_MS = 1_800_000;

let played: Promise<RunReport> | null = null;

/** The walks, which the first test plays that asks for them: the report of a run counts the seconds of tests, and no others. */
function report(): Promise<RunReport> {
  played ??= runWalks({
    seed: FIRST_SEED,
    walks: cases(6, WALKS),
    workers: Math.min(2, availableParallelism()),
    shrinks: 0,
    plants: true,
  });
  return played;
}

test('no oracle reports anything on the walks of fixed seeds', { timeout: LIMIT_MS }, async () => {
  const { walks, violations } = await report();
  expect(walks).toHaveLength(cases(6, WALKS));
  expect(violations.length, reportInText(await report())).toBe(0);
});

test('each planted fault is reported by its oracle, and a page without a fault by none', {
  timeout: LIMIT_MS,
}, async () => {
  const { plants } = await report();
  expect(plants.length).toBeGreaterThan(4);
  expect(plants.map(({ plant, oracle }) => ({ plant, oracle }))).toEqual(
    plants.map(({ plant, expected }) => ({ plant, oracle: expected })),
  );
});
