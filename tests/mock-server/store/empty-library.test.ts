/** The tests of the contract and of the mock read what @mswjs/data stores: over a library that stores nothing, they fail. */
// @module-tag deep
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runNode, toolPath } from '../../suites/child.ts';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

test('over a library that stores nothing, at least 95 % of the tests that have a store fail', async ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'empty-library-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  const config = 'tests/mock-server/store/empty-library.config.ts';
  const options = ['--config', config, '--reporter', 'json', '--outputFile', file];
  await runNode([toolPath('vitest', 'vitest'), 'run', ...options], { NO_COLOR: '1', DEEP: '0' });

  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const passing = tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
  expect(tests.length).toBeGreaterThan(600);
  expect(passing.length / tests.length, passing.join('\n')).toBeLessThanOrEqual(0.05);
});
