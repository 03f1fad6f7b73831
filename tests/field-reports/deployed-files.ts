import type { FieldReport } from './field-report.ts';

export const deployedFiles: FieldReport = {
  kind: 'A deployed file is gone, or is something else',
  source: 'https://github.com/bentleypark/aiwatch/issues/1386',
  seen: 'On a host that answers a missing path with a page, the service worker kept that page under the name of the code: after a rollback, deposit and withdrawal were dead.',
  input: [
    'upgrade, rollback, both offline',
    'the messages of a language that are gone',
    'a page kept by an earlier service worker',
  ],
  expected: 'The page reloads once and works. A language that cannot be loaded gives way to another one.',
  guard:
    'All code is loaded by `loadCode`; the linter rejects other `import()`. The worker keeps a file only if its type fits its name.',
  tests: [
    ['tests/browser/pages/missing-files.spec.ts', ''],
    ['tests/unit/src/platform/load-code.test.ts', ''],
  ],
};
