/**
 * `npm run bench -- frugality`: what an hour of five behaviours asks for, and how a thousand clients come back from an outage.
 * `-- --write` commits what it has measured, and writes the tables of `docs/scale.md` anew.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { commitFigures } from './frugality/figures.ts';
import { measureFrugality } from './frugality/measure.ts';
import { isQuiet } from './frugality/quiet.ts';
import { scaleTables, withTables } from './frugality/scale.ts';

const DOCUMENT = fileURLToPath(new URL('../../docs/scale.md', import.meta.url));

const figures = await measureFrugality();
const tables = scaleTables(figures);
for (const name of ['hours', 'weights', 'outages']) console.log(`\n${tables[name] ?? ''}`);
if (process.argv.includes('--write')) {
  commitFigures(figures);
  await writeFile(DOCUMENT, withTables(await readFile(DOCUMENT, 'utf8'), tables));
}
// Some of what a page in Node stands on keeps timers of its own.
process.exit(figures.outages.every(isQuiet) ? 0 : 1);
