/**
 * The tests that need no browser: `npx vitest --config tests/vitest.config.ts tests/machines`. Separate from `vite.config.ts`,
 * which builds the site and starts its mock backend.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sitePlugins } from '../deploy/site-plugins.ts';
import { partOfMessage } from '../tools/catalogs/message-parts.ts';
import { TAGS } from './suites/tags.ts';
import { TEST_FILES, textOf } from './suites/test-files.ts';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));

const setupFiles = ['tests/setup/quiet.ts', 'tests/setup/seed.ts'];

/** Tests of the whole site with the mock backend, in one process. */
const WITH_BACKEND = 'tests/unit/src/whole-site/**/*.test.{ts,tsx}';

/** Tests of the tools that run in a page. */
const TOOL_PAGES = '{packages,tools}/*/tests/page/**/*.test.{ts,tsx}';

/** Tests of the site's modules and components that need a document, which they say in their first line. */
const WITH_DOCUMENT = TEST_FILES.filter(
  (path) =>
    path.startsWith('tests/unit/src/') &&
    !path.includes('/whole-site/') &&
    (path.endsWith('.tsx') || textOf(path).startsWith('// @vitest-environment jsdom')),
);

export default defineConfig({
  root: REPOSITORY,
  test: {
    allowOnly: false,
    strictTags: true,
    tags: [...TAGS],
    // At least two: by default, a machine with two processors would have a single worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    passWithNoTests: false,
    // Files that run in Node share their worker's modules. This is safe, because no module of `contract`, `machines` and
    // `mock-server` has mutable state (tests/repository/module-state.test.ts, docs/decisions/0003), and because the tests of the site's
    // modules here start sites of their own.
    isolate: false,
    // Long enough for a slow machine; only a test that hangs fails.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        plugins: sitePlugins(partOfMessage),
        test: {
          // A single project, because each project transforms all modules that it imports once more.
          name: 'node',
          include: ['{packages,tests,tools}/**/*.test.ts'],
          exclude: [WITH_BACKEND, TOOL_PAGES, ...WITH_DOCUMENT],
          setupFiles,
        },
      },
      {
        extends: true,
        plugins: sitePlugins(partOfMessage),
        test: {
          name: 'page',
          include: [...WITH_DOCUMENT, TOOL_PAGES],
          environment: 'jsdom',
          // The site's modules have state (the active language, loaded catalogs, clients), and a document is one, so that each file has its
          // own modules and globals, in a context of `node:vm`. A process per file would take three times as long.
          pool: 'vmThreads',
          isolate: true,
          setupFiles: [...setupFiles, 'tests/setup/page.ts', 'tests/setup/components.ts'],
        },
      },
      {
        extends: true,
        plugins: sitePlugins(partOfMessage),
        oxc: { jsx: { development: false } },
        test: {
          name: 'site',
          include: [WITH_BACKEND],
          environment: 'jsdom',
          // Files share their worker's modules, because loading the site takes longer than the tests of a file. The modules'
          // state is reset for each test (tests/setup/whole-site.ts).
          isolate: false,
          // The production build of React. The project above fails on warnings of the development build.
          env: { NODE_ENV: 'production' },
          setupFiles: [...setupFiles, 'tests/setup/page.ts', 'tests/setup/whole-site.ts'],
        },
      },
    ],
  },
});
