// @module-tag deep
/** Planted faults, each of which one oracle of the monkey must report. */
import { expect, test } from 'vitest';
import { runWalks } from './run.ts';

test('each planted fault is reported by its oracle, and a page without a fault by none', {
  timeout: 600_000,
}, async () => {
  const { plants } = await runWalks({ seed: 1, walks: 1, workers: 1, shrinks: 0, plants: true });
  expect(plants.length).toBeGreaterThan(4);
  expect(plants.map(({ plant, oracle }) => ({ plant, oracle }))).toEqual(
    plants.map(({ plant, expected }) => ({ plant, oracle: expected })),
  );
});
