/** Evaluates the guards of an event, to explain why its transitions were taken or not. */
import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { edgeIdOf } from './chart.ts';

/** The guard result of one branch. */
export interface Verdict {
  readonly edge: string;
  /** Whether the branch's guard is true; always true for a branch without a guard. */
  readonly holds: boolean;
  /** False if XState never evaluates the branch: an earlier one was taken, or a descendant state has handled the event. */
  readonly isAsked: boolean;
}

/** Returns every branch that the active states have for an event, in the order in which XState evaluates them. */
export function verdictsOn(snapshot: AnyMachineSnapshot, event: EventObject): readonly Verdict[] {
  const active: readonly AnyStateNode[] = snapshot._nodes;
  const listeners = new Set<string>();
  const verdicts: Verdict[] = [];
  // Inner states come first: a state handles an event only if none of its active descendants has handled it.
  for (const node of active.toSorted((a, b) => b.order - a.order)) {
    let isTaken = [...listeners].some((id) => id.startsWith(`${node.id}.`));
    const branches = event.type === '' ? node.always : node.transitions.get(event.type);
    for (const branch of branches ?? []) {
      const holds =
        branch.guard === undefined || evaluateGuard(branch.guard, snapshot.context, event, snapshot);
      verdicts.push({ edge: edgeIdOf(branch), holds, isAsked: !isTaken });
      if (!isTaken && holds) {
        isTaken = true;
        listeners.add(node.id);
      }
    }
  }
  return verdicts;
}
