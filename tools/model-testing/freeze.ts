/**
 * `npm run test:model -- --freeze` replays the frozen cases on the current machines, adds cases for unmet goals, and reports
 * both; `-- --machine deposit` limits it to one machine. `--rename 'send network.restored=send network.recovered'` renames a step
 * or an input in the frozen cases first. Review the changes before committing them; no test run writes them.
 */
import { parseArgs } from 'node:util';
import { ALL_FIXTURES } from '../fixtures/all-fixtures.ts';
import { readFrozen, writeFrozen } from './cases/frozen.ts';
import { refreeze } from './cases/refreeze.ts';
import { freezeTable, impossibleList } from './report.ts';

const { values } = parseArgs({
  options: {
    freeze: { type: 'boolean' },
    machine: { type: 'string' },
    rename: { type: 'string', multiple: true, default: [] },
  },
});
const renames = new Map(
  values.rename.map((rename) => {
    const [from = '', to] = rename.split('=');
    if (to === undefined) throw new Error(`“${rename}” is no “old name=new name”`);
    return [from, to];
  }),
);

const reports = ALL_FIXTURES.filter(
  ({ machine }) => values.machine === undefined || machine.id === values.machine,
).map((fixtures) => refreeze(fixtures, readFrozen(fixtures.machine.id), renames));
for (const { frozen } of reports) writeFrozen(frozen);
console.log(freezeTable(reports));
const impossible = impossibleList(reports);
if (impossible !== '') console.log(`\n${impossible}`);
