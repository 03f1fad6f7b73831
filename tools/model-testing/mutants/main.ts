/**
 * `npm run test:mutants` prints the kill table without the rest of `npm run test:model`; `-- --machine deposit` limits it to one
 * machine.
 */
import { parseArgs } from 'node:util';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';
import { runMutants } from './kill-table.ts';

const { values } = parseArgs({ options: { machine: { type: 'string' } } });
const fixtures = ALL_FIXTURES.filter(
  ({ machine }) => values.machine === undefined || machine.id === values.machine,
);
process.exitCode = runMutants(fixtures) ? 0 : 1;
