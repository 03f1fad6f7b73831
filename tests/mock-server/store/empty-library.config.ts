/** Runs the tests of the contract and of the mock with an @mswjs/data stub that stores nothing: see empty-library.test.ts. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import suites from '../../vitest.config.ts';

export default defineConfig({
  ...suites,
  resolve: { alias: { '@mswjs/data': fileURLToPath(new URL('empty-library.ts', import.meta.url)) } },
  test: {
    ...suites.test,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/contract/**/*.test.ts', 'tests/mock-server/**/*.test.ts'],
          exclude: ['tests/mock-server/store/empty-library.test.ts'],
          setupFiles: ['tests/setup/quiet.ts', 'tests/setup/seed.ts'],
        },
      },
    ],
  },
});
