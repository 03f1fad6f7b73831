// @module-tag sampled
/** The monkey on fixed seeds: `npm test` plays some walks, `npm run test:deep` 600. Longer runs: `npm run monkey`. */
import { availableParallelism } from 'node:os';
import { beforeAll, expect, test } from 'vitest';
import { cases } from '../suites/depth.ts';
import { reportInText, type RunReport, runWalks } from './run.ts';

const FIRST_SEED = 1;
/** Ten minutes on a slow machine. */
const WALKS = 600;

let report: RunReport;

beforeAll(async () => {
  report = await runWalks({
    seed: FIRST_SEED,
    walks: cases(30, WALKS),
    workers: Math.min(2, availableParallelism()),
    shrinks: 0,
    plants: true,
  });
}, 1_800_000);

test('each planted fault is reported by its oracle, and a page without a fault by none', () => {
  expect(report.plants.length).toBeGreaterThan(4);
  expect(report.plants.map(({ plant, oracle }) => ({ plant, oracle }))).toEqual(
    report.plants.map(({ plant, expected }) => ({ plant, oracle: expected })),
  );
});

test('no oracle reports anything on the walks of fixed seeds', () => {
  expect(report.walks).toHaveLength(cases(30, WALKS));
  expect(report.violations.length, reportInText(report)).toBe(0);
});

test('a walk does not depend on the walks that are played before it', { tags: ['deep'] }, async () => {
  const [last] = report.walks.slice(-1);
  if (!last) throw new Error('no walk was played');
  const alone = await runWalks({ seed: last.seed, walks: 1, workers: 1, shrinks: 0 });
  expect(alone.walks[0]?.sent).toBe(last.sent);
});
