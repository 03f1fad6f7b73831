/** The visible part of a chart: its states without those inside collapsed ones, and one arrow for each pair of states. */
import type { Chart, ChartEdge, ChartNode } from '../../../machine-core/index.ts';

/** A transition as it is listed in a state. A collapsed state also lists the transitions that leave it from inside. */
export interface Listed {
  readonly edge: ChartEdge;
  /** The visible state that it leads to; null if it has no target, or only one inside the same collapsed state. */
  readonly target: string | null;
}

/** All transitions from one visible state to another: one arrow with a list of events. */
export interface Arrow {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly edges: readonly string[];
}

export interface VisibleState {
  readonly node: ChartNode;
  readonly children: readonly string[];
  readonly isCollapsed: boolean;
  /** The names of the actors that it invokes; of a collapsed state, also those of the states inside. */
  readonly actors: readonly string[];
  /** Grouped by target. */
  readonly listed: readonly Listed[];
}

export interface Outline {
  readonly root: string;
  /** Parents before their children. */
  readonly states: ReadonlyMap<string, VisibleState>;
  readonly arrows: readonly Arrow[];
}

export function outlineOf(chart: Chart, collapsed: ReadonlySet<string>): Outline {
  const nodes = new Map(chart.nodes.map((node) => [node.id, node]));
  const shownAs = new Map<string, string>();
  for (const { id, parent } of chart.nodes) {
    const outer = parent === null ? id : (shownAs.get(parent) ?? parent);
    // A parent that is shown as another state, or is collapsed itself, hides its child states.
    shownAs.set(id, parent === null || (outer === parent && !collapsed.has(parent)) ? id : outer);
  }
  const listed = new Map<string, Listed[]>();
  for (const edge of chart.edges) {
    const source = shownAs.get(edge.source) ?? edge.source;
    const [first] = edge.targets;
    const target = first === undefined ? null : (shownAs.get(first) ?? first);
    const isInside = source !== edge.source;
    if (isInside && (target === null || target === source)) continue;
    const before = listed.get(source) ?? [];
    // From inside a collapsed state, the same event to the same target is listed once.
    const isRepeated = isInside && before.some((one) => one.target === target && sameTrigger(one.edge, edge));
    if (!isRepeated) listed.set(source, [...before, { edge, target }]);
  }
  const states = new Map<string, VisibleState>();
  for (const node of chart.nodes) {
    if (shownAs.get(node.id) !== node.id) continue;
    const isCollapsed = collapsed.has(node.id) && node.children.length > 0;
    states.set(node.id, {
      node,
      isCollapsed,
      children: isCollapsed ? [] : node.children.filter((child) => nodes.has(child)),
      actors: [
        ...new Set(
          chart.nodes
            .filter(({ id }) => shownAs.get(id) === node.id)
            .flatMap(({ invokes }) => invokes.map(({ id }) => id)),
        ),
      ],
      listed: grouped(listed.get(node.id) ?? []),
    });
  }
  return { root: chart.id, states, arrows: arrowsOf(states, chart.edges, shownAs) };
}

/** The states of a chart that contain other states, except its root: they can be collapsed. */
export function collapsible({ id, nodes }: Chart): readonly string[] {
  return nodes.filter((node) => node.children.length > 0 && node.id !== id).map((node) => node.id);
}

/** The states that contain a state or the source of a transition, or are that state. */
export function pathTo({ nodes, edges }: Chart, id: string): readonly string[] {
  const state = edges.find((edge) => edge.id === id)?.source ?? id;
  return nodes.filter((node) => node.id === state || state.startsWith(`${node.id}.`)).map((node) => node.id);
}

function arrowsOf(
  states: ReadonlyMap<string, VisibleState>,
  edges: readonly ChartEdge[],
  shownAs: ReadonlyMap<string, string>,
): readonly Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const edge of edges) {
    for (const to of edge.targets) {
      const source = shownAs.get(edge.source) ?? edge.source;
      const target = shownAs.get(to) ?? to;
      if (!states.has(source) || !states.has(target)) continue;
      if (source === target && source !== edge.source) continue;
      const id = `${source} to ${target}`;
      arrows.set(id, { id, source, target, edges: [...(arrows.get(id)?.edges ?? []), edge.id] });
    }
  }
  return [...arrows.values()];
}

/** Transitions to the same target one below the other, in the order of the first of each; those without a target last. */
function grouped(listed: readonly Listed[]): readonly Listed[] {
  const targets = [...new Set(listed.map(({ target }) => target))].filter((target) => target !== null);
  return [...targets, null].flatMap((target) => listed.filter((one) => one.target === target));
}

function sameTrigger(one: ChartEdge, other: ChartEdge): boolean {
  return one.eventType === other.eventType || one.id.split(' on ')[1] === other.id.split(' on ')[1];
}
