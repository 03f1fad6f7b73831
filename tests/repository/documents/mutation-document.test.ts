/** docs/mutation.md has the scores of files that `npm run mutation` mutates, and their tests can be loaded. */
import { expect, test } from 'vitest';
import mutation from '../../mutation/stryker.config.js';
import mutationTests from '../../mutation/vitest.config.ts';
import { TAGS } from '../../suites/tags.ts';
import { FILES, textOf } from '../files.ts';

test('every pattern of mutated files matches a file', () => {
  for (const pattern of mutation.mutate) expect(FILES.filter(matches(pattern)), pattern).not.toEqual([]);
});

test('every file of the score table exists and is mutated', () => {
  const mutated = FILES.filter((file) => mutation.mutate.some((pattern) => matches(pattern)(file)));
  const listed = [...textOf('docs/mutation.md').matchAll(/^\| `((?:contract|machines)[^`]+\.ts)` \|/gm)].map(
    ([, file]) => file,
  );
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter((file = '') => !mutated.includes(file))).toEqual([]);
});

test('the tests of the mutants allow every test tag: otherwise Vitest does not load their files', () => {
  expect(mutationTests.test?.tags).toEqual([...TAGS]);
});

/** Matches a path against a pattern whose only wildcard is `*`, for one name. */
function matches(pattern: string): (path: string) => boolean {
  const form = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return (path) => form.test(path);
}
