/** `npm run test:mutants`, `-- --machine deposit` for one: the kill table alone, without the rest of `npm run test:model`. */
import { parseArgs } from 'node:util';
import { REPERTOIRES } from '../../fixtures/all-fixtures.ts';
import { runMutants } from './kill-table.ts';

const { values } = parseArgs({ options: { machine: { type: 'string' } } });
const repertoires = REPERTOIRES.filter(
  ({ machine }) => values.machine === undefined || machine.id === values.machine,
);
process.exitCode = (await runMutants(repertoires)) ? 0 : 1;
