/** The visible part of a chart: its states without those inside collapsed ones, and one arrow for each pair of states. */
import { type Chart, type ChartEdge, type ChartNode, statesAround } from '../../../machine-core/index.ts';

/** A transition as it is listed in a state. A collapsed state also lists the transitions that leave it from inside. */
export interface Listed {
  readonly edge: ChartEdge;
  /** The visible states that it leads to; none if it has no target, or only some inside the same collapsed state. */
  readonly targets: readonly string[];
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
  readonly chart: Chart;
  readonly root: string;
  /** Parents before their children. */
  readonly states: ReadonlyMap<string, VisibleState>;
  readonly arrows: readonly Arrow[];
}

export function outlineOf(chart: Chart, collapsed: ReadonlySet<string>): Outline {
  const shownAs = new Map<string, string>();
  for (const { id, parent } of chart.nodes) {
    const outer = parent === null ? id : (shownAs.get(parent) ?? parent);
    // A parent that is shown as another state, or is collapsed itself, hides its child states.
    shownAs.set(id, parent === null || (outer === parent && !collapsed.has(parent)) ? id : outer);
  }
  const listed = new Map<string, Listed[]>();
  for (const edge of chart.edges) {
    const source = shownAs.get(edge.source) ?? edge.source;
    const targets = [...new Set(edge.targets.map((target) => shownAs.get(target) ?? target))];
    const isHidden = source !== edge.source;
    if (isHidden && targets.every((target) => target === source)) continue;
    const before = listed.get(source) ?? [];
    // From inside a collapsed state, the same event to the same target is listed once.
    const isRepeated =
      isHidden && before.some((one) => sameTargets(one.targets, targets) && sameTrigger(one.edge, edge));
    if (!isRepeated) listed.set(source, [...before, { edge, targets }]);
  }
  const states = new Map<string, VisibleState>();
  for (const node of chart.nodes) {
    if (shownAs.get(node.id) !== node.id) continue;
    const isCollapsed = collapsed.has(node.id) && node.children.length > 0;
    states.set(node.id, {
      node,
      isCollapsed,
      children: isCollapsed ? [] : node.children,
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
  return { chart, root: chart.id, states, arrows: arrowsOf(states, chart.edges, shownAs) };
}

/** The states of a chart that contain other states, except its root: they can be collapsed. */
export function collapsible({ id, nodes }: Chart): readonly string[] {
  return nodes.filter((node) => node.children.length > 0 && node.id !== id).map((node) => node.id);
}

/** The states that contain a state or the source of a transition, or are that state. */
export function pathTo(chart: Chart, id: string): readonly string[] {
  const state = chart.edges.find((edge) => edge.id === id)?.source ?? id;
  return [
    ...statesAround(chart, state)
      .map((node) => node.id)
      .toReversed(),
    state,
  ];
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

/**
 * Transitions to the same targets one below the other, in the order of the first of each, and those without a target last; as far as
 * the branches of each event stay in the order in which XState asks them.
 */
function grouped(listed: readonly Listed[]): readonly Listed[] {
  const firstOf = ({ targets }: Listed) => listed.findIndex((one) => sameTargets(one.targets, targets));
  const lastIfStaying = (one: Listed) => (one.targets.length === 0 ? listed.length : firstOf(one));
  const orders = [lastIfStaying, firstOf].map((placeOf) =>
    listed.toSorted((one, other) => placeOf(one) - placeOf(other)),
  );
  return orders.find((order) => keepsBranches(order, listed)) ?? listed;
}

function keepsBranches(order: readonly Listed[], listed: readonly Listed[]): boolean {
  return order.every(({ edge }, index) =>
    order
      .slice(index + 1)
      .every(
        (later) =>
          later.edge.source !== edge.source ||
          later.edge.eventType !== edge.eventType ||
          listed.findIndex((one) => one.edge === later.edge) > listed.findIndex((one) => one.edge === edge),
      ),
  );
}

/** Whether two transitions lead to the same states. */
export function sameTargets(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((target, index) => target === other[index]);
}

function sameTrigger(one: ChartEdge, other: ChartEdge): boolean {
  return one.eventType === other.eventType || one.id.split(' on ')[1] === other.id.split(' on ')[1];
}
