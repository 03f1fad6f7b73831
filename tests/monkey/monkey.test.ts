// @module-tag sampled
/** The monkey on fixed seeds: `npm test` plays some walks, `npm run test:deep` 40. Longer runs: `npm run monkey`. */
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { cases } from '../suites/depth.ts';
import { reportInText, runWalks } from './run.ts';

const FIRST_SEED = 1;
const WALKS = cases(6, 40);

test('no oracle reports anything on the walks of fixed seeds', { timeout: 1_800_000 }, async () => {
  const workers = Math.min(2, availableParallelism());
  const report = await runWalks({ seed: FIRST_SEED, walks: WALKS, workers, shrinks: 0 });
  expect(report.walks).toHaveLength(WALKS);
  expect(report.violations.length, reportInText(report)).toBe(0);
});
