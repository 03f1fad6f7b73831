/** Where a machine may be, and where its transitions lead, by its configuration alone: no guard is asked, no context kept. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { edgeIdOf } from '../../chart/chart.ts';
import { domainOf, isWithin, targetsOf, withoutConflicts } from '../../chart/conflicts.ts';

/** Every state that is active at once, ancestors among them, in the order of the document. */
export type Configuration = readonly AnyStateNode[];

export function beginningOf(machine: AnyStateMachine): Configuration {
  return completed(new Set([machine.root]));
}

/** Configurations with the same key are the same. */
export function keyOf(configuration: Configuration): string {
  return configuration
    .filter(isLeaf)
    .map(({ id }) => id)
    .join(' ');
}

/** Whether the machine has come to its end: nothing is heard any more. */
export function isOver(configuration: Configuration): boolean {
  const [root] = configuration;
  return root !== undefined && isFinished(root, new Set(configuration));
}

/** The event types with a transition in the configuration; `''` for an eventless transition. */
export function receivedIn(configuration: Configuration): ReadonlySet<string> {
  const active = new Set(configuration);
  const types = configuration.flatMap((node) =>
    // That every part has ended is heard only where it has.
    [...node.transitions.keys()].filter(
      (type) => !type.startsWith('xstate.done.state.') || isFinished(node, active),
    ),
  );
  return new Set(types);
}

/** What the machine may do with an event (`''`: with none): each way in which the guards may answer, once. */
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

/** Where transitions that are taken together lead. */
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

/** The branches that may be taken: up to the first without a guard; null where all may reject. */
function choicesOf(
  branches: readonly AnyTransitionDefinition[],
): readonly (AnyTransitionDefinition | null)[] {
  const certain = branches.findIndex(({ guard }) => guard === undefined);
  return certain === -1 ? [...branches, null] : branches.slice(0, certain + 1);
}

/** Within before around: a state hears only what no state within it has taken. */
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

/** With the first state of each that is active without one, and every region of a parallel one. */
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
