/** The clock of a replayed actor: it tells the recorded time, and its timers fire when the log says so. */
import type { ActorOptions, AnyActorLogic } from 'xstate';
import type { Clock } from '../../../contract/time/clock.ts';

type TimerClock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

interface Timer {
  /** The type of the delayed event that the timer raises. */
  readonly event: string;
  readonly ring: () => void;
  /** When the timer is due, in milliseconds since the page started. */
  readonly due: number;
}

/** Tolerance: browsers fire timers up to a millisecond early, and recorded times are rounded. */
const EARLY_MS = 2;

/** A delay that has not elapsed yet. */
export interface Running {
  readonly event: string;
  readonly due: number;
}

export class ReplayClock implements Clock, TimerClock {
  /** The recorded time of the actor's clock, in milliseconds since 1970. */
  at: number;
  /** Milliseconds since the page started. */
  t: number;
  /** Returns the event type of the timer that is being set. */
  newest: () => string = () => '';
  readonly #timers = new Map<number, Timer>();
  #last = 0;

  constructor({ at, t }: { readonly at: number; readonly t: number }) {
    this.at = at;
    this.t = t;
  }

  now(): number {
    return this.at;
  }

  setTimeout(ring: () => void, delay: number): number {
    this.#last += 1;
    this.#timers.set(this.#last, { event: this.newest(), ring, due: this.t + Math.max(0, delay) });
    return this.#last;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  /** Fires the timer of a delayed event. Returns why that is impossible or what differs; null without a problem. */
  ring(event: string): string | null {
    const found = [...this.#timers].find(([, timer]) => timer.event === event);
    if (!found) return `no delay of ${event} is running`;
    const [id, { ring, due }] = found;
    this.#timers.delete(id);
    ring();
    return due > this.t + EARLY_MS ? `${event} fires ${due - this.t} ms before it is due` : null;
  }

  /** The running delays, the next one first. */
  running(): readonly Running[] {
    return [...this.#timers.values()]
      .map(({ event, due }) => ({ event, due }))
      .toSorted((one, other) => one.due - other.due);
  }
}
