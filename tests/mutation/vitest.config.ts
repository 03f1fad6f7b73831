/** The tests that have to kill the mutants: those of the contract and of the machines, which need no page and no server. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { TAGS } from '../suites/tags.ts';

// In a run of Stryker, this is its copy of the repository, which contains the mutants.
const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root: REPOSITORY,
  test: {
    include: ['tests/unit/contract/**/*.test.ts', 'tests/machines/**/*.test.ts'],
    // The excluded files test the OpenAPI document and the schemas, which are not mutated.
    exclude: ['tests/unit/contract/openapi/**', 'tests/unit/contract/schema.test.ts'],
    setupFiles: ['tests/setup/quiet.ts', 'tests/setup/seed.ts'],
    tags: [...TAGS],
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
    // A defect that a property can find is found in its first cases, or by an example.
    env: { CASES_AT_MOST: '30' },
  },
});
