/**
 * `npm run bench -- frugality`: counts the API requests in an hour of five behaviours, and the request rate of a thousand
 * clients after an outage. With `--write` it writes the figures to `figures.json` and regenerates the tables of `docs/scale.md`.
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
// Modules of the page that run in Node keep timers, which would keep the process alive.
process.exit(figures.outages.every(isQuiet) ? 0 : 1);
