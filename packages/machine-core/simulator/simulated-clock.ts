import type { ActorOptions, AnyActorLogic } from 'xstate';
import type { Clock } from '../fixtures.ts';

type TimerClock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

interface Timer {
  readonly ring: () => void;
  readonly due: number;
}

/** Limit of timers fired in one `advance`: a machine that keeps setting timers of 0 ms would loop forever. */
const MOST_RINGS = 1_000;

/** A manual clock: it drives both the server's time and the machine's delays. */
export class SimulatedClock implements Clock, TimerClock {
  readonly #timers = new Map<number, Timer>();
  #now: number;
  /** Difference between the server's time and the time that fires the timers. */
  #correction = 0;
  #last = 0;

  /** `start` is a server instant, in milliseconds. */
  constructor(start: number) {
    this.#now = start;
  }

  now(): number {
    return this.#now + this.#correction;
  }

  /** Shifts the server's time by so many milliseconds; timers are not affected. */
  correct(milliseconds: number): void {
    this.#correction += milliseconds;
  }

  setTimeout(ring: () => void, delay: number): number {
    this.#last += 1;
    this.#timers.set(this.#last, { ring, due: this.#now + Math.max(0, delay) });
    return this.#last;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  /** The time by which timers fire, in milliseconds since 1970. Corrections do not change it. */
  ringing(): number {
    return this.#now;
  }

  /** Milliseconds until the next timer fires; null if no timer is set. */
  untilNext(): number | null {
    const dues = [...this.#timers.values()].map(({ due }) => due);
    return dues.length === 0 ? null : Math.max(0, Math.min(...dues) - this.#now);
  }

  /**
   * Advances the time and fires the timers that fall due, in order, each at its own due time.
   *
   * @throws when timers keep being set without end.
   */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    let rings = 0;
    for (let next = this.#nextBy(end); next; next = this.#nextBy(end)) {
      const [id, { ring, due }] = next;
      rings += 1;
      if (rings > MOST_RINGS) throw new Error('time does not go on');
      this.#timers.delete(id);
      this.#now = Math.max(this.#now, due);
      ring();
    }
    this.#now = end;
  }

  #nextBy(end: number): readonly [number, Timer] | undefined {
    return [...this.#timers]
      .filter(([, { due }]) => due <= end)
      .toSorted(([first, a], [second, b]) => a.due - b.due || first - second)[0];
  }
}
