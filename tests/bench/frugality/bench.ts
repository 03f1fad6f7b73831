/** `npm run bench -- frugality`: the requests of the site. It takes minutes: the time of the hours is virtual, but the code of the site runs. */
import { BEHAVIOURS } from './behaviours.ts';
import { MOST_AFTER_OUTAGE, type OutageKind, type Return } from './outage.ts';
import { type Load, withSite } from './site-modules.ts';
import type { Counted } from './tally.ts';
import { atMostTimes, type Row } from '../verdict.ts';

const OUTAGE = { clients: 1_000, minutes: 5 };
/** The seed decides which requests coincide; the run with the median peak is reported. */
const SEEDS = [1, 2, 3];
/** The number of calls that an hour names. */
const NAMED = 5;
const KINDS: readonly OutageKind[] = ['no connection', 'no response', '503'];

interface HourFigures extends Counted {
  readonly name: string;
  /** Requests of the page load at the start of the hour. */
  readonly atLoad: number;
  /** The most frequent calls, with their requests. */
  readonly calls: string;
}

/** Measures the five hours and the three outages of docs/scale.md. */
export function benchFrugality(): Promise<readonly Row[]> {
  return withSite(async (load) => {
    console.table(await countHours(load));
    return goThroughOutages(load);
  });
}

async function countHours(load: Load): Promise<readonly HourFigures[]> {
  const { countHour, loadWholeSite } = await load<typeof import('./hour.tsx')>('./hour.tsx');
  await loadWholeSite();
  const hours: HourFigures[] = [];
  for (const behaviour of BEHAVIOURS) {
    const { tally, atLoad } = await countHour(behaviour);
    const calls = tally.calls
      .slice(0, NAMED)
      .map(([call, { requests }]) => `${call} ${requests}`)
      .join(', ');
    hours.push({ name: behaviour.name, ...tally.total, atLoad, calls });
  }
  return hours;
}

async function goThroughOutages(load: Load): Promise<readonly Row[]> {
  // The site reads and sets the scroll position, so `window` has to exist.
  await load('./window.ts');
  const { goThroughOutage } = await load<typeof import('./outage.ts')>('./outage.ts');
  const rows: Row[] = [];
  for (const kind of KINDS) {
    const runs: Return[] = [];
    for (const seed of SEEDS) runs.push(await goThroughOutage({ kind, ...OUTAGE, seed }));
    const sorted = runs.toSorted((a, b) => a.peak / a.steady - b.peak / b.steady);
    const ratios = sorted.map(({ peak, steady }) => (peak / steady).toFixed(2));
    console.error(`${kind}: ${ratios.join(', ')} times the steady rate`);
    const middle = sorted[Math.floor(sorted.length / 2)];
    if (!middle) continue;
    rows.push(
      atMostTimes(MOST_AFTER_OUTAGE, middle.steady, {
        group: 'after an outage',
        target: `${kind}: calls a second of ${OUTAGE.clients} clients`,
        unit: 'calls',
        value: middle.peak,
        detail: `${OUTAGE.minutes} minutes; ${middle.steady.toFixed(1)} before`,
      }),
    );
  }
  return rows;
}
