/**
 * `npm run test:mutants`, `-- --machine deposit` for one: breaks every machine in every small way, one at a time, and says how
 * many of the mutants the frozen cases notice, and beside it how many are noticed without them. Fails below 95 %.
 */
import { parseArgs } from 'node:util';
import { REPERTOIRES } from '../../../src/theatre/repertoire/repertoires.ts';
import { readFrozen } from '../cases/frozen.ts';
import { table } from '../report.ts';
import { Hunt } from './hunt.ts';
import { mutantsOf } from './mutants.ts';
import { reasonFor } from './survivors.ts';
import { propertiesKill, tablesKill } from './trial.ts';

const KILLED_AT_LEAST = 0.95;

const { values } = parseArgs({ options: { machine: { type: 'string' } } });
const started = performance.now();
const results = REPERTOIRES.filter(
  ({ machine }) => values.machine === undefined || machine.id === values.machine,
).map((repertoire) => {
  const hunt = new Hunt(repertoire, readFrozen(repertoire.machine.id).cases);
  const mutants = mutantsOf(repertoire.machine);
  const survivors = mutants.filter((mutant) => !hunt.kills(mutant)).map(({ name }) => name);
  const byProperties = mutants.filter((mutant) => propertiesKill(repertoire, mutant));
  const byTables = mutants.filter((mutant) => tablesKill(repertoire, mutant));
  return {
    machine: repertoire.machine.id,
    mutants: mutants.length,
    survivors,
    properties: byProperties.length,
    tables: byTables.length,
    either: new Set([...byProperties, ...byTables]).size,
  };
});

const all = {
  machine: 'all',
  mutants: sum(results.map(({ mutants }) => mutants)),
  survivors: results.flatMap(({ survivors }) => survivors),
  properties: sum(results.map(({ properties }) => properties)),
  tables: sum(results.map(({ tables }) => tables)),
  either: sum(results.map(({ either }) => either)),
};
const share = 1 - all.survivors.length / Math.max(1, all.mutants);

console.log(
  table([
    ['machine', 'mutants', 'killed', '%', 'by properties', 'by tables', 'by either', '%'],
    ...[...results, all].map(({ machine, mutants, survivors, properties, tables, either }) => [
      machine,
      String(mutants),
      String(mutants - survivors.length),
      percent(mutants - survivors.length, mutants),
      String(properties),
      String(tables),
      String(either),
      percent(either, mutants),
    ]),
  ]),
);
console.log(
  '\n“killed” is by the frozen cases; what stands behind it, by random walks that know nothing of them.\n',
);
for (const name of all.survivors)
  console.log(`survives: ${name}\n  ${reasonFor(name) ?? 'nobody knows why'}`);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`\n${all.mutants - all.survivors.length} of ${all.mutants} mutants killed (${seconds} s)`);
process.exitCode = share >= KILLED_AT_LEAST ? 0 : 1;

function percent(part: number, whole: number): string {
  return ((100 * part) / Math.max(1, whole)).toFixed(1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
