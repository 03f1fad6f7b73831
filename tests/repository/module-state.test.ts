/**
 * Test files that run in Node share the modules of their worker (tests/vitest.config.ts). That is safe because no module below keeps
 * state that a test could leave behind.
 */
import { expect, test } from 'vitest';
import { CODE_FILES, occurrences } from './files.ts';

/** Caches of what a schema says, and the service worker of the demo, which no test imports. */
const EXCEPTIONS = [
  'contract/schema/struct.ts',
  'mock-server/demo/worker.ts',
  'mock-server/demo/worker-storage.ts',
];

const SHARED = CODE_FILES.filter(
  (path) => /^(contract|machines|mock-server)\/.*\.tsx?$/.test(path) && !EXCEPTIONS.includes(path),
);

test('contract, machines and mock-server keep no mutable state in a module', () => {
  expect(SHARED.length).toBeGreaterThan(100);
  expect(occurrences(SHARED, /^(export )?(let|var) /)).toEqual([]);
  expect(
    occurrences(SHARED, /^(export )?const \w+(: [^=]+)? = (new (Weak)?(Map|Set)(<[^>]*>)?\(\)|\[\]|\{\});/),
  ).toEqual([]);
});
