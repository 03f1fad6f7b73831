import type { Chart, ChartEdge, ChartNode } from '../../machine-core/index.ts';
import type { Marks } from '../diagram/marks.ts';
import type { Difference } from './difference.ts';

export interface Combined {
  readonly chart: Chart;
  readonly marks: Marks;
  /** The ids in the chart of the states and transitions that were removed, by their ids before. */
  readonly removed: ReadonlyMap<string, string>;
}

/** Both versions in one chart, to be drawn: the later one, with what was removed from it. Marks say what was added, removed, changed. */
export function combinedChart({ after, kept, states, transitions }: Difference): Combined {
  const marks = new Map<string, 'added' | 'removed' | 'changed'>();
  const taken = new Set([...after.nodes, ...after.edges].map(({ id }) => id));
  const free = (id: string): string => (taken.has(id) ? free(`${id} (removed)`) : id);
  const names = new Map(kept);
  const ids = new Map<string, string>();
  const gone: ChartNode[] = [];
  for (const change of states) {
    if (change.kind === 'removed') {
      const id = free(change.before.id);
      names.set(change.before.id, id);
      ids.set(change.before.id, id);
      gone.push({ ...change.before, id });
      marks.set(id, 'removed');
    } else marks.set(change.after.id, change.kind);
  }
  const named = (id: string) => names.get(id) ?? id;
  const removedEdges: ChartEdge[] = [];
  for (const change of transitions) {
    if (change.kind === 'removed') {
      const { before: edge } = change;
      const id = free(edge.id);
      ids.set(edge.id, id);
      removedEdges.push({ ...edge, id, source: named(edge.source), targets: edge.targets.map(named) });
      marks.set(id, 'removed');
    } else marks.set(change.after.id, change.kind);
  }
  const removed = gone.map(
    (node): ChartNode => ({
      ...node,
      parent: node.parent === null ? null : named(node.parent),
      children: node.children.map(named).filter((id) => gone.some((one) => one.id === id)),
      isInitial: node.isInitial && gone.some(({ id }) => id === named(node.parent ?? '')),
    }),
  );
  const nodes = after.nodes.map((node): ChartNode => {
    const more = removed.filter(({ parent }) => parent === node.id).map(({ id }) => id);
    if (more.length === 0) return node;
    return {
      ...node,
      type: node.type === 'atomic' ? 'compound' : node.type,
      children: [...node.children, ...more],
    };
  });
  const byId = new Map([...nodes, ...removed].map((node) => [node.id, node]));
  const inOrder = (node: ChartNode): readonly ChartNode[] => [
    node,
    ...node.children.flatMap((id) => {
      const child = byId.get(id);
      return child ? inOrder(child) : [];
    }),
  ];
  const [root] = nodes;
  return {
    chart: { ...after, nodes: root ? inOrder(root) : [], edges: [...after.edges, ...removedEdges] },
    marks,
    removed: ids,
  };
}
