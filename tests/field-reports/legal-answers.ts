import type { FieldReport } from './field-report.ts';

export const legalAnswers: FieldReport = {
  kind: 'A foreign but legal answer is unreadable',
  source: 'https://github.com/freach/udatetime/issues/17',
  seen: 'Microseconds or `+00:00` in a time made every page of players *cannot connect*; a `Date` of the year 275760 made it blank; the page of a portal with 200 was not retried.',
  input: ['decimals of a second, `+00:00`', '`Date` outside of 2000 to 2100', 'HTML with 200'],
  expected: 'Times are read; an absurd `Date` is ignored; a read is retried three times.',
  guard: 'Spellings of a value belong to its schema (`alsoReads`).',
  tests: [
    ['tests/unit/src/api/legal-answers.test.ts', ''],
    ['tests/unit/src/app/query-policy.test.ts', 'a temporary failure is retried three times'],
  ],
};
