/** The targets of a first load, and whether they are met. */
import { medianOf, spanOf } from '../samples.ts';
import { atMost, atMostTimes, type Row } from '../verdict.ts';
import type { Load } from './load.ts';
import type { Asked } from './traffic.ts';

export type Loads = readonly Load[];

export interface PageLoads {
  readonly name: string;
  readonly hasForm: boolean;
  readonly site: Loads;
  /** The prerendered page without scripts. */
  readonly floor: Loads;
  /** A minimal form in React. */
  readonly bareForm: Loads;
  /** The minimal form with the site's libraries, unused: the lower bound for a site of this design. */
  readonly libraryForm: Loads;
}

const KILOBYTE = 1024;
const STATIC: readonly Asked['kind'][] = ['document', 'script', 'style', 'font', 'image'];

export function rowsOfPage(loads: PageLoads): readonly Row[] {
  return [...paints(loads), ...life(loads), ...traffic(loads), ...idle(loads)];
}

function paints({ name, site, floor }: PageLoads): readonly Row[] {
  return (
    [
      ['first paint', ({ firstPaint }: Load) => firstPaint],
      ['largest paint', ({ largestPaint }: Load) => largestPaint],
    ] as const
  ).map(([what, of]) => besides(1.25, name, `${what}, of its floor’s`, site.map(of), floor.map(of)));
}

/** When a visitor can interact, relative to the first paint of the bare form. */
function life({ name, hasForm, site, bareForm, libraryForm }: PageLoads): readonly Row[] {
  const bare = bareForm.map(({ firstPaint }) => firstPaint);
  const least =
    medianOf(libraryForm.map(({ usable }) => usable ?? Number.POSITIVE_INFINITY)) / medianOf(bare);
  const at = (mark: 'usable' | 'sessionKnown') => site.map((load) => load[mark] ?? Number.POSITIVE_INFINITY);
  return [
    ...(hasForm ? [besides(1.2, name, 'form usable, of a bare form’s paint', at('usable'), bare)] : []),
    besides(1.25, name, 'session known, of a bare form’s paint', at('sessionKnown'), bare),
  ].map((row) => ({ ...row, detail: `${row.detail}; ${least.toFixed(2)} with the libraries alone` }));
}

function besides(
  factor: number,
  group: string,
  target: string,
  ours: readonly number[],
  theirs: readonly number[],
): Row {
  const beside = medianOf(theirs);
  return atMostTimes(factor, beside, {
    group,
    target,
    unit: 'ms',
    value: medianOf(ours),
    detail: `${spanOf(ours)}; ${factor} × ${beside.toFixed(0)} (${spanOf(theirs)})`,
  });
}

/** The traffic until the session is known, which completes the page, and until the network is idle. */
function traffic({ name, site }: PageLoads): readonly Row[] {
  const all = site.map(({ asked }) => asked);
  const needed = site.map(({ asked, sessionKnown }) => asked.filter(({ at }) => at < (sessionKnown ?? 0)));
  const both = (what: (asked: readonly Asked[]) => number, decimals = 0) => ({
    value: medianOf(needed.map(what)),
    detail: `until the session is known; ${medianOf(all.map(what)).toFixed(decimals)} until the line is quiet`,
  });
  const calls = (asked: readonly Asked[]) => asked.filter(({ kind }) => kind === 'api');
  const files = (asked: readonly Asked[]) => asked.filter(({ kind }) => STATIC.includes(kind));
  const requests = both((asked) => files(asked).length);
  const code = both((asked) => asked.reduce((sum, { codeBytes }) => sum + codeBytes, 0) / KILOBYTE, 1);
  return [
    atMost(115, {
      group: name,
      target: 'code and styles, gzip',
      unit: 'KB',
      value: code.value,
      detail: `${code.detail}; ${heaviestOf(needed.at(-1) ?? [])}`,
    }),
    atMost(20, {
      group: name,
      target: 'letters',
      unit: 'KB',
      ...both(
        (asked) =>
          asked.filter(({ kind }) => kind === 'font').reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE,
        1,
      ),
    }),
    atMost(6, {
      group: name,
      target: 'static requests',
      unit: 'requests',
      value: requests.value,
      detail: `${requests.detail}; ${files(needed.at(-1) ?? [])
        .map(nameOf)
        .join(' ')}`,
    }),
    atMost(3, {
      group: name,
      target: 'calls until the line is quiet',
      unit: 'calls',
      value: medianOf(all.map((asked) => calls(asked).length)),
      detail: [...new Set(all.flatMap(calls).map(({ url }) => new URL(url).pathname))].join(' '),
    }),
    atMost(2, {
      group: name,
      target: 'rounds, one after the other',
      unit: 'rounds',
      ...both((asked) => Math.max(...asked.map(({ round }) => round))),
    }),
  ];
}

/** The files with the most code, in kilobytes. */
function heaviestOf(asked: readonly Asked[]): string {
  return asked
    .toSorted((a, b) => b.codeBytes - a.codeBytes)
    .slice(0, 4)
    .map((each) => `${nameOf(each)} ${(each.codeBytes / KILOBYTE).toFixed(1)}`)
    .join(', ');
}

/** A file's name without its content hash. */
function nameOf({ url }: Asked): string {
  const { pathname } = new URL(url);
  return pathname.replace(/^.*\/(?=[^/]+$)/, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

function idle({ name, site, floor }: PageLoads): readonly Row[] {
  const shifts = site.map(({ shift }) => shift);
  return [
    atMost(150, {
      group: name,
      target: 'long tasks beyond 50 ms, together',
      unit: 'ms',
      value: medianOf(site.map(({ blocked }) => blocked)),
      detail: `${spanOf(site.map(({ blocked }) => blocked))}; longest task ${spanOf(site.map(({ longest }) => longest))}; ${medianOf(floor.map(({ blocked }) => blocked)).toFixed(0)} of it on the floor, which has no code`,
    }),
    atMost(0.02, { group: name, target: 'layout shift', unit: 'CLS', value: Math.max(...shifts) }),
  ];
}
