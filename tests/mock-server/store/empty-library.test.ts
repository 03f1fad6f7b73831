/** The tests of the contract and of the mock read what @mswjs/data stores: over a library that stores nothing, they fail. */
// @module-tag deep
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY, runNode, toolPath } from '../../suites/child.ts';

/** Files whose subject is a function, a page or a file format without a store, or a process that the alias does not reach. */
const WITHOUT_STORE = [
  'tests/mock-server/clock.test.ts',
  'tests/mock-server/demo/cookie-jar.test.ts',
  'tests/mock-server/emvco.test.ts',
  'tests/mock-server/lab/fault-list.test.ts',
  'tests/mock-server/lab/near-miss.test.ts',
  'tests/mock-server/lab/panel-drawing.test.ts',
  'tests/mock-server/lab/panel-pages.test.ts',
  'tests/mock-server/lab/panel.test.ts',
  'tests/mock-server/persistence/file-log.test.ts',
  'tests/mock-server/persistence/kill.test.ts',
  'tests/mock-server/store/mswjs-data.test.ts',
];

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
  const tests = report.testResults
    .filter(({ name }) => !WITHOUT_STORE.includes(relative(REPOSITORY, name).replaceAll('\\', '/')))
    .flatMap(({ assertionResults }) => assertionResults);
  const passing = tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
  expect(tests.length).toBeGreaterThan(600);
  expect(passing.length / tests.length, passing.join('\n')).toBeLessThanOrEqual(0.05);
});
