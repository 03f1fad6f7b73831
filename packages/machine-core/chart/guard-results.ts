/** Evaluates the guards of an event, to explain why its transitions were taken or not. */
import {
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  getNextTransitions,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { edgeIdOf } from './chart.ts';
import { withoutConflicts } from './conflicts.ts';
import { matches } from './event-descriptor.ts';

/** The guard result of one branch. */
export interface Verdict {
  readonly edge: string;
  /** Whether the branch's guard is true; always true for a branch without a guard. */
  readonly holds: boolean;
  /** False if XState never evaluates the branch: an earlier one was taken or threw, or a descendant state has handled the event. */
  readonly isAsked: boolean;
  /** Present if the branch holds and is not taken, because that of another region would leave the same state. */
  readonly isPreempted?: true;
  /** The message with which the guard throws. XState then stops the machine. */
  readonly error?: string;
}

/** Returns every branch that the active states have for an event, in the order in which XState evaluates them. */
export function verdictsOn(snapshot: AnyMachineSnapshot, event: EventObject): readonly Verdict[] {
  const branches = new Map<AnyStateNode, AnyTransitionDefinition[]>();
  for (const branch of getNextTransitions(snapshot)) {
    if (!matches(branch.eventType, event.type)) continue;
    branches.set(branch.source, [...(branches.get(branch.source) ?? []), branch]);
  }
  if (branches.size === 0) return [];
  const verdicts: Verdict[] = [];
  const taken = new Map<string, AnyTransitionDefinition>();
  let hasThrown = false;
  /** Inner states come first: a state handles an event only if none of its active descendants has handled it. */
  const judge = (node: AnyStateNode): boolean => {
    let isSettled = false;
    for (const child of Object.values<AnyStateNode>(node.states)) if (judge(child)) isSettled = true;
    for (const branch of bySpecificity(branches.get(node) ?? [], event.type)) {
      const isAsked = !isSettled && !hasThrown;
      const result = resultOf(branch, snapshot, event);
      const edge = edgeIdOf(branch);
      verdicts.push({ edge, isAsked, ...result });
      if (!isAsked) continue;
      if (result.error !== undefined) hasThrown = true;
      if (!result.holds) continue;
      isSettled = true;
      taken.set(edge, branch);
    }
    return isSettled;
  };
  judge(snapshot.machine.root);
  const left = new Set(withoutConflicts(snapshot, [...taken.values()]));
  return verdicts.map((verdict) => {
    const branch = verdict.isAsked ? taken.get(verdict.edge) : undefined;
    return branch && !left.has(branch) ? { ...verdict, isPreempted: true } : verdict;
  });
}

/** In a state, the most specific descriptor comes first. */
function bySpecificity(
  branches: readonly AnyTransitionDefinition[],
  type: string,
): readonly AnyTransitionDefinition[] {
  const specificity = ({ eventType }: AnyTransitionDefinition) =>
    eventType === type ? Number.MAX_SAFE_INTEGER : eventType.length;
  return branches.toSorted((one, other) => specificity(other) - specificity(one));
}

function resultOf(
  { guard }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): Pick<Verdict, 'holds' | 'error'> {
  try {
    return { holds: guard === undefined || Boolean(evaluateGuard(guard, snapshot.context, event, snapshot)) };
  } catch (error) {
    return { holds: false, error: error instanceof Error ? error.message : String(error) };
  }
}
