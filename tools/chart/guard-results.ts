/** Why an event did what it did: what each guard said that was asked. */
import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { edgeIdOf } from './chart.ts';

/** What became of one branch. */
export interface Verdict {
  readonly edge: string;
  /** Whether its guard held; one without a guard always does. */
  readonly holds: boolean;
  /** False where a branch before it was taken, or a state within heard the event first. */
  readonly isAsked: boolean;
}

/** Every branch that the active states have for an event, in the order in which they are asked. */
export function verdictsOn(snapshot: AnyMachineSnapshot, event: EventObject): readonly Verdict[] {
  const active: readonly AnyStateNode[] = snapshot._nodes;
  const listeners = new Set<string>();
  const verdicts: Verdict[] = [];
  // Within before around: a state hears only what no state within it has taken.
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
