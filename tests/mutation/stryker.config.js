/**
 * Breaks the rules of money and the decisions of the machines in every small way, and asks the tests: docs/mutation.md.
 * `npm run mutation -- --mutate contract/money/money.ts` looks at one file.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/only-decisions.js'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: [
    'contract/rules/*.ts',
    'contract/{amount-entry,clock,errors,money,rates}.ts',
    'machines/*.machine.ts',
  ],
  ignorers: ['only-decisions'],
  coverageAnalysis: 'perTest',
  thresholds: { high: 95, low: 90, break: 85 },
  // The machine may have two processors, and other work.
  concurrency: 2,
  // A busy machine is no dead mutant: one that runs for ever is told by how often it is met.
  timeoutMS: 30_000,
  // What is written stays where git does not look: not below node_modules, where vitest takes no source for its own.
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['/.cache', '/deploy', '/docs', '/public', '/tests/browser', '/tools/model-testing'],
  incrementalFile: '.cache/mutation/incremental.json',
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  // Nothing here is compiled by tsc, so that there is nothing in its configuration to be rewritten.
  tsconfigFile: '.none',
  disableTypeChecks: false,
  allowConsoleColors: false,
};
