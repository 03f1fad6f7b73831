/** The targets of a first load, and whether they are met. */
import { medianOf, spanOf } from '../samples.ts';
import { atMost, atMostTimes, type Row } from '../verdict.ts';
import type { Load } from './load.ts';
import type { Asked } from './traffic.ts';

export type Loads = readonly Load[];

export interface PageLoads {
  readonly name: 'home' | 'login' | 'register';
  readonly hasForm: boolean;
  readonly site: Loads;
  /** The same text without styles, fonts and scripts. */
  readonly plain: Loads;
  /** The prerendered page without scripts. */
  readonly floor: Loads;
  /** A minimal form in React. */
  readonly bareForm: Loads;
  /** The minimal form with the site's libraries, unused: the lower bound for a site of this design. */
  readonly libraryForm: Loads;
}

const KILOBYTE = 1024;
const STATIC: readonly Asked['kind'][] = ['document', 'script', 'style', 'font', 'image'];

/** The files of a visit without interaction, without the fingerprint's own. */
const CODE_KB = { home: 160, login: 150, register: 150, player: 205 } as const;

export function rowsOfPage(loads: PageLoads): readonly Row[] {
  return [...paints(loads), ...life(loads), ...work(loads), ...traffic(loads), ...shift(loads)];
}

/** A page of players, which is not prerendered. */
export function rowsOfPlayerPage(name: string, loads: Loads): readonly Row[] {
  const works = loads.map((each) => each.work);
  const code = codeUntilIdle(name, loads, CODE_KB.player);
  const detail = `work ${medianOf(works).toFixed(0)} ms (${spanOf(works)}), long tasks beyond 50 ms ${medianOf(loads.map(({ blocked }) => blocked)).toFixed(0)} ms, longest ${medianOf(loads.map(({ longest }) => longest)).toFixed(0)} ms; ${code.detail}`;
  return [{ ...code, detail }, ...shift({ name, site: loads })];
}

function paints({ name, site, plain, floor }: PageLoads): readonly Row[] {
  return (
    [
      ['first paint', ({ firstPaint }: Load) => firstPaint],
      ['largest paint', ({ largestPaint }: Load) => largestPaint],
    ] as const
  ).flatMap(([what, of]) => [
    besides(1.35, name, `${what}, of its plain text’s`, site.map(of), plain.map(of)),
    besides(1.25, name, `${what}, of its floor’s`, site.map(of), floor.map(of)),
  ]);
}

/** What the page's main thread does until the network is idle, relative to the bare form. */
function work({ name, hasForm, site, bareForm, libraryForm, floor }: PageLoads): readonly Row[] {
  const compared = (factor: number, what: string, of: (load: Load) => number) => {
    const row = besides(factor, name, `${what}, of a bare form’s`, site.map(of), bareForm.map(of));
    const least = `${medianOf(floor.map(of)).toFixed(0)} on the floor, ${medianOf(libraryForm.map(of)).toFixed(0)} with the libraries alone`;
    return { ...row, detail: `${row.detail}; ${least}` };
  };
  return [
    compared(hasForm ? 3 : 4, 'work until idle', ({ work: whole }) => whole),
    compared(hasForm ? 1.5 : 2, 'long tasks beyond 50 ms, together', ({ blocked }) => blocked),
    compared(1, 'longest task', ({ longest }) => longest),
  ];
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
function traffic({ name, site, libraryForm, floor }: PageLoads): readonly Row[] {
  const all = site.map(({ asked }) => asked);
  const needed = site.map(({ asked, sessionKnown }) => asked.filter(({ at }) => at < (sessionKnown ?? 0)));
  const both = (what: (asked: readonly Asked[]) => number, decimals = 0) => ({
    value: medianOf(needed.map(what)),
    detail: `until the session is known; ${medianOf(all.map(what)).toFixed(decimals)} until the network is idle`,
  });
  const calls = (asked: readonly Asked[]) => asked.filter(({ kind }) => kind === 'api');
  const files = (asked: readonly Asked[]) => asked.filter(({ kind }) => STATIC.includes(kind));
  const requests = both((asked) => files(asked).length);
  const code = codeUntilIdle(name, site, CODE_KB[name]);
  return [
    {
      ...code,
      detail: `${code.detail}; ${weightOf(libraryForm).toFixed(1)} with the libraries alone, ${weightOf(floor).toFixed(1)} of styles`,
    },
    atMost(20, {
      group: name,
      target: 'fonts',
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
      target: 'calls until the network is idle',
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

/** Scripts and styles until the network is idle, without interaction. The fingerprint is read later. */
function codeUntilIdle(name: string, site: Loads, bound: number): Row {
  return atMost(bound, {
    group: name,
    target: 'code and styles until idle, gzip',
    unit: 'KB',
    value: weightOf(site),
    detail: heaviestOf(site.at(-1)?.asked ?? []),
  });
}

/** The median of the code and styles that loads have transferred, in kilobytes of gzip. */
function weightOf(loads: Loads): number {
  return medianOf(
    loads.map(({ asked }) => asked.reduce((sum, { codeBytes }) => sum + codeBytes, 0) / KILOBYTE),
  );
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

function shift({ name, site }: Pick<PageLoads, 'site'> & { readonly name: string }): readonly Row[] {
  const value = Math.max(...site.map((each) => each.shift));
  return [atMost(0.02, { group: name, target: 'layout shift', unit: 'CLS', value })];
}
