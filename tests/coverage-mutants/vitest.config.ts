/** The configuration of `tests/vitest.config.ts`, for sources with switches. */
import { defineConfig, mergeConfig } from 'vitest/config';
import tests from '../vitest.config.ts';
import { withSwitches } from './plugin.ts';

export default mergeConfig(
  tests,
  defineConfig({
    plugins: [withSwitches()],
    test: {
      setupFiles: ['tests/coverage-mutants/setup.ts'],
      // Each test file loads its own modules, so that its break applies to that file alone, module evaluation included.
      isolate: true,
    },
  }),
);
