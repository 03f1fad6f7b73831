/** The actors from which machines read the server's time and new keys, so that no context holds a function (decision 46). */
import { type ActorRefFromLogic, fromTransition } from 'xstate';
import type { Clock } from '../contract/time/clock.ts';

/** Makes Idempotency-Keys. */
export interface KeyGenerator {
  /** Returns a new UUID. */
  newKey(): string;
}

/** An actor whose snapshot gives something that is not data. It handles no event. */
const giving = <Given>(given: Given) => fromTransition((same: Given) => same, given);

/** Gives the server's time, in milliseconds. */
export const clockLogic = (clock: Clock) => giving(clock);
export const keyLogic = (generator: KeyGenerator) => giving(generator);

export type ClockActor = ActorRefFromLogic<ReturnType<typeof clockLogic>>;
export type KeyActor = ActorRefFromLogic<ReturnType<typeof keyLogic>>;

export interface WithClock {
  /** Gives the server's time. */
  readonly clock: ClockActor;
}

export interface WithKeys {
  /** Gives Idempotency-Keys. */
  readonly keys: KeyActor;
}

/** Returns the clock of a context or an input. */
export function clockIn({ clock }: WithClock): Clock {
  return clock.getSnapshot().context;
}

/** Returns a new Idempotency-Key, a UUID. */
export function newKeyIn({ keys }: WithKeys): string {
  return keys.getSnapshot().context.newKey();
}
