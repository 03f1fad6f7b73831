/**
 * Test files that run in Node, and those of the whole site, share the modules of their worker (docs/decisions/0003). That is
 * safe because these modules have no mutable state through which one test could affect another.
 */
import { expect, test } from 'vitest';
import { CODE_FILES, occurrences } from './files.ts';

/** A cache of compiled schemas, and the service worker of the demo, which no test imports. */
const EXCEPTIONS = [
  'contract/schema/struct.ts',
  'mock-server/hosts/demo/worker.ts',
  'mock-server/hosts/demo/worker-storage.ts',
];

const SHARED = CODE_FILES.filter(
  (path) => /^(contract|machines|mock-server)\/.*\.tsx?$/.test(path) && !EXCEPTIONS.includes(path),
);

const LET = /^(export )?(let|var) /;
const EMPTY_COLLECTION = /^(export )?const \w+(: [^=]+)? = (new (Map|Set)(<[^=]*>)?\(\)|\[\]|\{\});/;

test('contract, machines and mock-server keep no mutable state in a module', () => {
  expect(SHARED.length).toBeGreaterThan(100);
  expect(occurrences(SHARED, LET)).toEqual([]);
  expect(occurrences(SHARED, EMPTY_COLLECTION)).toEqual([]);
});

/**
 * Modules of the site with state. `tests/setup/whole-site.ts` sets the language to Lao before each test, and loaded messages are
 * the same for every test. No other module of the site as tests open it has state.
 */
const SITE_STATE = ['src/i18n/catalogs.ts', 'src/i18n/language.ts'];
const OUTSIDE_THE_SITE = /^src\/main\.tsx$/;

test('the site keeps mutable state in no module but those of its language', () => {
  const site = CODE_FILES.filter((path) => path.startsWith('src/') && !OUTSIDE_THE_SITE.test(path));
  const found = [...occurrences(site, LET), ...occurrences(site, EMPTY_COLLECTION)];
  expect([...new Set(found.map((place) => place.split(':')[0]))].toSorted()).toEqual(SITE_STATE);
});

test('no module that tests share calls a hook of the runner: it would be called for the first file only', () => {
  const modules = CODE_FILES.filter(
    (path) => /^(packages|tests|tools)\//.test(path) && !/\.(test|spec)\.tsx?$|\bsetup\b/.test(path),
  );
  expect(occurrences(modules, /^(beforeAll|beforeEach|afterEach|afterAll)\(/)).toEqual([]);
});
