import type { AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { edgeIdOf } from './chart.ts';
import { withoutConflicts } from './conflicts.ts';

/** Records which transitions each actor has taken, by their chart ids. Pass `notice` as the actor's `inspect` option. */
export class TransitionTrace {
  readonly #last = new WeakMap<object, AnyMachineSnapshot>();
  readonly #taken = new WeakMap<object, readonly string[]>();

  readonly notice = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.microstep') return;
    const { actorRef } = inspected;
    const before = this.#last.get(actorRef);
    // XState reports the entry of the initial state as a transition without an event. The chart does not contain it.
    const received: readonly AnyTransitionDefinition[] = inspected._transitions.filter(
      ({ eventType }) => eventType !== null,
    );
    const taken = before ? withoutConflicts(before, received) : received;
    this.#taken.set(actorRef, [...(this.#taken.get(actorRef) ?? []), ...taken.map(edgeIdOf)]);
    this.#last.set(actorRef, inspected.snapshot as AnyMachineSnapshot);
  };

  /** Returns the transitions that an actor has taken since the last call, in order. */
  since(actorRef: object): readonly string[] {
    const taken = this.#taken.get(actorRef) ?? [];
    this.#taken.delete(actorRef);
    return taken;
  }
}
