/** Simulated actor logic: the user resolves or rejects it by an event, or gives it another snapshot. It settles synchronously, without promises. */
import type { ActorLogic, EventObject, Snapshot } from 'xstate';

type SimulatedActorEvent =
  | { readonly type: 'slot.answer'; readonly output: unknown }
  | { readonly type: 'slot.fail'; readonly error: unknown }
  /** Parts of a new snapshot, such as its context. */
  | { readonly type: 'slot.update'; readonly parts: object };

export type SimulatedActorSnapshot = Snapshot<unknown> & { readonly input: unknown };

export type SimulatedActorLogic = ActorLogic<
  SimulatedActorSnapshot,
  SimulatedActorEvent | EventObject,
  unknown
>;

/** Replaces the logic of an actor. `firstOf` gives parts of its first snapshot, such as its context, by its id. */
export function simulatedActor(firstOf: (id: string) => object = () => ({})): SimulatedActorLogic {
  return { ...SIMULATED_ACTOR, getInitialSnapshot: ({ id }, input) => ({ ...firstOf(id), ...begun(input) }) };
}

function begun(input: unknown): SimulatedActorSnapshot {
  return { status: 'active', output: undefined, error: undefined, input };
}

/** Knows nothing of its first snapshot. Logic that a machine loads is an actor's output: fixtures may give this for it. */
export const SIMULATED_ACTOR: SimulatedActorLogic = {
  getInitialSnapshot: (_, input) => begun(input),
  transition: (snapshot, event) => {
    if (isAnswer(event)) return { ...snapshot, status: 'done', output: event.output, error: undefined };
    if (isUpdate(event)) return { ...snapshot, ...event.parts };
    if (isFailure(event)) return { ...snapshot, status: 'error', output: undefined, error: event.error };
    return snapshot;
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

function isAnswer(event: EventObject): event is SimulatedActorEvent & { readonly type: 'slot.answer' } {
  return event.type === 'slot.answer';
}

function isFailure(event: EventObject): event is SimulatedActorEvent & { readonly type: 'slot.fail' } {
  return event.type === 'slot.fail';
}

function isUpdate(event: EventObject): event is SimulatedActorEvent & { readonly type: 'slot.update' } {
  return event.type === 'slot.update';
}
