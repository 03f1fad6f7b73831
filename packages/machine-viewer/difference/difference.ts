/** What differs between two versions of a machine, read from their charts. */
import { type Chart, type ChartEdge, type ChartNode } from '../../machine-core/index.ts';
import { triggerLabels } from '../diagram/text/transition-label.ts';
import { durationOf } from '../panel/duration.ts';
import { mappingOf, pathsOf, triggerKeyOf } from './renamed-states.ts';

/** A property that differs, as text. `name`: the state was renamed. `order`: when the branch is asked, among those of its trigger. */
export interface Field {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export type Change<Item> =
  | { readonly kind: 'added'; readonly after: Item }
  | { readonly kind: 'removed'; readonly before: Item }
  | {
      readonly kind: 'changed';
      readonly before: Item;
      readonly after: Item;
      readonly fields: readonly Field[];
    };

export interface Difference {
  readonly before: Chart;
  readonly after: Chart;
  /** The states that are in both versions: the id after by the id before. */
  readonly kept: ReadonlyMap<string, string>;
  /** The machine itself is the state that is its root. */
  readonly states: readonly Change<ChartNode>[];
  readonly transitions: readonly Change<ChartEdge>[];
}

/**
 * Compares two versions of a machine. States are matched by their path of keys, so that neither another id of the machine nor a custom
 * id of a state matters; a state under another key is told as renamed only if nothing else of it differs and no other state could be
 * meant. Transitions are matched by state, trigger, guard and target. The code of guards and actions is not compared: a chart has
 * their names.
 */
export function differenceOf(before: Chart, after: Chart): Difference {
  const kept = mappingOf(before, after);
  return {
    before,
    after,
    kept,
    states: statesOf(before, after, kept),
    transitions: edgesOf(before, after, kept),
  };
}

export function isEmpty({ states, transitions }: Difference): boolean {
  return states.length === 0 && transitions.length === 0;
}

type Kept = ReadonlyMap<string, string>;

/** Properties that follow from others. */
const DERIVED = new Set([
  'id',
  'key',
  'parent',
  'children',
  'source',
  'sections',
  'trigger',
  'eventType',
  'targets',
]);

function statesOf(before: Chart, after: Chart, kept: Kept): readonly Change<ChartNode>[] {
  const images = new Set(kept.values());
  const later = new Map(after.nodes.map((node) => [node.id, node]));
  return [
    ...after.nodes.flatMap((node): Change<ChartNode>[] =>
      images.has(node.id) ? [] : [{ kind: 'added', after: node }],
    ),
    ...before.nodes.flatMap((node): Change<ChartNode>[] => {
      const now = later.get(kept.get(node.id) ?? '');
      if (!now) return [{ kind: 'removed', before: node }];
      const renamed = node.key === now.key ? [] : [{ name: 'name', before: node.key, after: now.key }];
      const fields = [...renamed, ...fieldsOf(node, now)];
      return fields.length === 0 ? [] : [{ kind: 'changed', before: node, after: now, fields }];
    }),
  ];
}

function edgesOf(before: Chart, after: Chart, kept: Kept): readonly Change<ChartEdge>[] {
  const groups = grouped(after.edges, (edge) => groupOf(edge, edge.source));
  const changes: Change<ChartEdge>[] = [];
  for (const [name, earlier] of grouped(before.edges, (edge) =>
    groupOf(edge, kept.get(edge.source) ?? null),
  )) {
    const pairs = paired(earlier, groups.get(name) ?? [], kept);
    const moved = movedOf(pairs);
    for (const [one, other] of pairs) {
      const fields = [
        ...fieldsOf(one, other),
        ...targetField(before, after, one, other, kept),
        ...delayField(one, other),
        ...(moved.has(one)
          ? [{ name: 'order', before: placeOf(one, earlier), after: placeOf(other, groups.get(name)) }]
          : []),
      ];
      if (fields.length > 0) changes.push({ kind: 'changed', before: one, after: other, fields });
    }
    const met = new Set(pairs.flat());
    changes.push(
      ...earlier.filter((edge) => !met.has(edge)).map((edge) => ({ kind: 'removed', before: edge }) as const),
    );
    groups.set(
      name,
      (groups.get(name) ?? []).filter((edge) => !met.has(edge)),
    );
  }
  const added = [...groups.values()].flat().map((edge) => ({ kind: 'added', after: edge }) as const);
  return withRenamedEvents([...added, ...changes], kept);
}

type Renaming = readonly [before: ChartEdge, after: ChartEdge];

/**
 * Tells a removed and an added transition as one whose event has another name, if they differ in nothing else and no other one could
 * be meant: first where only a prefix has changed, `order.paid` and `news.order.paid`, then where the whole name has.
 */
function withRenamedEvents(changes: readonly Change<ChartEdge>[], kept: Kept): readonly Change<ChartEdge>[] {
  const likenessOf = (edge: ChartEdge, isBefore: boolean) => {
    const place = (id: string) => (isBefore ? (kept.get(id) ?? `gone ${id}`) : id);
    const isElse = !edge.id.endsWith(' #0');
    return JSON.stringify([place(edge.source), edge.guard, edge.targets.map(place), edge.actions, isElse]);
  };
  const isEvent = ({ trigger }: ChartEdge) => trigger.kind === 'event';
  const gone = new Set(
    changes.flatMap((one) => (one.kind === 'removed' && isEvent(one.before) ? [one.before] : [])),
  );
  const fresh = new Set(
    changes.flatMap((one) => (one.kind === 'added' && isEvent(one.after) ? [one.after] : [])),
  );
  const isAlike = (one: ChartEdge, other: ChartEdge) => likenessOf(one, true) === likenessOf(other, false);
  const renamings: Renaming[] = [];
  for (const fits of [
    (one: ChartEdge, other: ChartEdge) => isAlike(one, other) && isPrefixed(one, other),
    isAlike,
  ]) {
    const certain = [...gone].flatMap((one): Renaming[] => {
      const [other, ...others] = [...fresh].filter((edge) => fits(one, edge));
      const isCertain =
        other && others.length === 0 && [...gone].filter((edge) => fits(edge, other)).length === 1;
      return isCertain ? [[one, other]] : [];
    });
    renamings.push(...certain);
    for (const [one, other] of certain) {
      gone.delete(one);
      fresh.delete(other);
    }
  }
  const met = new Set(renamings.flat());
  return [
    ...changes.filter((one) => !met.has(one.kind === 'removed' ? one.before : one.after)),
    ...renamings.map(([one, other]) => {
      const event = { name: 'event', before: triggerNameOf(one), after: triggerNameOf(other) };
      return {
        kind: 'changed',
        before: one,
        after: other,
        fields: [event, ...fieldsOf(one, other)],
      } as const;
    }),
  ];
}

/** Whether one name of an event is the other one with a prefix. */
function isPrefixed({ eventType: one }: ChartEdge, { eventType: other }: ChartEdge): boolean {
  return one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}

function grouped(edges: readonly ChartEdge[], nameOf: (edge: ChartEdge) => string) {
  const groups = new Map<string, readonly ChartEdge[]>();
  for (const edge of edges) groups.set(nameOf(edge), [...(groups.get(nameOf(edge)) ?? []), edge]);
  return groups;
}

/** What identifies the branches of a trigger in a state of the later version. */
function groupOf(edge: ChartEdge, source: string | null): string {
  return source === null ? `gone ${edge.source}` : `kept ${source} on ${triggerKeyOf(edge)}`;
}

type Pair = readonly [before: ChartEdge, after: ChartEdge];

/** Pairs the branches that are equal, then those with the same guard, then those with the same targets and actions. */
function paired(before: readonly ChartEdge[], after: readonly ChartEdge[], kept: Kept): readonly Pair[] {
  const targets = (edge: ChartEdge, isBefore: boolean) =>
    edge.targets.map((id) => (isBefore ? (kept.get(id) ?? `gone ${id}`) : id));
  const likeness = [
    (edge: ChartEdge, isBefore: boolean) => [
      edge.guard,
      targets(edge, isBefore),
      edge.actions,
      edge.description,
    ],
    (edge: ChartEdge, isBefore: boolean) => [edge.guard, targets(edge, isBefore)],
    (edge: ChartEdge) => [edge.guard],
    (edge: ChartEdge, isBefore: boolean) => [targets(edge, isBefore), edge.actions],
  ];
  const [left, right] = [new Set(before), new Set(after)];
  const pairs: Pair[] = [];
  for (const like of likeness) {
    for (const one of left) {
      const wanted = JSON.stringify(like(one, true));
      const other = [...right].find((edge) => JSON.stringify(like(edge, false)) === wanted);
      if (!other) continue;
      pairs.push([one, other]);
      left.delete(one);
      right.delete(other);
    }
  }
  return pairs.toSorted(([one], [other]) => before.indexOf(one) - before.indexOf(other));
}

/** The branches that stand at another place among those that stayed: all but a longest row in the same order. */
function movedOf(pairs: readonly Pair[]): ReadonlySet<ChartEdge> {
  const places = pairs.map(([, { id }]) => Number(id.slice(id.lastIndexOf('#') + 1)));
  const rows: (readonly number[])[] = [];
  for (const [index, place] of places.entries()) {
    const before = rows.filter((row) => (places[row.at(-1) ?? 0] ?? 0) < place);
    const longest = before.reduce<readonly number[]>((one, row) => (row.length > one.length ? row : one), []);
    rows.push([...longest, index]);
  }
  const stays = new Set(
    rows.reduce<readonly number[]>((one, row) => (row.length > one.length ? row : one), []),
  );
  return new Set(pairs.flatMap(([edge], index) => (stays.has(index) ? [] : [edge])));
}

function placeOf(edge: ChartEdge, branches: readonly ChartEdge[] = []): string {
  return `${branches.indexOf(edge) + 1}/${branches.length}`;
}

function targetField(
  before: Chart,
  after: Chart,
  one: ChartEdge,
  other: ChartEdge,
  kept: Kept,
): readonly Field[] {
  const isSame = JSON.stringify(one.targets.map((id) => kept.get(id))) === JSON.stringify(other.targets);
  if (isSame) return [];
  const named = (chart: Chart, { targets }: ChartEdge) => {
    const paths = pathsOf(chart);
    return targets.length === 0 ? 'no state' : targets.map((id) => paths.get(id)?.join('.') ?? id).join(', ');
  };
  return [{ name: 'target', before: named(before, one), after: named(after, other) }];
}

function delayField({ trigger: one }: ChartEdge, { trigger: other }: ChartEdge): readonly Field[] {
  if (one.kind !== 'after' || other.kind !== 'after' || one.length === other.length) return [];
  const said = (length: number | null) => (length === null ? 'computed' : durationOf(length));
  return [{ name: 'delay', before: said(one.length), after: said(other.length) }];
}

function fieldsOf(before: ChartNode | ChartEdge, after: ChartNode | ChartEdge): readonly Field[] {
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((name) => {
    if (DERIVED.has(name)) return [];
    const [was, is] = [one.get(name), other.get(name)];
    return JSON.stringify(was) === JSON.stringify(is)
      ? []
      : [{ name, before: textOf(was), after: textOf(is) }];
  });
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(textOf).join(', ');
  if (typeof value !== 'object') return String(value);
  if ('actor' in value && 'id' in value)
    return value.id === value.actor ? String(value.id) : `${String(value.id)} (${String(value.actor)})`;
  return JSON.stringify(value);
}

/** How a transition is called in a sentence, without its state: `order.cancel`. */
export function triggerNameOf({ trigger }: ChartEdge): string {
  if (trigger.kind === 'finished') return 'finished';
  const { keyword, name } = triggerLabels(trigger);
  return keyword === null ? name : `${keyword} ${name}`;
}
