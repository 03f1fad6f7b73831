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
import { isWithin } from './conflicts.ts';
import { matches } from './event-descriptor.ts';

/** The guard result of one branch. */
export interface Verdict {
  readonly edge: string;
  /** Whether the branch's guard is true; always true for a branch without a guard. */
  readonly holds: boolean;
  /** False if XState never evaluates the branch: an earlier one was taken, or a descendant state has handled the event. */
  readonly isAsked: boolean;
  /** The message with which the guard throws. XState then stops the machine. */
  readonly error?: string;
}

/** Returns every branch that the active states have for an event, in the order in which XState evaluates them. */
export function verdictsOn(snapshot: AnyMachineSnapshot, event: EventObject): readonly Verdict[] {
  const settled: AnyStateNode[] = [];
  const verdicts: Verdict[] = [];
  for (const branch of branchesFor(snapshot, event.type)) {
    const source: AnyStateNode = branch.source;
    const isAsked = !settled.some((node) => node === source || isWithin(node, source));
    const result = resultOf(branch, snapshot, event);
    verdicts.push({ edge: edgeIdOf(branch), isAsked, ...result });
    if (isAsked && (result.holds || result.error !== undefined)) settled.push(source);
  }
  return verdicts;
}

/**
 * Inner states come first: a state handles an event only if none of its active descendants has handled it. In a state, the most
 * specific descriptor comes first.
 */
function branchesFor(snapshot: AnyMachineSnapshot, type: string): readonly AnyTransitionDefinition[] {
  const specificity = ({ eventType }: AnyTransitionDefinition) =>
    eventType === type ? Number.MAX_SAFE_INTEGER : eventType.length;
  return getNextTransitions(snapshot)
    .filter(({ eventType }) => matches(eventType, type))
    .toSorted((one, other) => other.source.order - one.source.order || specificity(other) - specificity(one));
}

function resultOf(
  { guard }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): Pick<Verdict, 'holds' | 'error'> {
  try {
    return { holds: guard === undefined || evaluateGuard(guard, snapshot.context, event, snapshot) };
  } catch (error) {
    return { holds: false, error: error instanceof Error ? error.message : String(error) };
  }
}
