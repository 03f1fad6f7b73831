/** Measures the text of a diagram, as the input of the layout. */
import type { Chart, ChartEdge, ChartNode } from '../../../chart/chart.ts';
import type { Block } from './setting.ts';
import { stateBlock } from './state-label.ts';
import { transitionBlock } from './transition-label.ts';

/** The space around the text of a state. */
export const BOX_MARGIN = { across: 14, above: 10, below: 12 } as const;
/** The space around the text of a transition. */
export const PLATE_MARGIN = { across: 6, along: 3 } as const;
const GAP_INSIDE = 2;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A transition's label. `y` is relative to the top of its state, or to the first label on its line. */
export interface Plate extends Size {
  readonly edge: string;
  readonly block: Block;
  readonly y: number;
}

export interface BoxMeasure extends Size {
  readonly node: ChartNode;
  readonly block: Block;
  /** The labels of transitions without a target, which are inside the state. */
  readonly inside: readonly Plate[];
}

/** The transitions with the same source and target, which share a line. */
export interface Bundle extends Size {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly edges: readonly string[];
  readonly plates: readonly Plate[];
}

export interface Measures {
  readonly boxes: ReadonlyMap<string, BoxMeasure>;
  readonly bundles: readonly Bundle[];
}

export function measured(chart: Chart, descriptionOf: (state: ChartNode) => string): Measures {
  return {
    boxes: new Map(chart.nodes.map((node) => [node.id, boxMeasure(node, descriptionOf(node), chart.edges)])),
    bundles: bundlesOf(chart),
  };
}

function boxMeasure(node: ChartNode, description: string, edges: readonly ChartEdge[]): BoxMeasure {
  const block = stateBlock(node, description);
  const inside = platesOf(
    edges.filter(({ source, targets }) => source === node.id && targets.length === 0),
    block.height + BOX_MARGIN.above + 6,
    true,
  );
  const last = inside.at(-1);
  return {
    node,
    block,
    inside,
    width:
      Math.max(block.width, ...inside.map(({ width }) => width - PLATE_MARGIN.across)) +
      2 * BOX_MARGIN.across,
    height:
      last === undefined ? block.height + BOX_MARGIN.above + BOX_MARGIN.below : last.y + last.height + 8,
  };
}

function bundlesOf({ edges }: Chart): readonly Bundle[] {
  const together = new Map<string, { source: string; target: string; edges: ChartEdge[] }>();
  for (const edge of edges) {
    for (const target of edge.targets) {
      const id = `${edge.source} to ${target}`;
      const bundle = together.get(id) ?? { source: edge.source, target, edges: [] };
      bundle.edges.push(edge);
      together.set(id, bundle);
    }
  }
  return [...together].map(([id, bundle]) => {
    // A transition with several targets has one line for each; only the first line has the label.
    const plates = platesOf(
      bundle.edges.filter(({ targets }) => targets[0] === bundle.target),
      0,
      false,
    );
    const last = plates.at(-1);
    return {
      id,
      source: bundle.source,
      target: bundle.target,
      edges: bundle.edges.map((edge) => edge.id),
      plates,
      width: Math.max(0, ...plates.map(({ width }) => width)),
      height: last === undefined ? 0 : last.y + last.height,
    };
  });
}

function platesOf(edges: readonly ChartEdge[], from: number, isInside: boolean): readonly Plate[] {
  let y = from;
  return edges.map((edge) => {
    const block = transitionBlock(edge, isInside);
    const plate = {
      edge: edge.id,
      block,
      y,
      width: block.width + 2 * PLATE_MARGIN.across,
      height: block.height + 2 * PLATE_MARGIN.along,
    };
    y += plate.height + (isInside ? GAP_INSIDE : 0);
    return plate;
  });
}
