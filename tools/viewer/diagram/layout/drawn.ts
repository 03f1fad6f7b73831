import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import type { Chart, ChartNode } from '../../../chart/chart.ts';
import type { Area, BoxDrawing, Drawing, LabelDrawing, Place } from '../drawing.ts';
import { dotId } from './graph.ts';
import { BOX_MARGIN, type Measures, PLATE_MARGIN, type Plate } from './measures.ts';
import { moved } from './setting.ts';

/** Combines the layout from elkjs with the measured text. */
export function drawn(chart: Chart, { boxes, bundles }: Measures, canvas: ElkNode): Drawing {
  const areas = areasIn(canvas);
  const edges = new Map((canvas.edges ?? []).map((edge) => [edge.id, edge]));
  const areaOf = (id: string) => found(areas.get(id), id);
  const edgeOf = (id: string) => found(edges.get(id), id);
  const parallel = new Set(chart.nodes.filter(({ type }) => type === 'parallel').map(({ id }) => id));

  return {
    machine: chart.id,
    width: Math.ceil(canvas.width ?? 0),
    height: Math.ceil(canvas.height ?? 0),
    boxes: [...boxes.values()].map(({ node, block }): BoxDrawing => {
      const area = areaOf(node.id);
      return {
        id: node.id,
        kind: kindOf(node, parallel),
        ...area,
        isAround: node.children.length > 0,
        pieces: moved(block.pieces, { x: area.x + BOX_MARGIN.across, y: area.y + BOX_MARGIN.above }),
      };
    }),
    lines: bundles.map(({ id, source, target, edges: together }) => ({
      edges: together,
      source,
      target,
      points: pointsOf(edgeOf(id)),
    })),
    labels: [
      ...[...boxes.values()].flatMap(({ node, inside }) => {
        const { x, y } = areaOf(node.id);
        const from = { x: x + BOX_MARGIN.across - PLATE_MARGIN.across, y };
        return inside.map((plate) => labelAt(plate, from, true));
      }),
      ...bundles.flatMap(({ id, plates, width }) => {
        const label = found(edgeOf(id).labels?.[0], id);
        const { x = 0, y = 0 } = label;
        return plates.map((plate) => labelAt(plate, { x: x + (width - plate.width) / 2, y }, false));
      }),
    ],
    starts: chart.nodes
      .filter(({ isInitial }) => isInitial)
      .map(({ id }) => ({
        state: id,
        dot: areaOf(dotId(id)),
        points: pointsOf(edgeOf(dotId(id))),
      })),
  };
}

function labelAt({ edge, block, y, width, height }: Plate, from: Place, isInside: boolean): LabelDrawing {
  const area: Area = { x: from.x, y: from.y + y, width, height };
  const by = { x: area.x + PLATE_MARGIN.across, y: area.y + PLATE_MARGIN.along };
  return { edge, isInside, ...area, pieces: moved(block.pieces, by) };
}

function kindOf({ type, parent }: ChartNode, parallel: ReadonlySet<string>): BoxDrawing['kind'] {
  if (parent === null) return 'machine';
  if (parallel.has(parent)) return 'region';
  return type === 'final' ? 'final' : 'state';
}

/** The area of every node in the drawing, by id. */
export function areasIn(canvas: ElkNode): ReadonlyMap<string, Area> {
  const areas = new Map<string, Area>();
  const walk = ({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode) => {
    areas.set(id, { x, y, width, height });
    children.forEach(walk);
  };
  walk(canvas);
  return areas;
}

function pointsOf({ sections = [] }: ElkExtendedEdge): readonly Place[] {
  return sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }) => ({ x, y }));
}

function found<T>(value: T | undefined, id: string): T {
  if (value === undefined) throw new Error(`${id} has no place`);
  return value;
}
