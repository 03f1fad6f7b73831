import type { ActorOptions, AnyActorLogic } from 'xstate';

/** Who looks on while the machines run, as options of every root actor: in development the viewer, otherwise nobody. */
export type InspectionOptions = Pick<ActorOptions<AnyActorLogic>, 'inspect'>;

export const NOT_INSPECTED: InspectionOptions = Object.freeze({});
