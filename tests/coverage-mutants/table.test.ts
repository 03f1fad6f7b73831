// @module-tag deep
/** Twenty rows of docs/specification-coverage.md: where their code breaks, a test that they name fails. */
import { expect, test } from 'vitest';
import { SEED } from '../suites/depth.ts';
import { ownScript, runNode } from '../suites/child.ts';

const ROWS = 20;

test('the code of drawn rows is broken, and a named test notices it', { timeout: 600_000 }, async () => {
  const script = ownScript('tests/coverage-mutants/main.ts');
  const { exitCode, output } = await runNode([...script, `--rows=${ROWS}`, `--seed=${SEED}`]);
  expect(exitCode, output).toBe(0);
});
