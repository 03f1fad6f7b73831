/** A plain-data description of a machine, for diagrams and coverage: its states and transitions, read from the configuration. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionName, guardName, invokedNames, invokeNames } from './names.ts';
import { defaultsOf, stateNodesOf } from './nodes.ts';

/** The kind of event that selects a transition. */
export type Trigger =
  /** `type` is that of the event, or a wildcard; `route` leads to a state by its id (`xstate.route`). */
  | { readonly kind: 'event'; readonly type: string }
  /** A delayed transition; `delay` is the name of the delay or its milliseconds. `length` is null for a computed delay. */
  | { readonly kind: 'after'; readonly delay: string; readonly length: number | null }
  /** A child actor has resolved, failed or has a new snapshot: `actor` is its name, or `*` for every child. */
  | { readonly kind: 'done' | 'failed' | 'snapshot'; readonly actor: string }
  /** The state is done: it, or each of its regions, has reached a final state. */
  | { readonly kind: 'finished'; readonly state: string }
  /** An eventless transition: taken as soon as its guard holds. */
  | { readonly kind: 'always' };

export interface ChartNode {
  /** Unique in its machine: the path of state keys, which begins with the machine's id, or the id that its configuration gives. */
  readonly id: string;
  readonly key: string;
  readonly parent: string | null;
  readonly children: readonly string[];
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** What a history state recalls: the child that was active, or all descendants. Null for any other state. */
  readonly history: 'shallow' | 'deep' | null;
  /** Where a history state leads while there is nothing to recall; empty for any other state. */
  readonly defaults: readonly string[];
  /** Whether the state, when it is final, or the machine gives an output. */
  readonly hasOutput: boolean;
  /** Whether the state is the initial state of its parent. */
  readonly isInitial: boolean;
  readonly description: string;
  readonly sections: readonly string[];
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly Invoke[];
}

export interface Invoke {
  /** Its id in the configuration; without one, the name of its logic, with a number for a second one of the state. */
  readonly id: string;
  /** The name of the invoked actor logic in `setup({ actors })`; for logic given inline, the name of what it runs, or its kind. */
  readonly actor: string;
}

export interface ChartEdge {
  /** `state on trigger #n`: the n-th branch for that trigger in that state, counted from 0. */
  readonly id: string;
  readonly source: string;
  /** Empty for a transition without a target, which only runs actions. */
  readonly targets: readonly string[];
  /** Whether the source is left and entered again even if the target is the source itself or inside it. */
  readonly reenter: boolean;
  readonly trigger: Trigger;
  /** Whether the transition only keeps the states around its source from handling the event. */
  readonly isForbidden: boolean;
  /** The event descriptor that XState uses, such as `xstate.done.actor.<id>` or `news.*`. */
  readonly eventType: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly description: string;
  /** The sections that `description` names, else those of the nearest enclosing state that names any. */
  readonly sections: readonly string[];
}

export interface Chart {
  readonly id: string;
  readonly description: string;
  /** What must hold, in words, by the name of a guard or by `not` and the name: `meta.guards` of the machine. */
  readonly guards: Readonly<Record<string, string>>;
  /** The root first, then each state before its child states. */
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = stateNodesOf(machine);
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    guards: guardWordsOf(machine),
    nodes: nodes.map(chartNodeOf),
    edges: nodes.flatMap((node) => transitionsOf(node).map(chartEdgeOf)),
  };
}

/** Whatever else a machine keeps in its `meta.guards` is no text. */
function guardWordsOf({ root }: AnyStateMachine): Chart['guards'] {
  const { guards = {} }: { readonly guards?: object } = root.meta ?? {};
  return Object.fromEntries(Object.entries(guards).filter(([, words]) => typeof words === 'string'));
}

/** Returns every transition of a state (`on`, `after`, `always`, `onDone` and `onError`), one entry for each guarded branch. */
export function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? []].flat();
}

/** The id of a transition, used by the chart, the coverage tables and the messages of failing tests. */
export function edgeIdOf(transition: AnyTransitionDefinition): string {
  const place = branchesOf(transition).indexOf(transition);
  return `${transition.source.id} on ${labelOf(triggerOf(transition))} #${place}`;
}

/** Returns the transition and its siblings (same state, same trigger) in the order in which their guards are evaluated. */
export function branchesOf({
  source,
  eventType,
}: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  const node: AnyStateNode = source;
  return (eventType === '' ? node.always : node.transitions.get(eventType)) ?? [];
}

/** A short label of a trigger. */
export function labelOf(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.type;
    case 'after':
      return `after ${trigger.delay}`;
    case 'finished':
      return `finished ${trigger.state}`;
    case 'always':
      return 'always';
    default:
      return `${trigger.kind} ${trigger.actor}`;
  }
}

