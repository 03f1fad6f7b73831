/** Computes where every state is, from the grids and the width of every channel between their rows and columns. */
import type { Area } from '../drawing.ts';
import type { Content } from './content.ts';
import type { Outline } from './outline.ts';
import { type Extent, type Grid, sum, tracksOf } from './placement.ts';

/** The position of a channel: the middle of an arrow on its lane `n` is at `start + n × LANE`. */
export interface Channel {
  readonly start: number;
  /** The room between its two sides. */
  readonly from: number;
  readonly to: number;
}

export interface Positions {
  readonly areas: ReadonlyMap<string, Area>;
  readonly channels: ReadonlyMap<string, Channel>;
}

export const LANE = 6;
/** Between a lane and a state: room for an arrowhead. */
const BESIDE = 11;
/** Above a row that contains an initial state: room for its dot. */
const DOT_ROOM = 10;
const EMPTY = 14;

/** The vertical channel left of a column, or the horizontal one above a row, in a compound state. */
export function channelId(parent: string, direction: 'V' | 'H', index: number): string {
  return `${direction}${index} ${parent}`;
}

export function positionsOf(
  outline: Outline,
  contents: ReadonlyMap<string, Content>,
  grids: ReadonlyMap<string, Grid>,
  lanes: (channel: string) => number,
): Positions {
  const breadth = (channel: string) => {
    const count = lanes(channel);
    return count === 0 ? EMPTY : 2 * BESIDE + (count - 1) * LANE;
  };
  const dotRoom = (parent: string, row: number) => {
    const grid = grids.get(parent);
    const isThere = grid?.order
      .slice(row * grid.columns, (row + 1) * grid.columns)
      .some((id) => outline.states.get(id)?.node.isInitial);
    return isThere === true ? DOT_ROOM : 0;
  };
  const sizes = new Map<string, Extent>();
  const sizeOf = (id: string): Extent => {
    const known = sizes.get(id);
    if (known) return known;
    const content = contents.get(id) ?? { width: 0, height: 0 };
    const grid = grids.get(id);
    let size: Extent = content;
    if (grid) {
      const { widths, heights } = tracksOf(grid.order, grid.columns, grid.rows, sizeOf);
      const across = range(grid.columns + 1).map((index) => breadth(channelId(id, 'V', index)));
      const along = range(grid.rows + 1).map(
        (index) => breadth(channelId(id, 'H', index)) + dotRoom(id, index),
      );
      size = {
        width: Math.max(
          content.width + (contents.get(id)?.leadsInside === true ? (across.at(-1) ?? 0) : 0),
          sum(widths) + sum(across),
        ),
        height: content.height + sum(heights) + sum(along),
      };
    }
    sizes.set(id, size);
    return size;
  };
  const areas = new Map<string, Area>();
  const channels = new Map<string, Channel>();
  const place = (id: string, area: Area) => {
    areas.set(id, area);
    const grid = grids.get(id);
    if (!grid) return;
    const { widths, heights } = tracksOf(grid.order, grid.columns, grid.rows, sizeOf);
    const spare =
      area.width -
      sum(widths) -
      sum(range(grid.columns + 1).map((index) => breadth(channelId(id, 'V', index))));
    const lefts: number[] = [];
    let { x } = area;
    for (const index of range(grid.columns + 1)) {
      const channel = channelId(id, 'V', index);
      const isLast = index === grid.columns;
      const width = breadth(channel) + (isLast ? Math.max(0, spare) : 0);
      // The lanes of the last channel are at its end: what is spare remains beside the states.
      const start = x + width - breadth(channel) + BESIDE;
      channels.set(channel, { start, from: x, to: x + width });
      x += width;
      lefts.push(x);
      x += widths[index] ?? 0;
    }
    const tops: number[] = [];
    let y = area.y + (contents.get(id)?.height ?? 0);
    for (const index of range(grid.rows + 1)) {
      const channel = channelId(id, 'H', index);
      const height = breadth(channel) + dotRoom(id, index);
      channels.set(channel, { start: y + BESIDE, from: y, to: y + height });
      y += height;
      tops.push(y);
      y += heights[index] ?? 0;
    }
    grid.order.forEach((child, index) => {
      const [column, row] = [index % grid.columns, Math.floor(index / grid.columns)];
      place(child, {
        x: lefts[column] ?? 0,
        y: tops[row] ?? 0,
        width: widths[column] ?? 0,
        height: sizeOf(child).height,
      });
    });
  };
  place(outline.root, { x: 0, y: 0, ...sizeOf(outline.root) });
  return { areas, channels };
}

export function range(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index);
}
