import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate';
import type { Clock } from '../../../contract/clock.ts';

/** When every rehearsal begins: a server instant, in milliseconds. */
export const CURTAIN = Date.UTC(2026, 0, 5, 3, 0, 0);

/** What a machine is given by the page it stands in. */
export interface Surroundings {
  /** The server's time. */
  readonly clock: Clock;
  /** Makes an Idempotency-Key; here they are counted. */
  readonly newKey: () => string;
}

/** What the actors of one slot may come back with, by names that say what it means. */
export interface SlotAnswers {
  /** A function makes the answer from what the actor was asked, and the server's time in milliseconds. */
  readonly done: Readonly<Record<string, unknown>>;
  /** What it may fail with: mostly a `FailureError`. */
  readonly failed: Readonly<Record<string, unknown>>;
}

/**
 * Everything that may happen to a machine that stands alone, by names: how it starts, what it hears, what its actors come
 * back with. Written by hand, so that each guard can be met either way. Simulations offer it, generated tests walk it.
 */
export interface Repertoire<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: Machine;
  readonly inputs: Readonly<Record<string, (surroundings: Surroundings) => InputFrom<Machine>>>;
  /** Keyed by the event's type, with more words behind it where there are several: `order.observed: paid`. */
  readonly events: Readonly<Record<string, EventFrom<Machine>>>;
  /** By how much the server's time turns out to be later with an event, in milliseconds, by the event's name. */
  readonly corrections?: Readonly<Record<string, number>>;
  /** Keyed by slot. */
  readonly slots: Readonly<Record<string, SlotAnswers>>;
  /** In the site an actor has an order or a claim of its own: the written event, as it would be said of that one. */
  asHere?(event: EventFrom<Machine>, context: ContextFrom<Machine>): EventFrom<Machine>;
  /**
   * What of the context decides what may happen next, besides the state: as little as makes two situations differ that do
   * differ. Without it the exploration tells situations apart by their state alone.
   */
  facts?(context: ContextFrom<Machine>): Readonly<Record<string, unknown>>;
}
