/**
 * Removes conflicting transitions, as XState does. Parallel regions may each select a transition for one event. If both would
 * exit the same state, the one of the inner state wins, else the first. (XState's inspection reports the losing ones too.)
 */
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** `active`: every state that is active before the transitions are taken, including ancestors. */
export function withoutConflicts(
  active: readonly AnyStateNode[],
  transitions: readonly AnyTransitionDefinition[],
): readonly AnyTransitionDefinition[] {
  if (transitions.length < 2) return transitions;
  const left = new Set<AnyTransitionDefinition>();
  for (const transition of transitions) {
    const rivals = [...left].filter((other) => leaveTheSame(active, transition, other));
    if (!rivals.every((other) => isWithin(transition.source, other.source))) continue;
    for (const rival of rivals) left.delete(rival);
    left.add(transition);
  }
  return [...left];
}

/** The transition's domain: the innermost state that it does not exit. Null for a transition without a target. */
function domainOf(transition: AnyTransitionDefinition): AnyStateNode | null {
  const source: AnyStateNode = transition.source;
  const targets = targetsOf(transition);
  if (targets.length === 0) return null;
  if (!transition.reenter && targets.every((target) => target === source || isWithin(target, source))) {
    return source;
  }
  for (let node = source.parent; node; node = node.parent) {
    const around = node;
    if (targets.every((target) => isWithin(target, around))) return around;
  }
  return source.machine.root;
}

function targetsOf(transition: AnyTransitionDefinition): readonly AnyStateNode[] {
  return transition.target ?? [];
}

export function isWithin(node: AnyStateNode, around: AnyStateNode): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) if (parent === around) return true;
  return false;
}

function leaveTheSame(
  active: readonly AnyStateNode[],
  one: AnyTransitionDefinition,
  other: AnyTransitionDefinition,
): boolean {
  const [first, second] = [domainOf(one), domainOf(other)];
  if (!first || !second) return false;
  return active.some((node) => isWithin(node, first) && isWithin(node, second));
}
