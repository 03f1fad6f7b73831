/** What is written in a diagram, measured, before anything has its place. */
import type { Chart, ChartEdge, ChartNode } from '../../../chart/chart.ts';
import type { Block } from './setting.ts';
import { stateBlock } from './state-label.ts';
import { transitionBlock } from './transition-label.ts';

/** Around what is written in a state. */
export const BOX_MARGIN = { across: 14, above: 10, below: 12 } as const;
/** Around what is written at a transition. */
export const PLATE_MARGIN = { across: 6, along: 3 } as const;
const GAP_INSIDE = 2;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A transition's words, and where they begin below the first of those that they stand with. */
export interface Plate extends Size {
  readonly edge: string;
  readonly block: Block;
  readonly y: number;
}

export interface BoxMeasure extends Size {
  readonly node: ChartNode;
  readonly block: Block;
  /** Transitions that only act, written within their state. */
  readonly inside: readonly Plate[];
}

/** Transitions from one state to one state: they share a line. */
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
    // A transition to several states has as many lines, and is written at the first.
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
    // Two adjacent rectangles share their border, which is not drawn twice.
    y += plate.height + (isInside ? GAP_INSIDE : 0);
    return plate;
  });
}
