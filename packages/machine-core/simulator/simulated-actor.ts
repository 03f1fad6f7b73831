/** Simulated actor logic: the user resolves or rejects it by an event. It settles synchronously, without promises. */
import type { ActorLogic, EventObject, Snapshot } from 'xstate';

type SimulatedActorEvent =
  | { readonly type: 'slot.answer'; readonly output: unknown }
  | { readonly type: 'slot.fail'; readonly error: unknown };

export type SimulatedActorSnapshot = Snapshot<unknown> & { readonly input: unknown };

export type SimulatedActorLogic = ActorLogic<
  SimulatedActorSnapshot,
  SimulatedActorEvent | EventObject,
  unknown
>;

/**
 * Replaces the logic of every actor that a machine invokes or spawns by name. Logic that a machine loads and then spawns is an
 * actor's output: fixtures give this for it.
 */
export const SIMULATED_ACTOR: SimulatedActorLogic = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition: (snapshot, event) => {
    if (isAnswer(event)) return { ...snapshot, status: 'done', output: event.output, error: undefined };
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
