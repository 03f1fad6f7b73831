/**
 * Mutates the money rules and the machines' guards and actions, and runs their tests (docs/mutation.md). One file only:
 * `npm run mutation -- --mutate contract/money/money.ts`.
 */
export default {
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/only-decisions.js'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: [
    'contract/rules/*.ts',
    'contract/errors.ts',
    'contract/money/*.ts',
    'contract/time/clock.ts',
    'machines/*.machine.ts',
    'machines/submission.setup.ts',
  ],
  ignorers: ['only-decisions'],
  coverageAnalysis: 'perTest',
  thresholds: { high: 95, low: 90, break: 85 },
  // Suits a machine with two processors and other work.
  concurrency: 2,
  // Long, so that a slow machine kills no mutant. Stryker detects an endless loop by counting executions of the mutant.
  timeoutMS: 30_000,
  // A folder that git ignores. Not below node_modules, whose files Vitest does not treat as sources.
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['/.cache', '/deploy', '/docs', '/public', '/tests/browser', '/tools/model-testing'],
  incrementalFile: '.cache/mutation/incremental.json',
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  // Names no file, so that Stryker does not rewrite a tsconfig: tsc compiles nothing in this run.
  tsconfigFile: '.none',
  disableTypeChecks: false,
  allowConsoleColors: false,
};
