import type { FieldReport } from './field-report.ts';

export const twoBuilds: FieldReport = {
  kind: 'Two builds meet',
  source: 'https://github.com/Flowpack/media-ui/issues/71',
  seen: 'A new required field made the journal entry of an earlier build unreadable, and with it the key of a pending order.',
  input: [
    'entries of every earlier format',
    'an unreadable draft, code or request',
    'pages and policies while nginx changes from one build to another',
  ],
  expected: 'An unreadable part never loses the key of a pending request.',
  guard: 'A changed format fails a test until a fixture of it is committed.',
  tests: [
    ['tests/unit/src/app/journal/stored-formats.test.ts', ''],
    ['tests/deploy/release.test.ts', ''],
  ],
};
