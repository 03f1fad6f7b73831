/** The targets of the visits, and the table of all of them. */
import { medianOf, spanOf } from '../samples.ts';
import { atMost, atMostTimes, type Row } from '../verdict.ts';
import type { Visited } from './visit.ts';

/** The name of the visits to the bare form. */
export const BARE = 'bare form';

/** The visits over one protocol, by the name of the page. */
export type Visits = ReadonlyMap<string, readonly Visited[]>;

const KILOBYTE = 1024;
const KINDS = ['page', 'code', 'messages', 'fonts', 'data', 'worker'] as const;

type Figure = (visited: Visited) => number;

const FIGURES: readonly (readonly [heading: string, of: Figure, decimals: number])[] = [
  ['FCP', ({ firstPaint }) => firstPaint, 0],
  ['LCP', ({ largestPaint }) => largestPaint, 0],
  ['usable', ({ usable }) => usable, 0],
  ['blocking', ({ blocked }) => blocked, 0],
  ['CPU s', ({ work }) => work / 1_000, 2],
  ['of bare', ({ work }) => work, 2],
  ['KB', ({ bytes }) => bytes / KILOBYTE, 0],
  ['requests', ({ requests }) => requests.length, 0],
  ['shift', ({ shift }) => shift, 4],
  ...KINDS.map(
    (kind) => [`KB ${kind}`, ({ bytesOfKinds }: Visited) => (bytesOfKinds[kind] ?? 0) / KILOBYTE, 1] as const,
  ),
];

/** Prints one row for each page, with medians; the processor time also as a multiple of the bare form's. */
export function printVisits(visits: Visits): void {
  const bare = medianOf((visits.get(BARE) ?? []).map(({ work }) => work));
  const rowOf = (samples: readonly Visited[]) =>
    Object.fromEntries(
      FIGURES.map(([heading, of, decimals]) => {
        const value = medianOf(samples.map(of)) / (heading === 'of bare' ? bare : 1);
        return [heading, Number(value.toFixed(decimals))];
      }),
    );
  console.table(Object.fromEntries([...visits].map(([name, samples]) => [name, rowOf(samples)])));
}

interface Target {
  readonly what: string;
  readonly unit: Row['unit'];
  /** In the unit; with `ofBare`, as a multiple of this figure of the bare form. */
  readonly bound: number;
  readonly of: Figure;
  readonly ofBare?: Figure;
}

const firstPaint: Figure = (visited) => visited.firstPaint;
const work: Figure = (visited) => visited.work;
const blocked: Figure = (visited) => visited.blocked;
const usable: Figure = (visited) => visited.usable;
const largestPaint: Figure = (visited) => visited.largestPaint;

const SHIFT: Target = { what: 'layout shift', unit: 'CLS', bound: 0.02, of: ({ shift }) => shift };

function ofAVisitor(workOfBare: number, blockedOfBare: number): readonly Target[] {
  const ofItsPaint = { unit: 'ms', bound: 1.25, ofBare: firstPaint } as const;
  const calls: Figure = ({ requests }) => requests.filter((path) => path.startsWith('/api/')).length;
  return [
    { ...ofItsPaint, what: 'largest paint, of a bare form’s paint', of: largestPaint },
    { ...ofItsPaint, what: 'session known, of a bare form’s paint', of: usable },
    { what: 'processor time, of a bare form’s', unit: 'ms', bound: workOfBare, of: work, ofBare: work },
    {
      what: 'long tasks beyond 50 ms, of a bare form’s',
      unit: 'ms',
      bound: blockedOfBare,
      of: blocked,
      ofBare: blocked,
    },
    { what: 'calls', unit: 'calls', bound: 3, of: calls },
    SHIFT,
  ];
}

const COLD: readonly Target[] = [
  { what: 'usable', unit: 'ms', bound: 3_200, of: usable },
  { what: 'requests', unit: 'requests', bound: 30, of: ({ requests }) => requests.length },
  { what: 'transferred', unit: 'KB', bound: 215, of: ({ bytes }) => bytes / KILOBYTE },
  SHIFT,
];
const WARM: readonly Target[] = [
  { what: 'first paint', unit: 'ms', bound: 600, of: firstPaint },
  { what: 'processor time', unit: 'ms', bound: 1_500, of: work },
  SHIFT,
];
const WARM_LIST: readonly Target[] = [
  ...WARM,
  { what: 'largest paint', unit: 'ms', bound: 2_000, of: largestPaint },
];
const WARM_FORM: readonly Target[] = [...WARM, { what: 'usable', unit: 'ms', bound: 2_000, of: usable }];

/** The targets hold over HTTP/2. */
const TARGETS: Readonly<Record<string, readonly Target[]>> = {
  'home of a visitor': ofAVisitor(4, 2),
  login: ofAVisitor(3, 1.5),
  register: ofAVisitor(3, 1.5),
  'home, cold': COLD,
  'home, warm': WARM_LIST,
  'deposit, cold': COLD,
  'deposit, warm': WARM_FORM,
  'withdraw, cold': COLD,
  'withdraw, warm': WARM_FORM,
  'history, cold': COLD,
  'history, warm': WARM_LIST,
};

export function rowsOf(visits: Visits): readonly Row[] {
  return Object.entries(TARGETS).flatMap(([group, targets]) =>
    targets.map(({ what, unit, bound, of, ofBare }) => {
      const samples = (visits.get(group) ?? []).map(of);
      const finding = { group, target: what, unit, value: medianOf(samples), detail: spanOf(samples) };
      return ofBare
        ? atMostTimes(bound, medianOf((visits.get(BARE) ?? []).map(ofBare)), finding)
        : atMost(bound, finding);
    }),
  );
}
