/** The plan of a chart: where its states are, and the ways and lanes of its arrows. */
import type { Content } from './content.ts';
import { type Lanes, lanesOf } from './lanes.ts';
import type { Outline } from './outline.ts';
import { arranged, type Extent, extentOf, type Grid, linksOf } from './placement.ts';
import { type Positions, positionsOf } from './positions.ts';
import { type Route, routesOf } from './routes.ts';

/** The number of lanes that is assumed until the ways of the arrows are known. */
const ASSUMED_LANES = 3;
const CANVAS_RATIO = 1.15;
export const MOST_COLUMNS = 6;

export interface Plan {
  readonly outline: Outline;
  readonly contents: ReadonlyMap<string, Content>;
  readonly grids: ReadonlyMap<string, Grid>;
  readonly routes: readonly Route[];
  readonly lanes: Lanes;
  readonly positions: Positions;
}

/** The number of columns of compound states. Any other state gets the most compact grid. */
export type Columns = ReadonlyMap<string, number>;

type Arguments = [
  ids: readonly string[],
  columns: number,
  links: Parameters<typeof arranged>[2],
  sizeOf: (id: string) => Extent,
];

export interface Planner {
  /** Places all child states in grids. */
  readonly gridsFor: (columns: Columns) => ReadonlyMap<string, Grid>;
  /** The positions with channels of the usual width, before the ways of the arrows are known. */
  readonly roughly: (grids: ReadonlyMap<string, Grid>) => Positions;
  readonly planOf: (grids: ReadonlyMap<string, Grid>) => Plan;
}

export function plannerOf(
  outline: Outline,
  contents: ReadonlyMap<string, Content>,
  density: number,
): Planner {
  const links = linksOf(outline);
  // A grid depends only on the size of its states, which most changes of columns elsewhere do not change.
  const arrangements = new Map<string, Grid>();
  const arrangedOnce = (...[ids, columns, among, sizeOf]: Arguments): Grid => {
    const sizes = ids.map((id) => `${Math.round(sizeOf(id).width)}×${Math.round(sizeOf(id).height)}`);
    const key = `${ids[0]} ${columns} ${sizes.join(' ')}`;
    const known = arrangements.get(key) ?? arranged(ids, columns, among, sizeOf, density);
    arrangements.set(key, known);
    return known;
  };
  const roughly = (grids: ReadonlyMap<string, Grid>) =>
    positionsOf(outline, contents, grids, () => ASSUMED_LANES);
  return {
    roughly,
    gridsFor(columns) {
      const grids = new Map<string, Grid>();
      const sizes = new Map<string, Extent>();
      const sizeOf = (id: string): Extent => sizes.get(id) ?? { width: 0, height: 0 };
      // Inner states first: their size decides where they fit.
      for (const [id, { children }] of [...outline.states].toReversed()) {
        const content = contents.get(id) ?? { width: 0, height: 0 };
        sizes.set(id, content);
        if (children.length === 0) continue;
        const inColumns = (count: number) => arrangedOnce(children, count, links.get(id) ?? [], sizeOf);
        const chosen = columns.get(id);
        const grid = chosen === undefined ? squarest(children.length, inColumns, sizeOf) : inColumns(chosen);
        grids.set(id, grid);
        const inner = extentOf(grid, sizeOf);
        sizes.set(id, {
          width: Math.max(content.width, inner.width),
          height: content.height + inner.height,
        });
      }
      return new Map([...grids].toReversed());
    },
    planOf(grids) {
      const routes = routesOf(outline, contents, grids, roughly(grids));
      const lanes = lanesOf(routes);
      const positions = positionsOf(outline, contents, grids, lanes.countOf);
      return { outline, contents, grids, routes, lanes, positions };
    },
  };
}

/** The grid whose longer side is the shortest, for a canvas that is slightly wider than high. */
function squarest(count: number, inColumns: (columns: number) => Grid, sizeOf: (id: string) => Extent): Grid {
  const lengthOf = (grid: Grid) => {
    const { width, height } = extentOf(grid, sizeOf);
    return Math.max(width / CANVAS_RATIO, height);
  };
  return Array.from({ length: Math.min(count, MOST_COLUMNS) }, (_, index) => inColumns(index + 1)).reduce(
    (best, grid) => (lengthOf(grid) < lengthOf(best) ? grid : best),
  );
}
