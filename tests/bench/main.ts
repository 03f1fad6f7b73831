/**
 * `npm run bench`: measures first load and responsiveness of the production build on a slow phone, and its requests, each
 * beside its target. It takes about twenty minutes on an otherwise idle machine. A missed target does not fail it.
 */
import { isQuiet, MOST_AFTER_OUTAGE } from './frugality/quiet.ts';
import { measureFrugality } from './frugality/measure.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchSmoothness } from './smoothness.ts';
import { atMostTimes, printSiteTable, type Row } from './verdict.ts';

async function benchFrugality(): Promise<readonly Row[]> {
  const { outages } = await measureFrugality();
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

const rows = [...(await benchFirstLoad()), ...(await benchSmoothness()), ...(await benchFrugality())];
printSiteTable(rows);
// Modules of the page that run in Node keep timers, which would keep the process alive.
process.exit();
