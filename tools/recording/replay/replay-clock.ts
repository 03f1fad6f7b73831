/** The times of an actor that is replayed: the server's as the log says it, and timers that ring when the log says so. */
import type { ActorOptions, AnyActorLogic } from 'xstate';
import type { Clock } from '../../../contract/time/clock.ts';

type TimerClock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

interface Timer {
  /** The event that it brings. */
  readonly event: string;
  readonly ring: () => void;
  /** When it was to ring, in milliseconds since the page began. */
  readonly due: number;
}

/** Browsers ring up to a millisecond too early, and what is written down is rounded. */
const EARLY_MS = 2;

/** A delay that runs. */
export interface Running {
  readonly event: string;
  readonly due: number;
}

export class ReplayClock implements Clock, TimerClock {
  /** The server's time, in milliseconds since 1970. */
  at: number;
  /** Milliseconds since the page began. */
  t: number;
  /** Says which event a timer that is being set will bring. */
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

  /** Rings the timer that brings an event. Says why that cannot be, or what is odd about it; null where all is well. */
  ring(event: string): string | null {
    const found = [...this.#timers].find(([, timer]) => timer.event === event);
    if (!found) return `no delay runs that would bring ${event}`;
    const [id, { ring, due }] = found;
    this.#timers.delete(id);
    ring();
    return due > this.t + EARLY_MS ? `${event} comes ${due - this.t} ms before it is due` : null;
  }

  /** The delays that run, the next one first. */
  running(): readonly Running[] {
    return [...this.#timers.values()]
      .map(({ event, due }) => ({ event, due }))
      .toSorted((one, other) => one.due - other.due);
  }

  /** Nothing of a clock is data. */
  toJSON(): object {
    return {};
  }
}
