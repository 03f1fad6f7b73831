/** Which events each leaf state of a machine ignores, read from its chart. */
import type { Chart, ChartNode } from '../../chart/chart.ts';

/** States that ignore an event, and why ignoring it is right for the player. */
export interface IgnoredEvent {
  readonly event: string;
  /** Paths without the machine's id. A path covers the leaf states below it, each of which must ignore the event. */
  readonly in: readonly string[];
  readonly because: string;
}

/** A leaf state and an event that no transition of the state, or of a state around it, handles. */
export interface Cell {
  readonly state: string;
  readonly event: string;
}

/**
 * Returns the cells that need a reason. A state in which the machine never rests needs none, because its eventless transitions
 * are taken before any event. Neither does a final one. In a parallel state, an event belongs to the regions that handle it somewhere.
 */
export function ignoredCells(chart: Chart): readonly Cell[] {
  const nodes = new Map(chart.nodes.map((node) => [node.id, node]));
  const handled = handledEvents(chart);
  const events = [...new Set([...handled.values()].flatMap((types) => [...types]))].toSorted();

  const ancestors = (node: ChartNode): readonly ChartNode[] => {
    const parent = node.parent === null ? undefined : nodes.get(node.parent);
    return parent === undefined ? [node] : [node, ...ancestors(parent)];
  };
  const handlesSomewhere = (node: ChartNode, event: string): boolean =>
    handled.get(node.id)?.has(event) === true ||
    node.children.some((id) => {
      const child = nodes.get(id);
      return child !== undefined && handlesSomewhere(child, event);
    });

  const needsReason = (leaf: ChartNode, event: string): boolean => {
    const around = ancestors(leaf);
    if (around.some(({ id }) => handled.get(id)?.has(event))) return false;
    // The event may belong to another region, where its cells are judged.
    return around.every((node, index) => {
      const region = around[index - 1];
      return (
        node.type !== 'parallel' ||
        region === undefined ||
        handlesSomewhere(region, event) ||
        !handlesSomewhere(node, event)
      );
    });
  };
  return chart.nodes
    .filter((node) => node.type === 'atomic' && !isTransient(chart, node))
    .flatMap((leaf) =>
      events
        .filter((event) => needsReason(leaf, event))
        .map((event) => ({ state: pathOf(chart, leaf), event })),
    );
}

/** Returns what is wrong with a table: cells without a reason, and entries that cover none or a state that handles the event. */
export function problemsOf(chart: Chart, table: readonly IgnoredEvent[]): readonly string[] {
  const cells = ignoredCells(chart);
  const leaves = chart.nodes
    .filter((node) => node.type === 'atomic' && !isTransient(chart, node))
    .map((node) => pathOf(chart, node));
  const covers = (path: string, state: string) => state === path || state.startsWith(`${path}.`);
  const missing = cells
    .filter(
      ({ state, event }) =>
        !table.some((entry) => entry.event === event && entry.in.some((path) => covers(path, state))),
    )
    .map(({ state, event }) => `${state} ignores ${event}, and the table gives no reason`);
  const obsolete = table.flatMap(({ event, in: paths }) =>
    paths.flatMap((path) => {
      const covered = leaves.filter((state) => covers(path, state));
      if (covered.length === 0) return [`${path}, listed for ${event}, is no state`];
      return covered
        .filter((state) => !cells.some((cell) => cell.state === state && cell.event === event))
        .map((state) => `${state} does not ignore ${event}, but the table says so`);
    }),
  );
  const twice = cells
    .filter(
      ({ state, event }) =>
        table
          .flatMap((entry) => (entry.event === event ? entry.in : []))
          .filter((path) => covers(path, state)).length > 1,
    )
    .map(({ state, event }) => `${state} has two reasons for ignoring ${event}`);
  return [...missing, ...obsolete, ...twice];
}

function handledEvents({ edges }: Chart): ReadonlyMap<string, ReadonlySet<string>> {
  const handled = new Map<string, Set<string>>();
  for (const { source, trigger } of edges) {
    if (trigger.kind !== 'event') continue;
    const types = handled.get(source) ?? new Set<string>();
    handled.set(source, types.add(trigger.type));
  }
  return handled;
}

/** Whether the machine leaves the state at once: its last eventless transition has no guard. */
function isTransient({ edges }: Chart, { id }: ChartNode): boolean {
  return edges.some(
    ({ source, trigger, guard }) => source === id && trigger.kind === 'always' && guard === null,
  );
}

function pathOf({ id }: Chart, node: ChartNode): string {
  return node.id.slice(id.length + 1);
}
