/** `npm run mutation`: runs Stryker with its configuration and the arguments of the command line. */
import { dirname, join } from 'node:path';
import { exitWithMessage, runNode } from '../suites/child.ts';
import { requireFrom } from '../suites/separate-packages.ts';

const require = await requireFrom('tests/mutation').catch(exitWithMessage);
const stryker = join(dirname(require.resolve('@stryker-mutator/core/package.json')), 'bin/stryker.js');
const { exitCode } = await runNode(
  [stryker, 'run', 'tests/mutation/stryker.config.js', ...process.argv.slice(2)],
  {},
  'inherit',
);
process.exitCode = exitCode;
