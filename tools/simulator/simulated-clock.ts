import type { ActorOptions, AnyActorLogic } from 'xstate';
import type { Clock } from '../../contract/time/clock.ts';

type TimerClock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

interface Timer {
  readonly ring: () => void;
  readonly due: number;
}

/** A machine that sets itself a new timer at once, again and again, would stop time for good. */
const MOST_RINGS = 1_000;

/** A manual clock: it drives both the server's time and the machine's delays. */
export class SimulatedClock implements Clock, TimerClock {
  readonly #timers = new Map<number, Timer>();
  #now: number;
  /** How far the server's time has turned out to be from the one that rings the timers. */
  #correction = 0;
  #last = 0;

  /** `start` is a server instant, in milliseconds. */
  constructor(start: number) {
    this.#now = start;
  }

  now(): number {
    return this.#now + this.#correction;
  }

  /** The server's time turns out to be so many milliseconds later, or earlier; no timer notices by itself. */
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

  /** The time that rings the timers, in milliseconds since 1970: no correction touches it. */
  ringing(): number {
    return this.#now;
  }

  /** How long until something happens by itself, in milliseconds; null where nothing does. */
  untilNext(): number | null {
    const dues = [...this.#timers.values()].map(({ due }) => due);
    return dues.length === 0 ? null : Math.max(0, Math.min(...dues) - this.#now);
  }

  /**
   * Lets time pass; what falls due on the way happens in its order, each at its own moment.
   *
   * @throws when it does not come to an end.
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
