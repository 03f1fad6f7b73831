/** Converts a plan to a drawing. */
import type { Area, BoxDrawing, Drawing, LabelDrawing, LineDrawing, Place } from '../drawing.ts';
import { moved } from '../text/setting.ts';
import { type Content, MARGIN } from './content.ts';
import type { VisibleState } from './outline.ts';
import type { Plan } from './plan.ts';
import { LANE } from './positions.ts';
import { exitHeight, exitRow, isVertical, type Route } from './routes.ts';

/** The space around the drawing. */
const EDGE = 6;
/** Lines at the left and at the right of a channel are at different heights, so that they do not run into each other. */
const NUDGE = 2;
const DOT = 8;
/** Wide enough to be seen beside its arrowhead, and no wider than the room beside a state. */
const LOOP = { out: 11, up: 8 };

export function drawnPlan(plan: Plan): Drawing {
  const { outline, contents, positions } = plan;
  const areaOf = (id: string): Area => {
    const area = positions.areas.get(id);
    if (!area) throw new Error(`${id} has no place`);
    return { ...area, x: area.x + EDGE, y: area.y + EDGE };
  };
  const states = [...outline.states];
  const whole = areaOf(outline.root);
  const isLooped = outline.arrows.some(({ source, target }) => source === outline.root && target === source);
  return {
    machine: outline.root,
    width: Math.ceil(whole.width + 2 * EDGE + (isLooped ? LOOP.out : 0)),
    height: Math.ceil(whole.height + 2 * EDGE),
    boxes: states.map(([id, state]): BoxDrawing => {
      const area = areaOf(id);
      return {
        id,
        name: state.node.key,
        kind: kindOf(plan, state),
        ...area,
        isAround: state.children.length > 0,
        isCollapsed: state.isCollapsed,
        pieces: moved(contents.get(id)?.block.pieces ?? [], area),
      };
    }),
    lines: [
      ...plan.routes.map(
        (route): LineDrawing => ({
          edges: route.arrow.edges,
          source: route.arrow.source,
          target: route.arrow.target,
          points: pointsOf(plan, route, areaOf),
          ways: eachWay(contents.get(route.arrow.source), route.arrow.edges, (row) =>
            pointsOf(plan, route, areaOf, row),
          ),
        }),
      ),
      ...outline.arrows
        .filter(({ source, target }) => source === target)
        .map(({ edges, source, target }): LineDrawing => {
          const content = contents.get(source);
          const area = areaOf(source);
          const loop = (row: number) =>
            loopAt({ x: area.x + area.width, y: area.y + exitHeight(content, row) });
          const points = loop(exitRow(content, target));
          return { edges, source, target, points, ways: eachWay(content, edges, loop) };
        }),
    ],
    labels: states.flatMap(([id]) => {
      const area = areaOf(id);
      const content = contents.get(id);
      return (content?.rows ?? []).map(
        ({ edge, block, y, height }): LabelDrawing => ({
          edge,
          x: area.x + MARGIN.across - 4,
          y: area.y + y,
          width: block.width + 8,
          height,
          pieces: moved(block.pieces, { x: area.x + MARGIN.across, y: area.y + y }),
        }),
      );
    }),
    starts: states
      .filter(([, { node }]) => node.isInitial)
      .map(([id]) => {
        const { x, y } = areaOf(id);
        const dot = { x: x + 12, y: y - DOT - 8, width: DOT, height: DOT };
        const middle = dot.x + DOT / 2;
        return {
          state: id,
          dot,
          points: [
            { x: middle, y: dot.y + DOT },
            { x: middle, y },
          ],
        };
      }),
  };
}

function eachWay(
  content: Content | undefined,
  edges: readonly string[],
  from: (row: number) => readonly Place[],
): LineDrawing['ways'] {
  const rowOf = (edge: string) => content?.rows.findIndex((row) => row.edge === edge) ?? 0;
  return Object.fromEntries(edges.map((edge) => [edge, from(Math.max(0, rowOf(edge)))]));
}

/** From the row of the event, through the lanes, to the border of the target. */
function pointsOf(
  plan: Plan,
  route: Route,
  areaOf: (id: string) => Area,
  from = route.exit.row,
): readonly Place[] {
  const { contents, lanes, positions } = plan;
  const { arrow, exit, entry, stretches } = route;
  const source = areaOf(arrow.source);
  const target = areaOf(arrow.target);
  const content = contents.get(arrow.source);
  const along = stretches.map(({ channel }) => {
    const { start } = positions.channels.get(channel) ?? { start: 0 };
    return EDGE + start + LANE * lanes.laneOf(channel, arrow.target);
  });
  const row = content?.rows[from];
  const startY = source.y + exitHeight(content, from) + (exit.side === 'left' ? -NUDGE : NUDGE);
  const startX = {
    left: source.x,
    right: source.x + source.width,
    inside: source.x + MARGIN.across + (row?.block.width ?? 0) + 4,
  }[exit.side];
  const entryY = target.y + (contents.get(arrow.target)?.entry ?? 0);
  const last = along.at(-1) ?? 0;
  const middle = target.x + target.width / 2;
  const end: readonly Place[] = {
    left: [
      { x: last, y: entryY + NUDGE },
      { x: target.x, y: entryY + NUDGE },
    ],
    right: [
      { x: last, y: entryY - NUDGE },
      { x: target.x + target.width, y: entryY - NUDGE },
    ],
    top: [
      { x: middle, y: last },
      { x: middle, y: target.y },
    ],
  }[entry];
  const bends = stretches.slice(1).map(({ channel }, index): Place => {
    const [before, at] = [along[index] ?? 0, along[index + 1] ?? 0];
    return isVertical(channel) ? { x: at, y: before } : { x: before, y: at };
  });
  return straightened([{ x: startX, y: startY }, { x: along[0] ?? 0, y: startY }, ...bends, ...end]);
}

/** Leaves out points between which the line does not turn. */
function straightened(points: readonly Place[]): readonly Place[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return true;
    const isOnLine =
      (before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y);
    return !isOnLine;
  });
}

function loopAt({ x, y }: Place): readonly Place[] {
  return [
    { x, y: y + LOOP.up / 2 },
    { x: x + LOOP.out, y: y + LOOP.up / 2 },
    { x: x + LOOP.out, y: y - LOOP.up / 2 },
    { x, y: y - LOOP.up / 2 },
  ];
}

function kindOf({ outline }: Plan, { node }: VisibleState): BoxDrawing['kind'] {
  if (node.parent === null) return 'machine';
  if (outline.states.get(node.parent)?.node.type === 'parallel') return 'region';
  return node.type === 'final' ? 'final' : 'state';
}
