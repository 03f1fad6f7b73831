/** Which states of two versions of a machine are the same one. */
import { type Chart, type ChartEdge, type ChartNode, labelOf } from '../../machine-core/index.ts';

/** The keys from the machine, which is not among them, to each state; by the state's id. */
export function pathsOf({ nodes }: Chart): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>();
  for (const { id, parent, key } of nodes)
    paths.set(id, parent === null ? [] : [...(paths.get(parent) ?? []), key]);
  return paths;
}

/** What identifies a trigger in its state. */
export function triggerKeyOf({ trigger }: ChartEdge): string {
  // That of a finished state names the state itself.
  return trigger.kind === 'finished' ? 'finished' : `${trigger.kind} ${labelOf(trigger)}`;
}

/** The id after of each state that is in both versions, by its id before. */
export function mappingOf(before: Chart, after: Chart): ReadonlyMap<string, string> {
  const [earlier, later] = [pathsOf(before), pathsOf(after)];
  const named = (path: readonly string[] | undefined) => JSON.stringify(path);
  const ids = new Map([...later].map(([id, path]) => [named(path), id]));
  const kept = new Map<string, string>();
  for (const [id, path] of earlier) {
    const same = ids.get(named(path));
    if (same !== undefined) kept.set(id, same);
  }
  const images = new Set(kept.values());
  const gone = before.nodes.filter(({ id, parent }) => !kept.has(id) && parent !== null && kept.has(parent));
  const fresh = after.nodes.filter(
    ({ id, parent }) => !images.has(id) && parent !== null && images.has(parent),
  );
  const [leaving, coming] = [
    gone.map((node) => ({ node, likeness: likenessOf(before, node, (id) => kept.get(id)) })),
    fresh.map((node) => ({
      node,
      likeness: likenessOf(after, node, (id) => (images.has(id) ? id : undefined)),
    })),
  ];
  for (const { node, likeness } of leaving) {
    const isOther = (one: { readonly likeness: string | null }) => one.likeness === likeness;
    const [found, ...others] = coming.filter(isOther);
    // Nothing distinguishes the state, or several states could be meant.
    if (likeness === null || !found || others.length > 0 || leaving.filter(isOther).length > 1) continue;
    const [old, now] = [insideOf(before, node), insideOf(after, found.node)];
    for (const [index, one] of old.entries()) kept.set(one.id, now[index]?.id ?? '');
  }
  return kept;
}

/** A state and those inside it, in the order of the chart. */
function insideOf({ nodes }: Chart, root: ChartNode): readonly ChartNode[] {
  const ids = new Set([root.id]);
  return nodes.filter(({ id, parent }) => {
    if (parent !== null && ids.has(parent)) ids.add(id);
    return ids.has(id);
  });
}

/**
 * Everything of a state but its key, as text: equal for a state that was only renamed. Null if it has neither a description nor a
 * transition. `same`: the id in the later version of a state outside.
 */
function likenessOf(chart: Chart, root: ChartNode, same: (id: string) => string | undefined): string | null {
  const inside = insideOf(chart, root);
  const place = new Map(inside.map(({ id }, index) => [id, `inside ${index}`]));
  const nameOf = (id: string) => place.get(id) ?? same(id) ?? 'gone';
  const said = ({ guard, actions, targets, description, source, ...edge }: ChartEdge) => [
    nameOf(source),
    triggerKeyOf({ guard, actions, targets, description, source, ...edge }),
    guard,
    actions,
    targets.map(nameOf),
    description,
  ];
  const touching = chart.edges.filter(({ source, targets }) =>
    [source, ...targets].some((id) => place.has(id)),
  );
  if (root.description === '' && touching.length === 0) return null;
  return JSON.stringify([
    same(root.parent ?? ''),
    inside.map(({ id: _, key, parent: __, children, sections: ___, ...node }) => ({
      ...node,
      // The key of the renamed state itself is not compared.
      key: node === root || place.get(_) === 'inside 0' ? null : key,
      children: children.length,
    })),
    // The branches of a trigger stay in their order; states may be listed in any.
    touching
      .map(said)
      .toSorted((one, other) => String(one.slice(0, 2)).localeCompare(String(other.slice(0, 2)))),
  ]);
}
