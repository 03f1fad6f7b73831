/** The configuration of `tests/vitest.config.ts`, with a mutant planted before each test file. */
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import tests from '../../../tests/vitest.config.ts';

const PLANT = 'tools/model-testing/mutants/plant.ts';

export default defineConfig({
  ...tests,
  test: {
    ...tests.test,
    // A mutant may wait for what never happens.
    testTimeout: 10_000,
    projects: (tests.test?.projects ?? []).map(planting),
  },
});

/** Adds the setup file. A project's list replaces that of the whole configuration. */
function planting(project: TestProjectConfiguration): TestProjectConfiguration {
  if (typeof project !== 'object' || project instanceof Promise) return project;
  const setupFiles = [project.test?.setupFiles ?? []].flat();
  return { ...project, test: { ...project.test, setupFiles: [...setupFiles, PLANT] } };
}
