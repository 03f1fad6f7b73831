/**
 * `npm run bench`: how the production build comes to a slow phone, how it answers there, and how frugal it is, each beside its
 * target. It takes about twenty minutes, on a machine that does nothing else; it is no test, and fails on no miss.
 */
import { isQuiet, MOST_AFTER_OUTAGE } from './frugality/quiet.ts';
import { measureFrugality } from './frugality/measure.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchSmoothness } from './smoothness.ts';
import { atMostTimes, printTable, type Row } from './verdict.ts';

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
printTable(rows);
// Some of what a page in Node stands on keeps timers of its own.
process.exit();
