// @module-tag deep
/** Breaks the code of twenty random rows of docs/specification-coverage.md: a test that each row names has to fail. */
import { expect, test } from 'vitest';
import { SEED } from '../suites/depth.ts';
import { ownScript, runNode } from '../suites/child.ts';

const ROWS = 20;

test('breaks the code of random rows: a cited test fails for each', { timeout: 600_000 }, async () => {
  const script = ownScript('tests/coverage-mutants/main.ts');
  const { exitCode, output } = await runNode([...script, `--rows=${ROWS}`, `--seed=${SEED}`]);
  expect(exitCode, output).toBe(0);
});
