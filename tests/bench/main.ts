/**
 * `npm run bench`: measures first load and responsiveness of the production build on a slow phone, and its requests, each
 * beside its target, or one of these parts. A missed target does not fail it.
 */
import { parseArgs } from 'node:util';
import { isQuiet, MOST_AFTER_OUTAGE } from './frugality/quiet.ts';
import { measureFrugality } from './frugality/measure.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchReturning } from './returning.ts';
import { benchSmoothness } from './smoothness.ts';
import { atMostTimes, printTable, type Row } from './verdict.ts';

async function benchFrugality(): Promise<readonly Row[]> {
  const { hours, outages } = await measureFrugality();
  console.table(hours);
  return outages.map((outage) => ({
    ...atMostTimes(MOST_AFTER_OUTAGE, outage.steady, {
      group: 'after an outage',
      target: `${outage.kind}: calls a second of ${outage.clients} clients`,
      unit: 'calls',
      value: outage.peak,
      detail: `${outage.minutes} minutes; ${outage.steady.toFixed(1)} before`,
    }),
    isMet: isQuiet(outage),
  }));
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs is a number above zero, not ${values.runs}.`);
const [asked = 'all'] = positionals;
const rowsOf = async (part: string, bench: () => Promise<readonly Row[]>) =>
  asked === 'all' || asked === part ? bench() : [];

printTable([
  ...(await rowsOf('load', () => benchFirstLoad(runs))),
  ...(await rowsOf('returning', () => benchReturning(runs))),
  ...(await rowsOf('smoothness', benchSmoothness)),
  ...(await rowsOf('frugality', benchFrugality)),
]);
// Modules of the page that run in Node keep timers, which would keep the process alive.
process.exit();
