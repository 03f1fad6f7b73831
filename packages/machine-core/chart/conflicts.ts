/**
 * Removes conflicting transitions, as XState does. Parallel regions may each select a transition for one event. If both would
 * exit the same state, the one of the inner state wins, else the first. (XState's inspection reports the losing ones too.)
 */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { defaultsOf } from './nodes.ts';

/** `before`: the snapshot before the transitions are taken. */
export function withoutConflicts(
  before: AnyMachineSnapshot,
  transitions: readonly AnyTransitionDefinition[],
): readonly AnyTransitionDefinition[] {
  if (transitions.length < 2) return transitions;
  const left = new Map<AnyTransitionDefinition, ReadonlySet<AnyStateNode>>();
  for (const transition of transitions) {
    const exited = exitSetOf(before, transition);
    const rivals = [...left]
      .filter(([, others]) => [...exited].some((node) => others.has(node)))
      .map(([rival]) => rival);
    if (!rivals.every((rival) => isInside(transition.source, rival.source))) continue;
    for (const rival of rivals) left.delete(rival);
    left.set(transition, exited);
  }
  return [...left.keys()];
}

export function isInside(node: AnyStateNode, around: AnyStateNode | undefined): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) if (parent === around) return true;
  return false;
}

function exitSetOf(
  before: AnyMachineSnapshot,
  transition: AnyTransitionDefinition,
): ReadonlySet<AnyStateNode> {
  if (!transition.target?.length) return new Set();
  const domain = domainOf(before, transition);
  const active: readonly AnyStateNode[] = before._nodes;
  return new Set(active.filter((node) => (domain ? isInside(node, domain) : node.parent !== undefined)));
}

/** The innermost state that a transition does not exit; none if it enters the root again. */
function domainOf(before: AnyMachineSnapshot, { source, target, reenter }: AnyTransitionDefinition) {
  const from: AnyStateNode = source;
  const targets = (target ?? []).flatMap((node: AnyStateNode) => recalled(before, node));
  if (!reenter && targets.every((node) => node === from || isInside(node, from))) return from;
  const [first, ...others] = [...targets, from];
  for (let around = first?.parent; around; around = around.parent) {
    if (others.every((node) => isInside(node, around))) return around;
  }
  return reenter ? undefined : from.machine.root;
}

/** Where a target leads: a history state leads to what it recalls. */
function recalled(before: AnyMachineSnapshot, node: AnyStateNode): readonly AnyStateNode[] {
  if (node.type !== 'history') return [node];
  const remembered: readonly AnyStateNode[] | undefined = before.historyValue[node.id];
  return remembered ?? defaultsOf(node).flatMap((one) => recalled(before, one));
}
