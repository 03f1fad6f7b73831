/** Computes the load of a million players from the measured figures and the assumptions, for `docs/scale.md`. */
import { ASSUMED } from './assumptions.ts';
import type { Figures, HourFigures } from './figures.ts';
import { isQuiet, MOST_AFTER_OUTAGE } from './quiet.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** A day of all players: requests, bytes, and rates per second. */
export interface Day {
  readonly visits: number;
  readonly hours: number;
  /** API calls of visitors and players. */
  readonly calls: number;
  readonly callBytes: number;
  readonly callsASecond: number;
  readonly callsInThePeakHour: number;
  readonly callsInThePeakMinute: number;
  readonly pageRequests: number;
  readonly pageBytes: number;
  /** Visits with an empty cache: those from new devices, and the first of each player after a release. */
  readonly coldVisits: number;
  readonly fileRequests: number;
  readonly fileBytes: number;
  /** The share of visits whose files are in the cache of the device. */
  readonly keptOnDevices: number;
}

export function dayOf({ hours, weights }: Figures): Day {
  const visits = ASSUMED.players * ASSUMED.visitsADay;
  const spent = (visits * ASSUMED.minutesAVisit) / 60;
  const perHour = (count: (hour: HourFigures) => number) =>
    hours.reduce((sum, hour) => sum + shareOf(hour) * count(hour), 0);
  // A measured hour contains one page load; with shorter visits an hour contains one load per visit.
  const loads = 60 / ASSUMED.minutesAVisit - 1;
  const calls = spent * perHour(({ requests, atLoad }) => requests + loads * atLoad);
  const callBytes =
    spent * perHour(({ bytes, requests, atLoad }) => (bytes / requests) * (requests + loads * atLoad));
  const cold = Math.min(visits, visits * ASSUMED.firstVisits + (ASSUMED.players * ASSUMED.releasesAWeek) / 7);
  const callsASecond = calls / DAY_SECONDS;
  const callsInThePeakHour = (calls * ASSUMED.peakHour) / 3600;
  return {
    visits,
    hours: spent,
    calls,
    callBytes,
    callsASecond,
    callsInThePeakHour,
    callsInThePeakMinute: callsInThePeakHour * ASSUMED.peakMinute,
    pageRequests: visits * weights.eachVisit.files,
    pageBytes: visits * weights.eachVisit.brotli,
    coldVisits: cold,
    fileRequests: cold * weights.player.files,
    fileBytes: cold * weights.player.brotli,
    keptOnDevices: 1 - cold / visits,
  };
}

function shareOf({ name }: HourFigures): number {
  const shares: Readonly<Record<string, number>> = ASSUMED.time;
  const share = shares[name];
  if (share === undefined) throw new Error(`assumptions.ts has no share of time for ${name}`);
  return share;
}

/** The tables of the document, by the names of their `computed` markers. */
export function scaleTables(figures: Figures): Readonly<Record<string, string>> {
  const { hours, outages, weights } = figures;
  const day = dayOf(figures);
  return {
    assumptions: table(
      ['Assumption', ''],
      [
        ['players per day', whole(ASSUMED.players)],
        ['visits per player and day × minutes per visit', `${ASSUMED.visitsADay} × ${ASSUMED.minutesAVisit}`],
        ...Object.entries(ASSUMED.time).map(([name, share]) => [`time spent as ${name}`, percent(share)]),
        ['share of a day in its busiest hour', percent(ASSUMED.peakHour)],
        ['busiest minute of that hour, relative to its average', `× ${ASSUMED.peakMinute}`],
        ['visits from a new device', percent(ASSUMED.firstVisits)],
        ['releases per week', String(ASSUMED.releasesAWeek)],
      ],
    ),
    hours: table(
      [
        'An hour of',
        'API requests',
        'of these during page load',
        'kB of response bodies',
        'most frequent calls',
      ],
      hours.map(({ name, requests, atLoad, bytes, calls }) => [
        name,
        String(requests),
        String(atLoad),
        (bytes / 1000).toFixed(0),
        Object.entries(calls)
          .slice(0, 5)
          .map(([call, count]) => `\`${call}\` ${count}`)
          .join(', '),
      ]),
    ),
    weights: table(
      ['Files', 'number', 'kB, brotli', 'kB, gzip'],
      (
        [
          ['each visit: page and icon', weights.eachVisit],
          ['first visit of a visitor, cached for a year', weights.visitor],
          ['first visit of a player, cached for a year', weights.player],
          ['all files for one language', weights.wholeSite],
        ] as const
      ).map(([name, { files, brotli, gzip }]) => [name, String(files), kilobytes(brotli), kilobytes(gzip)]),
    ),
    day: table(
      ['A day of a million players', ''],
      [
        ['visits', millions(day.visits)],
        ['API: calls', millions(day.calls)],
        ['API: calls per second, average of the day', whole(day.callsASecond)],
        ['API: calls per second in the busiest hour', whole(day.callsInThePeakHour)],
        ['API: calls per second in the busiest minute', whole(day.callsInThePeakMinute)],
        ['API: response bodies, uncompressed', gigabytes(day.callBytes)],
        ['CDN: requests for pages and icons, at each visit', millions(day.pageRequests)],
        ['CDN: bytes of pages and icons', gigabytes(day.pageBytes)],
        ['CDN: visits without cached files', millions(day.coldVisits)],
        ['CDN: requests for files with a content hash in the name', millions(day.fileRequests)],
        ['CDN: bytes of these files', gigabytes(day.fileBytes)],
        ['visits with these files in the browser cache', percent(day.keptOnDevices)],
      ],
    ),
    outages: table(
      [
        'Outage',
        'clients, minutes',
        'requests per second before',
        'peak after',
        `ratio (limit ${MOST_AFTER_OUTAGE})`,
        'peak during the outage',
        'busiest single second, before and after',
      ],
      outages.map((outage) => [
        outage.kind,
        `${whole(outage.clients)}, ${outage.minutes}`,
        outage.steady.toFixed(1),
        outage.peak.toFixed(1),
        `${(outage.peak / outage.steady).toFixed(2)}${isQuiet(outage) ? '' : ' **too much**'}`,
        outage.duringPeak.toFixed(1),
        `${outage.steadyWorstSecond} and ${outage.worstSecond}`,
      ]),
    ),
  };
}

/** The document with its tables replaced. */
export function withTables(document: string, tables: Readonly<Record<string, string>>): string {
  return document.replace(
    /(<!-- computed: (\w+) -->\n)[\s\S]*?(<!-- end of \2 -->)/g,
    (_, begin: string, name: string, end: string) => {
      const found = tables[name];
      if (found === undefined) throw new Error(`there is no table ${name}`);
      return `${begin}${found}\n${end}`;
    },
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const millions = (value: number) => `${(value / 1_000_000).toFixed(1)} million`;
const gigabytes = (bytes: number) => `${(bytes / 1_000_000_000).toFixed(0)} GB`;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
