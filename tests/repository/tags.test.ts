/**
 * `npm run test:deep` finds its tests by their tags: a test file that tries more cases there is tagged (docs/testing.md). A run does not load
 * files without a tag of its own.
 */
import { expect, test } from 'vitest';
import { TEST_FILES } from '../suites/test-files.ts';
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

test('apart from test files, only tests/suites/tags.ts depends on which command runs', () => {
  const asking = TESTS.filter((path) => !/\.test\.tsx?$/.test(path) && DEPENDS_ON_DEPTH.test(textOf(path)));
  expect(asking).toEqual(['tests/suites/tags.ts']);
});

test('a tag is written as `commandsOf` reads it: at the start of a test file, or at a test in it', () => {
  const written = TESTS.flatMap((path) =>
    [...textOf(path).matchAll(/^\/\/ @module-tag .*$|\btags: \[['"](?:deep|sampled)\b.*$/gm)].map(
      ([tag]) => ({ path, tag }),
    ),
  );
  expect(written.length).toBeGreaterThan(40);
  const isRead = ({ path, tag }: { readonly path: string; readonly tag: string }) =>
    TEST_FILES.includes(path) && (TAG.test(tag) || tag.includes("['deep']"));
  expect(written.filter((each) => !isRead(each))).toEqual([]);
});
