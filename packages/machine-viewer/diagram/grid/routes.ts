/**
 * Finds the way of every arrow through the channels between the states. All arrows to the same state follow the same shortest-path
 * tree, so that they join on their way.
 */
import { isInside } from '../../../machine-core/index.ts';
import type { Content } from './content.ts';
import type { Arrow, Outline } from './outline.ts';
import type { Grid } from './placement.ts';
import { channelId, type Positions, range } from './positions.ts';

/** `inside`: from the list of a compound state to a state in it. */
export type ExitSide = 'left' | 'right' | 'inside';
export type EntrySide = 'left' | 'right' | 'top';

/** The arrow's part in one channel, from one coordinate to another along it. */
export interface Stretch {
  readonly channel: string;
  readonly from: number;
  readonly to: number;
}

export interface Route {
  readonly arrow: Arrow;
  readonly exit: { readonly side: ExitSide; readonly row: number };
  readonly entry: EntrySide;
  /** Alternately vertical and horizontal, the first one vertical. */
  readonly stretches: readonly Stretch[];
}

/** A point in one channel, or where two channels meet. */
interface Junction {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly channels: readonly string[];
}

/** A bend costs as much as this length. */
const BEND = 45;
/** Crossing the border of a compound state costs as much as this length. */
const BORDER = 60;

export function routesOf(
  outline: Outline,
  contents: ReadonlyMap<string, Content>,
  grids: ReadonlyMap<string, Grid>,
  positions: Positions,
): readonly Route[] {
  const network = new Network(junctionsOf(outline, contents, grids, positions));
  const targets = groupedBy(
    outline.arrows.filter(({ source, target }) => source !== target),
    ({ target }) => target,
  );
  return [...targets].flatMap(([target, arrows]) => {
    const entries = new Map<string, EntrySide>(
      (['left', 'right', 'top'] as const).map((side) => [`entry ${side} ${target}`, side] as const),
    );
    const tree = network.treeTo([...entries.keys()]);
    return arrows.flatMap((arrow): readonly Route[] => {
      const row = exitRow(contents.get(arrow.source), target);
      const sides: readonly ExitSide[] = isInside(outline.chart, target, arrow.source)
        ? ['inside']
        : ['left', 'right'];
      const ways = sides
        .map((side) => ({ side, way: tree.from(`exit ${side} ${row} ${arrow.source}`) }))
        .filter(({ way }) => way !== null)
        .toSorted((one, other) => (one.way?.cost ?? 0) - (other.way?.cost ?? 0));
      const best = ways[0];
      if (!best?.way) return [];
      const entry = entries.get(best.way.end);
      if (entry === undefined) return [];
      return [{ arrow, exit: { side: best.side, row }, entry, stretches: best.way.stretches }];
    });
  });
}

/** The index of the row at which an arrow leaves: the last one of its events. */
export function exitRow(content: Content | undefined, target: string): number {
  return content?.rows.findLastIndex((row) => row.targets.includes(target)) ?? 0;
}

/** The vertical position at which an arrow leaves its state: the first line of its row. */
export function exitHeight(content: Content | undefined, row: number): number {
  return (content?.rows[row]?.y ?? 0) + 8;
}

function junctionsOf(
  { states, root }: Outline,
  contents: ReadonlyMap<string, Content>,
  grids: ReadonlyMap<string, Grid>,
  { areas, channels }: Positions,
): readonly Junction[] {
  const junctions: Junction[] = [];
  const middleOf = (channel: string) => {
    const { from, to } = channels.get(channel) ?? { from: 0, to: 0 };
    return (from + to) / 2;
  };
  for (const [id, grid] of grids) {
    const vertical = (index: number) => channelId(id, 'V', index);
    const horizontal = (index: number) => channelId(id, 'H', index);
    for (const row of range(grid.rows + 1)) {
      for (const column of range(grid.columns + 1)) {
        junctions.push({
          id: `crossing ${column} ${row} ${id}`,
          x: middleOf(vertical(column)),
          y: middleOf(horizontal(row)),
          channels: [vertical(column), horizontal(row)],
        });
      }
    }
    const own = areas.get(id);
    contents.get(id)?.rows.forEach((_, row) => {
      const channel = vertical(grid.columns);
      const y = (own?.y ?? 0) + exitHeight(contents.get(id), row);
      junctions.push({ id: `exit inside ${row} ${id}`, x: middleOf(channel), y, channels: [channel] });
    });
    grid.order.forEach((child, index) => {
      const [column, row] = [index % grid.columns, Math.floor(index / grid.columns)];
      const area = areas.get(child);
      const content = contents.get(child);
      if (!area || !content) return;
      const inner = grids.get(child);
      const sides = [
        ['left', vertical(column), 0],
        ['right', vertical(column + 1), inner?.columns ?? 0],
      ] as const;
      for (const [side, channel] of sides) {
        const x = middleOf(channel);
        junctions.push({
          id: `entry ${side} ${child}`,
          x,
          y: area.y + content.entry,
          channels: [channel],
        });
        content.rows.forEach((__, line) =>
          junctions.push({
            id: `exit ${side} ${line} ${child}`,
            x,
            y: area.y + exitHeight(content, line),
            channels: [channel],
          }),
        );
        if (!inner) continue;
        for (const innerRow of range(inner.rows + 1)) {
          const crossed = channelId(child, 'H', innerRow);
          junctions.push({
            id: `border ${side} ${innerRow} ${child}`,
            x,
            y: middleOf(crossed),
            channels: [channel, crossed],
          });
        }
      }
      junctions.push({
        id: `entry top ${child}`,
        x: area.x + area.width / 2,
        y: middleOf(horizontal(row)),
        channels: [horizontal(row)],
      });
      if (inner) {
        for (const innerColumn of range(inner.columns + 1)) {
          const crossed = channelId(child, 'V', innerColumn);
          junctions.push({
            id: `border bottom ${innerColumn} ${child}`,
            x: middleOf(crossed),
            y: middleOf(horizontal(row + 1)),
            channels: [crossed, horizontal(row + 1)],
          });
        }
      }
    });
  }
  // The root is in no grid, so that nothing leads to it from outside.
  return states.has(root) ? junctions : [];
}

