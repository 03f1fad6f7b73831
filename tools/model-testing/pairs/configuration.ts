/**
 * Static analysis of a machine: which states can be active together, and where transitions lead. It evaluates no guards and has
 * no context.
 */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { edgeIdOf } from '../../chart/chart.ts';
import { domainOf, isWithin, targetsOf, withoutConflicts } from '../../chart/conflicts.ts';

/** All states that are active together, including ancestors, in document order. */
export type Configuration = readonly AnyStateNode[];

export function beginningOf(machine: AnyStateMachine): Configuration {
  return completed(new Set([machine.root]));
}

/** Equal keys mean equal configurations. */
export function keyOf(configuration: Configuration): string {
  return configuration
    .filter(isLeaf)
    .map(({ id }) => id)
    .join(' ');
}

/** Whether the machine is done and handles no more events. */
export function isOver(configuration: Configuration): boolean {
  const [root] = configuration;
  return root !== undefined && isFinished(root, new Set(configuration));
}

/** The event types with a transition in the configuration; `''` for an eventless transition. */
export function receivedIn(configuration: Configuration): ReadonlySet<string> {
  const active = new Set(configuration);
  const types = configuration.flatMap((node) =>
    // A done event of a state can occur only while the state is done.
    [...node.transitions.keys()].filter(
      (type) => !type.startsWith('xstate.done.state.') || isFinished(node, active),
    ),
  );
  return new Set(types);
}

/** Returns the distinct sets of transitions that an event can select (`''`: eventless transitions), over all guard results. */
export function selectionsOf(
  configuration: Configuration,
  eventType: string,
): readonly (readonly AnyTransitionDefinition[])[] {
  const listeners = configuration.filter((node) => branchesOf(node, eventType).length > 0);
  let answers: readonly ReadonlyMap<AnyStateNode, AnyTransitionDefinition | null>[] = [new Map()];
  for (const node of listeners) {
    const choices = choicesOf(branchesOf(node, eventType));
    answers = answers.flatMap((answer) => choices.map((choice) => new Map([...answer, [node, choice]])));
  }
  const selections = answers.map((answer) => selected(configuration, answer));
  const byName = selections.map((selection) => [selection.map(edgeIdOf).join(' '), selection] as const);
  return [...new Map(byName).values()];
}

/** Returns the configuration after transitions that are taken together. */
export function after(
  configuration: Configuration,
  transitions: readonly AnyTransitionDefinition[],
): Configuration {
  const active = new Set(configuration);
  for (const transition of transitions) {
    const domain = domainOf(transition);
    if (domain) for (const node of configuration) if (isWithin(node, domain)) active.delete(node);
  }
  for (const target of transitions.flatMap(targetsOf)) enter(target, active);
  return completed(active);
}

/** Returns the branches that can be taken: up to the first without a guard, plus null if all guards may be false. */
function choicesOf(
  branches: readonly AnyTransitionDefinition[],
): readonly (AnyTransitionDefinition | null)[] {
  const certain = branches.findIndex(({ guard }) => guard === undefined);
  return certain === -1 ? [...branches, null] : branches.slice(0, certain + 1);
}

/** Selects as XState does: a state handles an event only if none of its active descendants has handled it. */
function selected(
  configuration: Configuration,
  answer: ReadonlyMap<AnyStateNode, AnyTransitionDefinition | null>,
): readonly AnyTransitionDefinition[] {
  const chosen = new Set<AnyTransitionDefinition>();
  for (const leaf of configuration.filter(isLeaf)) {
    for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
      const transition = answer.get(node);
      if (transition) {
        chosen.add(transition);
        break;
      }
    }
  }
  return withoutConflicts(configuration, [...chosen]);
}

function enter(target: AnyStateNode, active: Set<AnyStateNode>): void {
  for (let node: AnyStateNode | undefined = target; node; node = node.parent) active.add(node);
}

/** Adds the initial states of compound states without an active child, and all regions of parallel states. */
function completed(active: Set<AnyStateNode>): Configuration {
  for (const node of active) {
    const children: readonly AnyStateNode[] = Object.values(node.states);
    if (node.type === 'parallel') for (const child of children) active.add(child);
    if (node.type === 'compound' && !children.some((child) => active.has(child))) {
      for (const target of node.initial.target ?? []) enter(target, active);
    }
  }
  return [...active].toSorted((a, b) => a.order - b.order);
}

function isFinished(node: AnyStateNode, active: ReadonlySet<AnyStateNode>): boolean {
  const children: readonly AnyStateNode[] = Object.values(node.states);
  if (node.type === 'compound') return children.some((child) => child.type === 'final' && active.has(child));
  return node.type === 'parallel' && children.every((child) => isFinished(child, active));
}

function branchesOf(node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] {
  return (eventType === '' ? node.always : node.transitions.get(eventType)) ?? [];
}

function isLeaf(node: AnyStateNode): boolean {
  return Object.keys(node.states).length === 0;
}
