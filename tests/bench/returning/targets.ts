/** The targets of a returning player's visits, and the table of all of them. */
import { medianOf, spanOf } from '../samples.ts';
import { atMost, type Row } from '../verdict.ts';
import type { Visited } from './visit.ts';

export type Column = 'HTTP/2' | 'HTTP/1.1';

/** The visits by column and name. */
export type Visits = ReadonlyMap<string, readonly Visited[]>;

/** The name of the bare form's visits. */
export const BARE = 'bare form';

const KILOBYTE = 1024;

const FIGURES: readonly (readonly [heading: string, of: (visited: Visited) => number, decimals: number])[] = [
  ['FCP', ({ firstPaint }) => firstPaint, 0],
  ['LCP', ({ largestPaint }) => largestPaint, 0],
  ['usable', ({ usable }) => usable, 0],
  ['blocking', ({ blocked }) => blocked, 0],
  ['CPU s', ({ work }) => work / 1_000, 2],
  ['of bare', ({ work }) => work, 2],
  ['KB', ({ bytes }) => bytes / KILOBYTE, 0],
  ['requests', ({ requests }) => requests.length, 0],
  ['shift', ({ shift }) => shift, 4],
];

const KINDS = ['page', 'code', 'messages', 'fonts', 'data', 'worker'] as const;

/** Prints one row for each page, with medians; the processor time also as a multiple of the bare form's. Then the bytes by kind. */
export function printVisits(visits: Visits): void {
  console.table(
    Object.fromEntries(
      [...visits].map(([name, samples]) => {
        const [column = ''] = name.split(' ');
        const bare = medianOf((visits.get(`${column} ${BARE}`) ?? []).map(({ work }) => work));
        const figures = FIGURES.map(([heading, of, decimals]) => {
          const value = medianOf(samples.map(of)) / (heading === 'of bare' ? bare : 1);
          return [heading, Number(value.toFixed(decimals))];
        });
        return [name, Object.fromEntries(figures)];
      }),
    ),
  );
  console.table(
    Object.fromEntries(
      [...visits].flatMap(([name, [first]]) =>
        first && name.startsWith('HTTP/2') ? [[`KB of ${name}`, kilobytesByKind(first)]] : [],
      ),
    ),
  );
}

function kilobytesByKind({ bytesOfKinds }: Visited): Readonly<Record<string, number>> {
  return Object.fromEntries(
    KINDS.map((kind) => [kind, Number(((bytesOfKinds[kind] ?? 0) / KILOBYTE).toFixed(1))]),
  );
}

type Target = readonly [what: string, unit: Row['unit'], bound: number, of: (visited: Visited) => number];

const WARM: readonly Target[] = [
  ['first paint', 'ms', 600, ({ firstPaint }) => firstPaint],
  ['processor time', 'ms', 1_500, ({ work }) => work],
];
const COLD: readonly Target[] = [
  ['usable', 'ms', 3_200, ({ usable }) => usable],
  ['requests', 'requests', 30, ({ requests }) => requests.length],
  ['transferred', 'KB', 215, ({ bytes }) => bytes / KILOBYTE],
];
const USABLE: Target = ['usable', 'ms', 2_000, ({ usable }) => usable];
const PAINTED: Target = ['largest paint', 'ms', 2_000, ({ largestPaint }) => largestPaint];
const SHIFT: Target = ['layout shift', 'CLS', 0.02, ({ shift }) => shift];

/** The targets hold over HTTP/2. */
const TARGETS: Readonly<Record<string, readonly Target[]>> = {
  'home, cold': [...COLD, SHIFT],
  'home, warm': [...WARM, PAINTED, SHIFT],
  'deposit, cold': [...COLD, SHIFT],
  'deposit, warm': [...WARM, USABLE, SHIFT],
  'withdraw, cold': [...COLD, SHIFT],
  'withdraw, warm': [...WARM, USABLE, SHIFT],
  'history, cold': [...COLD, SHIFT],
  'history, warm': [...WARM, PAINTED, SHIFT],
};

export function rowsOfReturning(visits: Visits): readonly Row[] {
  return Object.entries(TARGETS).flatMap(([group, targets]) =>
    targets.map(([target, unit, bound, of]) => {
      const samples = (visits.get(`HTTP/2 ${group}`) ?? []).map(of);
      return atMost(bound, { group, target, unit, value: medianOf(samples), detail: spanOf(samples) });
    }),
  );
}
