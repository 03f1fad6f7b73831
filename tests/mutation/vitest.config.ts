/** The tests that judge a mutant: those of the contract and of the machines, which need no page and no server. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Not where this file was written: the mutants live in a copy of the repository.
const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root: REPOSITORY,
  test: {
    include: ['tests/unit/contract/**/*.test.ts', 'tests/machines/**/*.test.ts'],
    // They judge what is written about the contract, and no rule of it.
    exclude: ['tests/unit/contract/openapi/**', 'tests/unit/contract/schema.test.ts'],
    setupFiles: ['tests/setup/quiet.ts', 'tests/setup/seed.ts'],
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
    // A defect that a property finds is found within the first of its cases, or by an example.
    env: { CASES_AT_MOST: '30' },
  },
});
