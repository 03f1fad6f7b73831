/**
 * `npm run test:model` replays the frozen cases and prints what they reach of every machine; `-- --machine deposit` limits it to one
 * machine, and `-- --case deposit-0a1b2c` replays one case. `-- --freeze` generates the cases again: review the changes before
 * committing them; no test run writes them. `-- --walks` performs the player's walks on the site in a browser, instead of the cases:
 * `-- --walk deposit-3fa9c1 --until 7` only that walk.
 */
import { parseArgs } from 'node:util';
import { ALL_FIXTURES } from '../fixtures/all-fixtures.ts';
import { generatedCases, writeFrozen } from '../../packages/machine-tests/node.ts';
import { runCase, runCoverage } from './coverage-run.ts';
import { runWalks } from './player/run.ts';
import { frozenFile } from './frozen-file.ts';

const { values } = parseArgs({
  options: {
    machine: { type: 'string' },
    case: { type: 'string' },
    freeze: { type: 'boolean', default: false },
    walks: { type: 'boolean', default: false },
    walk: { type: 'string' },
    until: { type: 'string' },
  },
});
const fixtures = ALL_FIXTURES.filter(
  ({ machine }) => values.machine === undefined || machine.id === values.machine,
);
if (fixtures.length === 0) throw new Error(`No machine is called ${values.machine}.`);

if (!(await run())) process.exitCode = 1;

async function run(): Promise<boolean> {
  if (values.walks || values.walk !== undefined) return runWalks(values);
  if (values.case !== undefined) return runCase(fixtures, values.case);
  if (values.freeze) freeze();
  return runCoverage(fixtures);
}

function freeze(): void {
  for (const each of fixtures) {
    const frozen = generatedCases(each);
    writeFrozen(frozenFile(frozen.machine), frozen);
    console.log(`${frozen.machine}: ${frozen.cases.length} cases`);
  }
}
