/** Gives the arrows in a channel lanes: arrows to the same state share one, others that would overlap do not. */
import { groupedBy, type Route, type Stretch } from './routes.ts';

export interface Lanes {
  /** The number of lanes in a channel. */
  readonly countOf: (channel: string) => number;
  /** The lane of the arrows to a state in a channel. */
  readonly laneOf: (channel: string, target: string) => number;
}

/** A shorter gap between two arrows on one lane would look as if they were one. */
const GAP = 14;

/** The arrows to one state in one channel. */
interface Wire {
  readonly channel: string;
  readonly target: string;
  readonly from: number;
  readonly to: number;
  /** Below 0 if more of it turns to the left (or up) at its ends, above 0 if to the right (or down). */
  readonly lean: number;
}

export function lanesOf(routes: readonly Route[]): Lanes {
  const lanes = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const [channel, wires] of groupedBy(wiresOf(routes), (wire) => wire.channel)) {
    const taken: Wire[][] = [];
    const sorted = wires.toSorted((one, other) => one.lean - other.lean || one.from - other.from);
    for (const wire of sorted) {
      // The first lanes are for arrows that turn left, the last ones for those that turn right.
      const free = taken.findIndex((others) => others.every((other) => isApart(wire, other)));
      const lane = free === -1 ? taken.length : free;
      taken[lane] = [...(taken[lane] ?? []), wire];
      lanes.set(`${channel} to ${wire.target}`, lane);
    }
    counts.set(channel, taken.length);
  }
  return {
    countOf: (channel) => counts.get(channel) ?? 0,
    laneOf: (channel, target) => lanes.get(`${channel} to ${target}`) ?? 0,
  };
}

function wiresOf(routes: readonly Route[]): readonly Wire[] {
  const pieces = routes.flatMap((route) =>
    route.stretches.map((stretch, index) => ({
      channel: stretch.channel,
      target: route.arrow.target,
      ...spanOf(stretch),
      lean: leanOf(route, index),
    })),
  );
  return [...groupedBy(pieces, ({ channel, target }) => `${channel} to ${target}`).values()].flatMap(
    (group) => {
      const [first] = group;
      if (!first) return [];
      return [
        {
          channel: first.channel,
          target: first.target,
          from: Math.min(...group.map(({ from }) => from)),
          to: Math.max(...group.map(({ to }) => to)),
          lean: group.reduce((total, { lean }) => total + lean, 0) / group.length,
        },
      ];
    },
  );
}

/** To which side a stretch turns at both of its ends: below 0 for the left (or up), above 0 for the right (or down). */
function leanOf({ exit, entry, stretches }: Route, index: number): number {
  const [before, after] = [stretches[index - 1], stretches[index + 1]];
  const start = before ? Math.sign(before.from - before.to) : EXIT_LEAN[exit.side];
  const end = after ? Math.sign(after.to - after.from) : ENTRY_LEAN[entry];
  return start + end;
}

/** On which side of the channel the state is that an arrow leaves. */
const EXIT_LEAN = { left: 1, right: -1, inside: -1 } as const;
const ENTRY_LEAN = { left: 1, right: -1, top: 1 } as const;

function spanOf({ from, to }: Stretch) {
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

function isApart(one: Wire, other: Wire): boolean {
  return one.to + GAP < other.from || other.to + GAP < one.from;
}
