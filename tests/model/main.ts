/**
 * `npm run test:model`: replays every frozen case on its machine and says what they meet of it, exactly. `-- --machine deposit
 * --coverage pairs` narrows it, and then names what is never met.
 */
import { parseArgs } from 'node:util';
import { REPERTOIRES } from '../../src/theatre/repertoire/repertoires.ts';
import { readFrozen } from './cases/frozen.ts';
import { told } from './cases/told.ts';
import { KINDS, measureOf } from './measure.ts';
import { coverageTable, gapsList } from './report.ts';

const { values } = parseArgs({
  options: { machine: { type: 'string' }, coverage: { type: 'string' } },
});
const kinds = KINDS.filter((kind) => values.coverage === undefined || kind === values.coverage);
const repertoires = REPERTOIRES.filter(
  ({ machine }) => values.machine === undefined || machine.id === values.machine,
);
if (repertoires.length === 0) throw new Error(`No machine is called ${values.machine}.`);
if (kinds.length === 0) throw new Error(`There is no ${values.coverage}, but: ${KINDS.join(', ')}.`);

const started = performance.now();
const measures = repertoires.map((repertoire) =>
  measureOf(repertoire, readFrozen(repertoire.machine.id).cases),
);
const deviations = measures.flatMap((measure) => measure.deviations);

console.log(coverageTable(measures, kinds));
console.log('\nmet/of what can be; (+n) cannot be, for a reason; every guard counts both ways.\n');
const gaps = gapsList(measures, kinds);
if (gaps !== '') console.log(`${gaps}\n`);
for (const deviation of deviations) console.log(`${told(deviation)}\n`);
const cases = measures.reduce((all, measure) => all + measure.cases, 0);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${cases - deviations.length} passed, ${deviations.length} failed (${seconds} s)`);
process.exitCode = deviations.length > 0 ? 1 : 0;
