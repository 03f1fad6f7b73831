/**
 * `npm run testcases:freeze`, `-- --machine deposit` for one: generates the cases anew and writes down what is seen on them
 * now. What has changed is read before it is committed; no test run ever does this.
 */
import { parseArgs } from 'node:util';
import { REPERTOIRES } from '../../src/theatre/repertoire/repertoires.ts';
import { writeFrozen } from './cases/frozen.ts';
import { generate } from './cases/generate.ts';
import { performed } from './cases/replay.ts';

const { values } = parseArgs({ options: { machine: { type: 'string' } } });

for (const repertoire of REPERTOIRES) {
  const { id } = repertoire.machine;
  if (values.machine !== undefined && values.machine !== id) continue;
  const cases = generate(repertoire).walks.map((walk) => performed(repertoire, walk));
  writeFrozen({ machine: id, cases: cases.toSorted((a, b) => (a.id < b.id ? -1 : 1)) });
  console.log(`${id}: ${cases.length} cases, ${cases.flatMap(({ steps }) => steps).length} steps`);
}
