import type { ActorOptions, AnyActorLogic } from 'xstate';

/** Who looks on while the machines run, as options of every root actor: in development the theatre, otherwise nobody. */
export type Watch = Pick<ActorOptions<AnyActorLogic>, 'inspect'>;

export const UNWATCHED: Watch = Object.freeze({});
