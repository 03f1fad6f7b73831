/** What machines have in common that invoke actors. */
import type { DoneActorEvent, ErrorActorEvent } from 'xstate';

/** What `params` of `onDone` receive: xstate does not infer the event in an array of transitions. */
export interface Done<Output = unknown> {
  readonly event: DoneActorEvent<Output>;
}

/** What `params` of `onError` receive. */
export interface Failed {
  readonly event: ErrorActorEvent;
}

/** The placeholder of an actor that the site provides: a machine on its own, as in a diagram, has no server. */
export const notProvided = (): Promise<never> => Promise.reject(new Error('not provided'));

/** The placeholder of a value that an actor gives. */
export const notGiven = (): never => {
  throw new Error('not provided');
};
