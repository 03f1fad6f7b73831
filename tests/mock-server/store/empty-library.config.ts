/** Runs the tests of the contract and of the mock with an @mswjs/data stub that stores nothing: see empty-library.test.ts. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import suites from '../../vitest.config.ts';

/** Files whose subject is a function, a page or a file format without a store, or a process that the alias does not reach. */
const WITHOUT_STORE = [
  'tests/mock-server/clock.test.ts',
  'tests/mock-server/demo/cookie-jar.test.ts',
  'tests/mock-server/emvco.test.ts',
  'tests/mock-server/hosts.test.ts',
  'tests/mock-server/lab/fault-list.test.ts',
  'tests/mock-server/lab/near-miss.test.ts',
  'tests/mock-server/lab/panel-drawing.test.ts',
  'tests/mock-server/lab/panel-pages.test.ts',
  'tests/mock-server/lab/panel.test.ts',
  'tests/mock-server/listen-address.test.ts',
  'tests/mock-server/persistence/file-log.test.ts',
  'tests/mock-server/persistence/kill.test.ts',
  'tests/mock-server/store/mswjs-data.test.ts',
];

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
          exclude: ['tests/mock-server/store/empty-library.test.ts', ...WITHOUT_STORE],
          setupFiles: ['tests/setup/quiet.ts', 'tests/setup/seed.ts'],
        },
      },
    ],
  },
});
