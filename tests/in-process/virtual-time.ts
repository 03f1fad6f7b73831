/**
 * Virtual time for everything in this process: timers fire and `Date.now` advances only when a test lets time pass. Not
 * @sinonjs/fake-timers, which cuts delays to whole milliseconds: the outages of docs/scale.md would be others.
 */
import type { Clock } from '../../contract/time/clock.ts';

interface Timer {
  readonly id: number;
  readonly due: number;
  readonly ring: () => void;
}

/** After so many timers at one moment, each has set the next one: time would not advance. */
const MOST_AT_ONCE = 100_000;

const REPLACED = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/** In force until `restore`. As a `Clock`, it is the server's as well. */
export class VirtualTime implements Clock {
  #now: number;
  #lastId = 0;
  #atOnce = 0;
  /** A binary heap, by due time and id; a cleared timer stays in it until its turn. */
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

  restore(): void {
    Object.assign(globalThis, this.#real);
    Date.now = this.#realNow;
  }

  now(): number {
    return this.#now;
  }

  /** Sets a timer of a test. */
  later(ring: () => void, delay = 0): number {
    return this.#set(ring, delay);
  }

  /** Lets time pass at once: what is due fires in its order, and no answer arrives in between. */
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

  /** Lets time pass; after everything that is due at the same time, `settled` is awaited. */
  async passTo(moment: number, settled: () => Promise<void>): Promise<void> {
    for (let timer = this.#next(moment); timer; timer = this.#next(moment)) {
      this.advanceTo(timer.due);
      await settled();
    }
    this.advanceTo(moment);
    await settled();
  }

  /** The first timer that is due by then. */
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

  /** Returns where the first of them is now. */
  #swap(place: number, other: number): number {
    const [a, b] = [this.#heap[place], this.#heap[other]];
    if (a && b) [this.#heap[place], this.#heap[other]] = [b, a];
    return other;
  }
}

/** One turn of the event loop, in which everything that is ready proceeds. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
