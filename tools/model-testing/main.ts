/**
 * `npm run test:model` prints what the frozen cases cover of every machine, with `--mutants` also the kill table, and with `--walks` performs the
 * player's walks on the site in a browser. `-- --machine deposit --coverage pairs` limits the coverage report to one machine and one kind of
 * goal. `-- --case deposit-0a1b2c` replays only that frozen case. `-- --walk deposit-3fa9c1 --until 7` performs only that walk; `--seconds` limits
 * the walks. `-- --freeze` updates the frozen cases (freeze.ts).
 */
import { parseArgs } from 'node:util';
import { ALL_FIXTURES } from '../fixtures/all-fixtures.ts';
import { runCase, runCoverage } from './coverage-run.ts';
import { KINDS } from './measure.ts';
import { runMutants } from './mutants/kill-table.ts';
import { runWalks } from './player/run.ts';

if (process.argv.includes('--freeze')) {
  await import('./freeze.ts');
  process.exit();
}

const { values } = parseArgs({
  options: {
    machine: { type: 'string' },
    case: { type: 'string' },
    coverage: { type: 'string' },
    mutants: { type: 'boolean', default: false },
    walks: { type: 'boolean', default: false },
    walk: { type: 'string' },
    until: { type: 'string' },
    seconds: { type: 'string' },
  },
});
const kinds = KINDS.filter((kind) => values.coverage === undefined || kind === values.coverage);
const fixtures = ALL_FIXTURES.filter(
  ({ machine }) => values.machine === undefined || machine.id === values.machine,
);
if (fixtures.length === 0) throw new Error(`No machine is called ${values.machine}.`);
if (kinds.length === 0) throw new Error(`There is no ${values.coverage}, but: ${KINDS.join(', ')}.`);

const { case: id } = values;
/** The parts in execution order; each prints its report and returns whether it passed. Null for a part that was not requested. */
const parts: readonly ((() => boolean | Promise<boolean>) | null)[] =
  id !== undefined
    ? [() => runCase(fixtures, id)]
    : [
        values.walk === undefined ? () => runCoverage(fixtures, kinds) : null,
        values.mutants ? () => runMutants(fixtures) : null,
        values.walks || values.walk !== undefined ? () => runWalks(values) : null,
      ];

for (const part of parts) {
  if (part !== null && !(await part())) process.exitCode = 1;
}
