/**
 * The tests that need no browser: `npx vitest --config tests/vitest.config.ts tests/machines`. Separate from `vite.config.ts`,
 * which builds the site and starts its mock backend.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sitePlugins } from '../deploy/site-plugins.ts';
import { chunkOf } from '../src/i18n/catalog-chunks.ts';
import { DEEP } from './suites/depth.ts';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));

const setupFiles = ['tests/setup/quiet.ts', 'tests/setup/seed.ts'];

/** The site's own code in front of the mock backend, in one process. */
const WITH_BACKEND = 'tests/unit/src/whole-site/**/*.test.{ts,tsx}';

/** Tests of the tools that run in a page. */
const TOOL_PAGES = 'tools/*/tests/page/**/*.test.{ts,tsx}';

export default defineConfig({
  root: REPOSITORY,
  test: {
    allowOnly: false,
    strictTags: true,
    tags: [
      { name: 'deep', description: 'Runs in `npm run test:deep` only.' },
      {
        name: 'sampled',
        description: '`npm test` tries a sample, `npm run test:deep` every case.',
        ...(DEEP && { timeout: 600_000 }),
      },
    ],
    // Vitest would leave one processor free, and there are machines with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    passWithNoTests: false,
    // Files that run in Node share their worker's modules: `contract`, `machines` and `mock-server` keep no mutable state in a
    // module (tests/repository/module-state.test.ts), so that no file can meet what another has left (docs/decisions/0003).
    isolate: false,
    // A slow machine is no failing test; a test that hangs is one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          // One project and not one for each folder: a project transforms every module that it imports by itself.
          name: 'node',
          include: ['tests/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['tests/unit/src/**', TOOL_PAGES],
          setupFiles,
        },
      },
      {
        extends: true,
        plugins: sitePlugins(chunkOf),
        test: {
          name: 'page',
          include: ['tests/unit/src/**/*.test.{ts,tsx}', TOOL_PAGES],
          exclude: [WITH_BACKEND],
          environment: 'jsdom',
          // The site's modules have state: the active language, loaded catalogs, clients. Each file has modules and globals of
          // its own, in a context of `node:vm`; a process for each file would take three times as long.
          pool: 'vmThreads',
          isolate: true,
          setupFiles: [...setupFiles, 'tests/setup/page.ts', 'tests/setup/components.ts'],
        },
      },
      {
        extends: true,
        plugins: sitePlugins(chunkOf),
        oxc: { jsx: { development: false } },
        test: {
          name: 'site',
          include: [WITH_BACKEND],
          environment: 'jsdom',
          // Its files share a worker's modules: each would spend more time on loading the site than on its tests. What the site's
          // modules remember is put back after each test (tests/setup/whole-site.ts).
          isolate: false,
          // React as players have it. What React's development build complains of is found by the project above.
          env: { NODE_ENV: 'production' },
          setupFiles: [...setupFiles, 'tests/setup/page.ts', 'tests/setup/whole-site.ts'],
        },
      },
    ],
  },
});
