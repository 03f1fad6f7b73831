/** The tests of `tests/vitest.config.ts`, on sources with switches. */
import { defineConfig, mergeConfig } from 'vitest/config';
import tests from '../vitest.config.ts';
import { withSwitches } from './plugin.ts';

export default mergeConfig(
  tests,
  defineConfig({
    plugins: [withSwitches()],
    test: {
      setupFiles: ['tests/coverage-mutants/setup.ts'],
      // Each file has modules of its own: a break holds in one file, and from its first line on.
      isolate: true,
    },
  }),
);
