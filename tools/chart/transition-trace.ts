import type { AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { edgeIdOf } from './chart.ts';
import { withoutConflicts } from './conflicts.ts';

/** Follows actors on their way: which transitions each has taken, by the chart's names. Hand `notice` to their `inspect`. */
export class TransitionTrace {
  readonly #last = new WeakMap<object, AnyMachineSnapshot>();
  readonly #taken = new WeakMap<object, readonly string[]>();

  readonly notice = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.microstep') return;
    const { actorRef } = inspected;
    const before = this.#last.get(actorRef);
    // Entering the first state is a transition without an event, and none of the chart's.
    const received: readonly AnyTransitionDefinition[] = inspected._transitions.filter(
      ({ eventType }) => eventType !== null,
    );
    const taken = before ? withoutConflicts(before._nodes, received) : received;
    this.#taken.set(actorRef, [...(this.#taken.get(actorRef) ?? []), ...taken.map(edgeIdOf)]);
    this.#last.set(actorRef, inspected.snapshot as AnyMachineSnapshot);
  };

  /** The transitions that an actor has taken since this was last asked, in their order. */
  since(actorRef: object): readonly string[] {
    const taken = this.#taken.get(actorRef) ?? [];
    this.#taken.delete(actorRef);
    return taken;
  }
}
