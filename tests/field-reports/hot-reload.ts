import type { FieldReport } from './field-report.ts';

export const hotReload: FieldReport = {
  kind: 'A reload of code keeps objects of the old code',
  source: 'https://github.com/oven-sh/bun/issues/13879',
  seen: 'After an edit of the mock, a new field of a row was dropped without a word until a restart. A second development server with another configuration emptied the dependencies of the first.',
  input: [
    'a field and a collection that are new, and that are gone',
    'a value, a clock and rows that are no longer allowed',
    'two configurations in one folder',
  ],
  expected: 'The state is carried over as data; what is lost is said; pages of another server stay alive.',
  guard: 'What survives a reload contains no object of a class.',
  tests: [
    ['tests/mock-server/reload.test.ts', ''],
    ['tests/deploy/dependency-cache.test.ts', ''],
  ],
};
