import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import type { Chart } from '../../../chart/chart.ts';
import type { BoxMeasure, Bundle, Measures } from './measures.ts';

const PADDING = 20;
const DOT = 10;

/** Options of the root: layers from top to bottom, edges across the borders of states, coordinates relative to the root. */
const CANVAS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
} as const;

/** Options of the root and of every compound state. `DEPTH_FIRST`: successors are below; only edges that close a cycle go up. */
const LAYERS = {
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.nodeSelfLoop': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
} as const;

/** The elkjs id of the dot that marks an initial state. */
export function dotId(state: string): string {
  return `start ${state}`;
}

/** The additional width that some compound states need for their own text, by id. */
export type Widening = ReadonlyMap<string, number>;

/** Converts a chart to the input graph of elkjs. */
export function graphOf(chart: Chart, { boxes, bundles }: Measures, widening: Widening): ElkNode {
  const elkNode = (id: string): ElkNode => {
    const box = boxes.get(id);
    if (box === undefined) throw new Error(`${chart.id} has no state ${id}`);
    const { node, width, height } = box;
    if (node.children.length === 0) return { id, width, height };
    const starting = node.children.filter((child) => boxes.get(child)?.node.isInitial === true);
    return {
      id,
      layoutOptions: around(box, widening.get(id) ?? 0),
      children: [
        ...starting.map((child) => ({ id: dotId(child), width: DOT, height: DOT })),
        ...node.children.map(elkNode),
      ],
    };
  };
  const starts = chart.nodes
    .filter(({ isInitial }) => isInitial)
    .map(({ id }): ElkExtendedEdge => ({ id: dotId(id), sources: [dotId(id)], targets: [id] }));
  return {
    id: 'sheet',
    layoutOptions: { ...CANVAS, ...LAYERS },
    children: [elkNode(chart.id)],
    edges: [...starts, ...bundles.map(elkEdge)],
  };
}

/** Options of a compound state: the padding leaves room for its own text at the top, and for the missing width. */
function around({ height }: BoxMeasure, missing: number): Record<string, string> {
  const padding = { top: height + 8, left: PADDING, bottom: PADDING, right: PADDING + missing };
  const sides = Object.entries(padding).map(([side, length]) => `${side}=${length}`);
  return { ...LAYERS, 'elk.padding': `[${sides.join(',')}]` };
}

function elkEdge({ id, source, target, width, height }: Bundle): ElkExtendedEdge {
  const onItsLine = { 'elk.edgeLabels.inline': 'true' };
  return {
    id,
    sources: [source],
    targets: [target],
    labels: [{ id: `words of ${id}`, text: id, width, height, layoutOptions: onItsLine }],
  };
}
