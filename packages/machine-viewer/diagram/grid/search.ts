/** Looks for the plan of a chart that can be read without enlarging it, and says as much as there is room for. */
import { type Chart, isInside } from '../../../machine-core/index.ts';
import type { Drawing } from '../drawing.ts';
import type { Spoken } from '../../labels.ts';
import { contentsOf, type Detail } from './content.ts';
import { drawnPlan } from './grid-drawing.ts';
import { collapsible, type Outline, outlineOf } from './outline.ts';
import type { Extent } from './placement.ts';
import { type Columns, MOST_COLUMNS, type Plan, plannerOf } from './plan.ts';
import type { Positions } from './positions.ts';

/** The size that a chart may have so that its smallest text is 11 px high. */
export type Room = Extent;

/** The room at 1440 × 900. */
export const DESKTOP: Room = { width: 956, height: 836 };

/** Below this scale, no other attempt makes a chart fit. */
const HOPELESS = 0.8;
/** How many of the best estimates are planned. */
const PLANNED = 4;
const WIDTHS = [200, 250] as const;
const DENSITIES = [8, 40] as const;
/** The layouts to try, in this order, until one fits. */
const ATTEMPTS = DENSITIES.map((density) => WIDTHS.map((width) => ({ width, density })));

/** Draws a chart without the states inside the collapsed ones. The result is the same in every browser and in Node. */
export function gridDrawingOf(
  chart: Chart,
  collapsed: ReadonlySet<string>,
  labels: Spoken,
  room: Room = DESKTOP,
): Drawing {
  const outline = outlineOf(chart, collapsed);
  const bare = bestOf(outline, false, labels, room);
  // A chart that is too large should at least not be too broad: then it is moved in one direction only.
  if (bare.score < 1) return drawnPlan(bestOf(outline, false, labels, { ...room, height: Infinity }).plan);
  const described = bestOf(outline, true, labels, room);
  return drawnPlan((described.score >= 1 ? described : bare).plan);
}

function bestOf(outline: Outline, hasDescriptions: boolean, labels: Spoken, room: Room): Found {
  let best: Found | null = null;
  for (const attempts of ATTEMPTS) {
    for (const attempt of attempts) {
      const found = searched(outline, { ...attempt, hasDescriptions }, labels, room);
      if (best === null || found.score > best.score) best = found;
    }
    if (best !== null && (best.score >= 1 || best.score < HOPELESS)) break;
  }
  if (best === null) throw new Error(`${outline.root} has no plan`);
  return best;
}

/**
 * The states that are collapsed at first: none if the whole chart can be read. Else they are opened one after the other, the outer
 * ones first, as long as there is room.
 */
export function collapsedAtFirst(chart: Chart, room: Room = DESKTOP): ReadonlySet<string> {
  // By the chart itself: two machines may have one id.
  const rooms = firstCollapsed.get(chart) ?? new Map<string, ReadonlySet<string>>();
  firstCollapsed.set(chart, rooms);
  const key = `${room.width}×${room.height}`;
  const known = rooms.get(key);
  if (known) return known;
  const collapsed = new Set<string>();
  if (!fits(chart, collapsed, room)) {
    for (const id of collapsible(chart)) collapsed.add(id);
    for (const id of collapsible(chart)) {
      const isHidden = [...collapsed].some((outer) => isInside(chart, id, outer));
      if (isHidden) continue;
      collapsed.delete(id);
      if (!fits(chart, collapsed, room)) collapsed.add(id);
    }
  }
  rooms.set(key, collapsed);
  return collapsed;
}

const firstCollapsed = new WeakMap<Chart, Map<string, ReadonlySet<string>>>();

function fits(chart: Chart, collapsed: ReadonlySet<string>, room: Room): boolean {
  return bestOf(outlineOf(chart, collapsed), false, ({ description }) => description, room).score >= 1;
}

interface Found {
  readonly plan: Plan;
  /** At least 1 if it fits: then the shorter its arrows, the higher. Else the scale at which it would fit. */
  readonly score: number;
}

/**
 * Begins with compact grids, and changes the columns of one state after the other as long as the estimated size is better. Only
 * the best estimates are planned with all their arrows.
 */
function searched(outline: Outline, detail: Detail, labels: Spoken, room: Room): Found {
  const planner = plannerOf(outline, contentsOf(outline, detail, labels), detail.density);
  const estimates = new Map<string, Estimate>();
  const estimated = (columns: Columns): Estimate => {
    const grids = planner.gridsFor(columns);
    const estimate = { grids, scale: scaleOf(planner.roughly(grids), outline, room) };
    estimates.set([...grids.values()].map((grid) => grid.columns).join(' '), estimate);
    return estimate;
  };
  let columns: Columns = new Map();
  let best = estimated(columns);
  for (const { node, children } of outline.states.values()) {
    for (let count = 1; count <= Math.min(children.length, MOST_COLUMNS); count += 1) {
      const next = new Map(columns).set(node.id, count);
      const estimate = estimated(next);
      if (estimate.scale > best.scale) [best, columns] = [estimate, next];
    }
  }
  return [...estimates.values()]
    .toSorted((one, other) => other.scale - one.scale)
    .slice(0, PLANNED)
    .map(({ grids }): Found => {
      const plan = planner.planOf(grids);
      return { plan, score: scoreOf(plan, room) };
    })
    .reduce((one, other) => (other.score > one.score ? other : one));
}

interface Estimate {
  readonly grids: Plan['grids'];
  readonly scale: number;
}

function scaleOf({ areas }: Positions, { root }: Outline, room: Room): number {
  const { width = 1, height = 1 } = areas.get(root) ?? {};
  const across = room.width / width;
  // Any height fits, and the least is the best.
  if (room.height === Infinity) return across >= 1 ? 1 + 1 / height : across;
  return Math.min(across, room.height / height);
}

function scoreOf({ outline, positions, routes }: Plan, room: Room): number {
  const scale = scaleOf(positions, outline, room);
  if (scale < 1 || room.height === Infinity) return scale;
  const length = routes
    .flatMap(({ stretches }) => stretches)
    .reduce((total, { from, to }) => total + Math.abs(to - from) + 20, 0);
  return 1 + 1 / (1 + length / 1000);
}
