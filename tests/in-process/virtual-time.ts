/**
 * Virtual time for this process: timers fire and `Date.now` advances only when a test advances the time. @sinonjs/fake-timers is
 * not used, because it truncates delays to whole milliseconds, which would change the figures of docs/scale.md.
 */
import type { Clock } from '../../contract/time/clock.ts';

interface Timer {
  readonly id: number;
  readonly due: number;
  readonly ring: () => void;
}

/** The most timers that may fire at the same time. With more, each timer probably sets the next one without a delay. */
const MOST_AT_ONCE = 100_000;

const REPLACED = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/** Replaces the global timers and `Date.now` until `restore`. As a `Clock`, it can also be the mock server's. */
export class VirtualTime implements Clock {
  #now: number;
  #lastId = 0;
  #atOnce = 0;
  /** A binary heap, by due time and id. A cleared timer stays in it until it would be due. */
  readonly #heap: Timer[] = [];
  readonly #waiting = new Map<number, Timer>();
  readonly #real = Object.fromEntries(REPLACED.map((name) => [name, globalThis[name]]));
  readonly #realNow = Date.now;

  /** `start` is in milliseconds since 1970. */
  constructor(start: number) {
    this.#now = start;
    const clear = (id: number) => void this.#waiting.delete(id);
    Object.assign(globalThis, {
      setTimeout: (ring: () => void, delay?: number) => this.later(ring, delay),
      setInterval: (ring: () => void, delay?: number) => this.#repeat(ring, delay),
      clearTimeout: clear,
      clearInterval: clear,
    });
    Date.now = () => this.#now;
  }

  /**
   * Restores the globals and drops all timers. A query whose request ends after `restore` sets its collection timer in real
   * time; that timer keeps this clock in memory for minutes, and with it everything that the dropped timers would reach.
   */
  restore(): void {
    Object.assign(globalThis, this.#real);
    Date.now = this.#realNow;
    this.#heap.length = 0;
    this.#waiting.clear();
  }

  now(): number {
    return this.#now;
  }

  /** When the next timer fires; `Infinity` without one. */
  get nextDue(): number {
    return this.#next(Number.POSITIVE_INFINITY)?.due ?? Number.POSITIVE_INFINITY;
  }

  /** Sets a timer in virtual time, and returns its id. */
  later(ring: () => void, delay = 0): number {
    return this.#set(ring, delay);
  }

  /** Advances time synchronously: due timers fire in order, and no promise is awaited in between. */
  advanceTo(moment: number): void {
    for (let timer = this.#next(moment); timer; timer = this.#next(moment)) {
      this.#take();
      this.#waiting.delete(timer.id);
      this.#atOnce = timer.due > this.#now ? 0 : this.#atOnce + 1;
      if (this.#atOnce > MOST_AT_ONCE) throw new Error('time does not advance');
      this.#now = Math.max(this.#now, timer.due);
      timer.ring();
    }
    this.#now = Math.max(this.#now, moment);
  }

  /** Advances time; awaits `settled` after all timers that are due at the same time. */
  async passTo(moment: number, settled: () => Promise<void>): Promise<void> {
    for (let timer = this.#next(moment); timer; timer = this.#next(moment)) {
      this.advanceTo(timer.due);
      await settled();
    }
    this.advanceTo(moment);
    await settled();
  }

  /** The first timer that is due by that time. Removes cleared timers from the heap. */
  #next(moment: number): Timer | undefined {
    let [first] = this.#heap;
    while (first && this.#waiting.get(first.id) !== first) {
      this.#take();
      [first] = this.#heap;
    }
    return first && first.due <= moment ? first : undefined;
  }

  #set(ring: () => void, delay: number, id = (this.#lastId += 1)): number {
    const timer = { id, due: this.#now + Math.max(0, delay), ring };
    this.#waiting.set(id, timer);
    let place = this.#heap.push(timer) - 1;
    while (place > 0 && this.#isBefore(place, (place - 1) >> 1)) place = this.#swap(place, (place - 1) >> 1);
    return id;
  }

  #repeat(ring: () => void, delay = 0): number {
    const again = () => {
      this.#set(again, Math.max(1, delay), id);
      ring();
    };
    const id = this.#set(again, delay);
    return id;
  }

  /** Removes the first timer. */
  #take(): void {
    const last = this.#heap.pop();
    if (!last || this.#heap.length === 0) return;
    this.#heap[0] = last;
    for (let place = 0; ; ) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      const least = this.#isBefore(right, left) ? right : left;
      if (!this.#isBefore(least, place)) return;
      place = this.#swap(place, least);
    }
  }

  #isBefore(place: number, other: number): boolean {
    const [a, b] = [this.#heap[place], this.#heap[other]];
    return a !== undefined && (b === undefined || (a.due - b.due || a.id - b.id) < 0);
  }

  /** Swaps two timers; returns the new index of the first. */
  #swap(place: number, other: number): number {
    const [a, b] = [this.#heap[place], this.#heap[other]];
    if (a && b) [this.#heap[place], this.#heap[other]] = [b, a];
    return other;
  }
}

/** Resolves in the next iteration of the event loop, after the handlers of settled promises. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
