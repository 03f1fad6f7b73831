/** Places the child states of every compound state in a grid of rows and columns, so that connected states are close. */
import type { Outline } from './outline.ts';

/** The child states of a compound state, row by row. A cell at the end may be empty. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly order: readonly string[];
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The approximate room for arrows between two rows or columns. */
export const USUAL_CHANNEL = 30;
/** How many times all pairs of cells are considered for an exchange. */
const ROUNDS = 6;
/** A step back to a state before its predecessor costs this much more than a step ahead. */
const BACKWARD = 0.4;

/** A link between two child states of the same parent, through whatever they contain. */
interface Link {
  readonly from: string;
  readonly to: string;
  readonly weight: number;
}

/** The links between the child states of each compound state, by the id of the parent. */
export function linksOf({ states, arrows }: Outline): ReadonlyMap<string, readonly Link[]> {
  const links = new Map<string, Link[]>();
  const ancestry = (id: string): readonly string[] => {
    const parent = states.get(id)?.node.parent ?? null;
    return parent === null ? [id] : [...ancestry(parent), id];
  };
  for (const { source, target, edges } of arrows) {
    const [from, to] = [ancestry(source), ancestry(target)];
    const fork = from.findIndex((id, depth) => id !== to[depth]);
    const [parent, one, other] = [from[fork - 1], from[fork], to[fork]];
    if (parent === undefined || one === undefined || other === undefined) continue;
    links.set(parent, [
      ...(links.get(parent) ?? []),
      { from: one, to: other, weight: 1 + 0.2 * (edges.length - 1) },
    ]);
  }
  return links;
}

/**
 * Arranges states in a given number of columns. The initial state is the first. `density`: how much longer the arrows may be for a
 * smaller grid.
 */
export function arranged(
  ids: readonly string[],
  columns: number,
  links: readonly Link[],
  sizeOf: (id: string) => Extent,
  density: number,
): Grid {
  const rows = Math.ceil(ids.length / columns);
  const costOfOrder = (one: readonly string[]) => costOf(one, columns, rows, links, sizeOf, density);
  let order = [...ids];
  let cost = costOfOrder(order);
  for (let round = 0; round < ROUNDS; round += 1) {
    let isBetter = false;
    // The first cell is not exchanged: a reader begins there.
    for (let one = 1; one < order.length; one += 1) {
      for (let other = one + 1; other < order.length; other += 1) {
        const next = exchanged(order, one, other);
        const nextCost = costOfOrder(next);
        if (nextCost < cost - 0.01) [order, cost, isBetter] = [next, nextCost, true];
      }
    }
    if (!isBetter) break;
  }
  return { columns, rows, order };
}

/** The size of a grid with channels of the usual width. */
export function extentOf({ columns, rows, order }: Grid, sizeOf: (id: string) => Extent): Extent {
  const { widths, heights } = tracksOf(order, columns, rows, sizeOf);
  return {
    width: sum(widths) + USUAL_CHANNEL * (columns + 1),
    height: sum(heights) + USUAL_CHANNEL * (rows + 1),
  };
}

/** The width of every column and the height of every row. */
export function tracksOf(
  order: readonly string[],
  columns: number,
  rows: number,
  sizeOf: (id: string) => Extent,
): { readonly widths: number[]; readonly heights: number[] } {
  const widths = Array.from({ length: columns }, () => 0);
  const heights = Array.from({ length: rows }, () => 0);
  order.forEach((id, index) => {
    const { width, height } = sizeOf(id);
    const [column, row] = [index % columns, Math.floor(index / columns)];
    widths[column] = Math.max(widths[column] ?? 0, width);
    heights[row] = Math.max(heights[row] ?? 0, height);
  });
  return { widths, heights };
}

/** The length of all links, and the size of the grid: a tall state beside a low one wastes room. */
function costOf(
  order: readonly string[],
  columns: number,
  rows: number,
  links: readonly Link[],
  sizeOf: (id: string) => Extent,
  density: number,
): number {
  const { widths, heights } = tracksOf(order, columns, rows, sizeOf);
  const [lefts, tops] = [startsOf(widths), startsOf(heights)];
  const places = new Map(order.map((id, index) => [id, index]));
  const length = links.reduce((total, { from, to, weight }) => {
    const [one, other] = [places.get(from) ?? 0, places.get(to) ?? 0];
    const across = Math.abs((lefts[one % columns] ?? 0) - (lefts[other % columns] ?? 0));
    const [above, below] = [Math.floor(one / columns), Math.floor(other / columns)];
    const along = Math.abs((tops[above] ?? 0) - (tops[below] ?? 0));
    const isBackward = other < one ? 1 + BACKWARD : 1;
    return total + weight * isBackward * (across + along);
  }, 0);
  return length + density * (sum(widths) + sum(heights));
}

/** The middle of every track. */
function startsOf(lengths: readonly number[]): readonly number[] {
  let at = 0;
  return lengths.map((length) => {
    const middle = at + USUAL_CHANNEL + length / 2;
    at += USUAL_CHANNEL + length;
    return middle;
  });
}

function exchanged(order: readonly string[], one: number, other: number): string[] {
  const next = [...order];
  [next[one], next[other]] = [order[other] ?? '', order[one] ?? ''];
  return next;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
