/** A machine as it is drawn and counted: every state, every transition with its guard, walked from the configuration itself. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** What makes a machine move. */
export type Trigger =
  | { readonly kind: 'event'; readonly type: string }
  /** A time that is over, by the name of its delay or in milliseconds. */
  | { readonly kind: 'after'; readonly delay: string }
  /** An actor that was invoked has its answer, or has failed. */
  | { readonly kind: 'done' | 'failed'; readonly actor: string }
  /** Every part of a state has come to its end. */
  | { readonly kind: 'finished'; readonly state: string }
  /** Nothing: at once, as soon as its guard holds. */
  | { readonly kind: 'always' };

export interface ChartNode {
  /** Unique in its machine: the path from the machine's id on. */
  readonly id: string;
  readonly key: string;
  readonly parent: string | null;
  readonly children: readonly string[];
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Whether its parent starts in it. */
  readonly isInitial: boolean;
  readonly description: string;
  readonly sections: readonly string[];
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly Invoke[];
}

export interface Invoke {
  readonly id: string;
  /** The name of the actor slot. */
  readonly actor: string;
}

export interface ChartEdge {
  /** `state on trigger #n`: the n-th branch for that trigger in that state, counted from 0. */
  readonly id: string;
  readonly source: string;
  /** Empty where the machine stays as it is and only acts. */
  readonly targets: readonly string[];
  readonly trigger: Trigger;
  /** The event's type as the machine hears it. */
  readonly eventType: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly description: string;
  /** Its own sections, or those of the nearest state around it that names some. */
  readonly sections: readonly string[];
}

export interface Chart {
  readonly id: string;
  readonly description: string;
  /** The machine itself first, each state before those within it. */
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = stateNodesOf(machine);
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    nodes: nodes.map(chartNodeOf),
    edges: nodes.flatMap((node) => transitionsOf(node).map(chartEdgeOf)),
  };
}

/** Every state node of a machine, the machine itself first. */
export function stateNodesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const nodes: AnyStateNode[] = [];
  const walk = (node: AnyStateNode) => {
    nodes.push(node);
    for (const child of Object.values<AnyStateNode>(node.states)) walk(child);
  };
  walk(machine.root);
  return nodes;
}

/** Every transition of a state: `on`, `after`, the ends of what is invoked, and `always`, each branch for itself. */
export function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? []].flat();
}

/** The name of a transition, the same in the chart, in a coverage table and in a failing test. */
export function edgeIdOf(transition: AnyTransitionDefinition): string {
  const place = branchesOf(transition).indexOf(transition);
  return `${transition.source.id} on ${labelOf(triggerOf(transition))} #${place}`;
}

/** A transition with all the others that its state has for the same trigger, in the order in which they are asked. */
export function branchesOf({
  source,
  eventType,
}: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  const node: AnyStateNode = source;
  return (eventType === '' ? node.always : node.transitions.get(eventType)) ?? [];
}

/** A trigger in a few words. */
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

/** The sections that a description names: `specification §4`, `contract §1`. */
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
  const parent: AnyStateNode | undefined = node.parent;
  return {
    id: node.id,
    key: node.key,
    parent: parent?.id ?? null,
    children: Object.values<AnyStateNode>(node.states).map(({ id }) => id),
    type: node.type,
    isInitial: parent?.type === 'compound' && parent.initial.target?.[0]?.id === node.id,
    description: node.description ?? '',
    sections: sectionsAround(node, node.description),
    tags: node.tags,
    entry: ownActions(node.entry),
    exit: ownActions(node.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, actor: nameOf(src) })),
  };
}

/** The actions of a state by name, without those by which XState itself starts and stops the time of a delay. */
function ownActions(actions: readonly unknown[]): readonly string[] {
  return actions.filter((action) => !isTimer(action)).map(nameOf);
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
    trigger: triggerOf(transition),
    eventType: transition.eventType,
    guard: transition.guard === undefined ? null : nameOf(transition.guard),
    actions: transition.actions.map(nameOf),
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

const TRIGGERS = {
  done: /^xstate\.done\.actor\.(.+)$/,
  failed: /^xstate\.error\.actor\.(.+)$/,
  finished: /^xstate\.done\.state\.(.+)$/,
  after: /^xstate\.after\.([^.]+)\./,
} as const;

function triggerOf({ eventType }: AnyTransitionDefinition): Trigger {
  const type = String(eventType);
  const named = (pattern: RegExp) => pattern.exec(type)?.[1];
  if (type === '') return { kind: 'always' };
  const delay = named(TRIGGERS.after);
  if (delay !== undefined) return { kind: 'after', delay };
  const state = named(TRIGGERS.finished);
  if (state !== undefined) return { kind: 'finished', state };
  for (const kind of ['done', 'failed'] as const) {
    const actor = named(TRIGGERS[kind]);
    if (actor !== undefined) return { kind, actor };
  }
  return { kind: 'event', type };
}

/** The name of a guard, an action or an actor, with values that are written into the configuration. */
function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'function')
    return 'type' in named ? String(named.type).replace('xstate.', '') : named.name;
  if (typeof named !== 'object' || named === null || !('type' in named)) return 'unnamed';
  const params = 'params' in named ? named.params : undefined;
  const values = typeof params === 'object' && params !== null ? Object.values(params).map(String) : [];
  const name = String(named.type).replace('xstate.', '');
  return values.length > 0 ? `${name}(${values.join(', ')})` : name;
}
