/**
 * The suites that need no browser, one project each: `vitest --config tests/vitest.config.ts --project machines`.
 * It stands apart from `vite.config.ts`, which builds the site and starts its mock; neither is wanted here.
 */
import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { wordsByPart } from '../deploy/words-by-part.ts';
import { partOf } from '../src/i18n/parts.ts';
import { cases, DEEP } from './depth.ts';
import { samplingFiles } from './sampling.ts';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));

const quiet = ['tests/setup/quiet.ts', 'tests/setup/seed.ts'];

/** The tests of a folder: all of them, or in the deep run those that take samples, where there are any. */
function testsIn(folder: string): string[] {
  const sampling = DEEP ? samplingFiles(REPOSITORY, folder) : [];
  return sampling.length > 0 ? [...sampling] : [`${folder}/**/*.test.{ts,tsx}`];
}

/** A suite that runs in Node, from the folder of its name. */
function inNode(name: string) {
  return {
    extends: true,
    test: { name, include: testsIn(`tests/${name}`), setupFiles: quiet },
  } satisfies TestProjectConfiguration;
}

export default defineConfig({
  root: REPOSITORY,
  test: {
    allowOnly: false,
    // Vitest would leave one processor free, and there are machines with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    passWithNoTests: false,
    // The files of a worker share its modules: loading them anew for each took longer than the tests. None leaves anything
    // behind (docs/decisions/0003); `--sequence.shuffle.files` puts them in another order.
    isolate: false,
    // A busy machine is no failing test; one that hangs is.
    testTimeout: cases(60_000, 600_000),
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: testsIn('tests/unit'),
          exclude: ['tests/unit/src/**'],
          setupFiles: quiet,
        },
      },
      {
        extends: true,
        plugins: [react(), wordsByPart(partOf)],
        test: {
          name: 'unit:page',
          include: testsIn('tests/unit/src'),
          environment: 'jsdom',
          setupFiles: [...quiet, 'tests/setup/page.ts'],
        },
      },
      inNode('contract'),
      inNode('conformance'),
      inNode('deploy'),
      inNode('machines'),
      inNode('model'),
      inNode('capsules'),
      inNode('mock-server'),
      inNode('repository'),
    ],
  },
});
