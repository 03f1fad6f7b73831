/** The deep run consists of the test files that take samples: none of them is left out of it (docs/decisions/0003). */
import { expect, test } from 'vitest';
import { ASK_FOR_TESTS, asksHowMuch, samplingFiles } from '../sampling.ts';
import { CODE_FILES, REPOSITORY, textOf } from './files.ts';

/** What of the tests without a browser asks how much it is to look at. */
const ASKING = CODE_FILES.filter(
  (path) => path.startsWith('tests/') && !path.startsWith('tests/browser/') && asksHowMuch(textOf(path)),
);

test('whatever asks is a test, or a module by which the tests that use it are found', () => {
  const others = ASKING.filter((path) => !path.endsWith('.test.ts') && !path.endsWith('.test.tsx'));
  expect(others.toSorted()).toEqual(
    [
      'tests/vitest.config.ts',
      ...ASK_FOR_TESTS.map((path) => path.replace('.', 'tests/machines')),
    ].toSorted(),
  );
});

test('each test that asks is in the deep run, and so are the walks, which ask by way of another module', () => {
  const sampling = new Set(samplingFiles(REPOSITORY, 'tests'));
  expect(ASKING.filter((path) => /\.test\.tsx?$/.test(path) && !sampling.has(path))).toEqual([]);
  expect([...sampling].filter((path) => path.endsWith('.walk.test.ts'))).toHaveLength(2);
});

test('a test that asks for the seed alone is the same in both runs', () => {
  expect(asksHowMuch(`import { SEED } from '../depth.ts';`)).toBe(false);
  expect(asksHowMuch(`import { cases, SEED } from '../depth.ts';`)).toBe(true);
  expect(asksHowMuch(`import { DEEP } from './depth.ts';`)).toBe(true);
});
