/** `npm run test:deep` finds its tests by their tags: a test file that tries more cases there is tagged (docs/testing.md). */
import { expect, test } from 'vitest';
import { CODE_FILES, textOf } from './files.ts';

const TESTS = CODE_FILES.filter(
  (path) => /^(tests|tools)\//.test(path) && !path.startsWith('tests/browser/'),
);

/** An import of a value that differs between the two commands; the seed does not. */
const DEPENDS_ON_DEPTH = /^import \{[^}]*\b(cases|DEEP)\b[^}]*\} from '[./]+\/(?:suites\/)?depth\.ts'/m;
const TAG = /^\/\/ @module-tag (sampled|deep)$/m;

test('each test file whose number of cases depends on the command has a tag', () => {
  const dependent = TESTS.filter((path) => /\.test\.tsx?$/.test(path) && DEPENDS_ON_DEPTH.test(textOf(path)));
  expect(dependent.length).toBeGreaterThan(10);
  expect(dependent.filter((path) => !TAG.test(textOf(path)))).toEqual([]);
});

test('no other module asks which command runs, so that a tag at the file that asks is enough', () => {
  const asking = TESTS.filter((path) => !/\.test\.tsx?$/.test(path) && DEPENDS_ON_DEPTH.test(textOf(path)));
  expect(asking).toEqual(['tests/suites/tags.ts']);
});