interface Step {
  readonly junction: Junction;
  readonly channel: string;
  readonly cost: number;
  readonly next: Step | null;
}

interface Way {
  readonly cost: number;
  readonly end: string;
  readonly stretches: readonly Stretch[];
}

class Network {
  private readonly junctions: ReadonlyMap<string, Junction>;
  private readonly neighbours = new Map<string, readonly [Junction | undefined, Junction | undefined]>();

  constructor(junctions: readonly Junction[]) {
    this.junctions = new Map(junctions.map((junction) => [junction.id, junction]));
    const channels = groupedBy(
      junctions.flatMap((junction) => junction.channels.map((channel) => ({ junction, channel }))),
      ({ channel }) => channel,
    );
    for (const [channel, members] of channels) {
      const sorted = members
        .map(({ junction }) => junction)
        .toSorted((one, other) => along(channel, one) - along(channel, other));
      sorted.forEach((junction, index) =>
        this.neighbours.set(`${channel} @ ${junction.id}`, [sorted[index - 1], sorted[index + 1]]),
      );
    }
  }

  /** The shortest ways from all junctions to the nearest of `ends` (Dijkstra, backwards). */
  treeTo(ends: readonly string[]): { from: (start: string) => Way | null } {
    const settled = new Map<string, Step>();
    const open: Step[] = [];
    const push = (step: Step) => {
      let at = open.length;
      while (at > 0 && (open[at - 1]?.cost ?? 0) < step.cost) at -= 1;
      open.splice(at, 0, step);
    };
    for (const id of ends) {
      const junction = this.junctions.get(id);
      const [channel] = junction?.channels ?? [];
      if (junction && channel !== undefined) {
        push({ junction, channel, cost: isVertical(channel) ? BEND : 0.8 * BEND, next: null });
      }
    }
    for (let step = open.pop(); step; step = open.pop()) {
      const { junction, channel, cost } = step;
      const key = `${channel} @ ${junction.id}`;
      if (settled.has(key)) continue;
      settled.set(key, step);
      for (const neighbour of this.neighbours.get(key) ?? []) {
        if (!neighbour) continue;
        const length = Math.abs(along(channel, neighbour) - along(channel, junction));
        push({ junction: neighbour, channel, cost: cost + length, next: step });
      }
      for (const other of junction.channels) {
        if (other === channel) continue;
        const border = junction.id.startsWith('border') ? BORDER : 0;
        push({ junction, channel: other, cost: cost + BEND + border, next: step });
      }
    }
    return {
      from: (start) => {
        const [channel] = this.junctions.get(start)?.channels ?? [];
        const first = settled.get(`${channel} @ ${start}`);
        return first ? wayOf(first) : null;
      },
    };
  }
}

function wayOf(first: Step): Way {
  const stretches: Stretch[] = [];
  let step: Step = first;
  let begin = first;
  for (;;) {
    const { next } = step;
    if (next === null || next.channel !== step.channel) {
      const { channel } = step;
      stretches.push({ channel, from: along(channel, begin.junction), to: along(channel, step.junction) });
      if (next === null) return { cost: first.cost, end: step.junction.id, stretches };
      begin = next;
    }
    step = next;
  }
}

export function isVertical(channel: string): boolean {
  return channel.startsWith('V');
}

function along(channel: string, { x, y }: { readonly x: number; readonly y: number }): number {
  return isVertical(channel) ? y : x;
}

export function groupedBy<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