/** Returns the sections that a description names: `specification §4`, `contract §1`. */
export function sectionsIn(description: string): readonly string[] {
  const sections: string[] = [];
  for (const [, book = '', numbers = ''] of description.matchAll(
    /(specification|contract) ((?:§\d+(?:,? and |, )?)+)/g,
  )) {
    for (const [number] of numbers.matchAll(/§\d+/g)) sections.push(`${book} ${number}`);
  }
  return [...new Set(sections)];
}

function chartNodeOf(node: AnyStateNode): ChartNode {
  const actors = invokedNames(node);
  const parent: AnyStateNode | undefined = node.parent;
  return {
    id: node.id,
    key: node.key,
    parent: parent?.id ?? null,
    children: Object.values<AnyStateNode>(node.states).map(({ id }) => id),
    type: node.type,
    history: node.type === 'history' ? node.history || 'shallow' : null,
    defaults: node.type === 'history' ? defaultsOf(node).map(({ id }) => id) : [],
    hasOutput: node.output !== undefined,
    isInitial: parent?.type === 'compound' && parent.initial.target?.[0] === node,
    description: node.description ?? '',
    sections: sectionsAround(node, node.description),
    tags: node.tags,
    entry: ownActions(node.entry),
    exit: ownActions(node.exit),
    invokes: invokeNames(node).map((id, index) => ({ id, actor: actors[index] ?? id })),
  };
}

/** Names of a state's entry or exit actions, without those that XState adds to start and cancel the timers of delays. */
function ownActions(actions: readonly unknown[]): readonly string[] {
  return actions.filter((action) => !isTimer(action)).map(actionName);
}

function isTimer(action: unknown): boolean {
  if (typeof action !== 'function') return false;
  const timers = ['id' in action && action.id, 'sendId' in action && action.sendId];
  return timers.some((id) => String(id).startsWith('xstate.after.'));
}

function chartEdgeOf(transition: AnyTransitionDefinition): ChartEdge {
  const source: AnyStateNode = transition.source;
  const targets: readonly AnyStateNode[] = transition.target ?? [];
  return {
    id: edgeIdOf(transition),
    source: source.id,
    targets: targets.map(({ id }) => id),
    reenter: transition.reenter,
    trigger: triggerOf(transition),
    isForbidden: targets.length === 0 && transition.actions.length === 0 && !transition.reenter,
    eventType: transition.eventType,
    guard: transition.guard === undefined ? null : guardName(transition.guard),
    actions: transition.actions.map(actionName),
    description: transition.description ?? '',
    sections: sectionsAround(source, transition.description),
  };
}

function sectionsAround(node: AnyStateNode, description: string | undefined): readonly string[] {
  const own = sectionsIn(description ?? '');
  if (own.length > 0) return own;
  for (let around: AnyStateNode | undefined = node; around; around = around.parent) {
    const sections = sectionsIn(around.description ?? '');
    if (sections.length > 0) return sections;
  }
  return [];
}

const ACTOR_EVENTS = [
  ['done', 'xstate.done.actor.'],
  ['failed', 'xstate.error.actor.'],
  ['snapshot', 'xstate.snapshot.'],
] as const;
const STATE_DONE = 'xstate.done.state.';

function triggerOf(transition: AnyTransitionDefinition): Trigger {
  const node: AnyStateNode = transition.source;
  const type = String(transition.eventType);
  if (type === '') return { kind: 'always' };
  if (type === 'xstate.done.*') return { kind: 'done', actor: '*' };
  if (type === 'xstate.error.*') return { kind: 'failed', actor: '*' };
  if ('delay' in transition && type.startsWith('xstate.after.')) {
    const delay = String(transition.delay);
    return { kind: 'after', delay, length: lengthOf(node, delay) };
  }
  if (type.startsWith(STATE_DONE)) return { kind: 'finished', state: type.slice(STATE_DONE.length) };
  for (const [kind, prefix] of ACTOR_EVENTS) {
    if (!type.startsWith(prefix)) continue;
    const id = type.slice(prefix.length);
    const index = node.invoke.findIndex((invoke) => invoke.id === id);
    return { kind, actor: invokeNames(node)[index] ?? id };
  }
  return { kind: 'event', type: type === 'xstate.route' ? 'route' : type };
}

/** The milliseconds of a constant delay. */
function lengthOf({ machine }: AnyStateNode, delay: string): number | null {
  const delays: Readonly<Record<string, unknown>> = machine.implementations.delays;
  const length = delays[delay] ?? Number(delay);
  return typeof length === 'number' && length >= 0 ? length : null;
}
