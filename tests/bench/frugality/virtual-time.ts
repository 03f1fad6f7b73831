/** An hour in seconds: the time of everything that waits in a page, or in a thousand of them, goes on when it is told to. */

interface Timer {
  readonly ring: () => void;
  readonly due: number;
  readonly id: number;
}

const PATCHED = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/** Puts itself in the place of the timers and of the time of day; `restore` puts the real ones back. */
export class VirtualTime {
  #now: number;
  #last = 0;
  /** A heap: what is due first stands first. */
  readonly #timers: Timer[] = [];
  readonly #cleared = new Set<number>();
  readonly #waiting = new Set<number>();
  readonly #real = Object.fromEntries(PATCHED.map((name) => [name, globalThis[name]]));
  readonly #realNow = Date.now;

  /** `start` is in milliseconds since 1970. */
  constructor(start: number) {
    this.#now = start;
    Object.assign(globalThis, {
      setTimeout: (ring: () => void, delay?: number) => this.later(ring, delay),
      setInterval: (ring: () => void, delay = 0) => this.#repeat(ring, delay),
      clearTimeout: (id: number) => this.#clear(id),
      clearInterval: (id: number) => this.#clear(id),
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

  /** A timer of whoever is not in the page. */
  later(ring: () => void, delay = 0): number {
    return this.#set(ring, delay);
  }

  /** When something happens by itself next; null where nothing does. */
  nextDue(): number | null {
    for (let first = this.#timers[0]; first; first = this.#timers[0]) {
      if (!this.#cleared.delete(first.id)) return first.due;
      this.#take();
    }
    return null;
  }

  /** Goes on to a moment; what is due until then happens, in its order. */
  advanceTo(moment: number): void {
    for (let due = this.nextDue(); due !== null && due <= moment; due = this.nextDue()) {
      const timer = this.#take();
      this.#now = Math.max(this.#now, due);
      timer?.ring();
    }
    this.#now = Math.max(this.#now, moment);
  }

  #set(ring: () => void, delay: number, id = this.#newId()): number {
    this.#waiting.add(id);
    const rung = () => {
      this.#waiting.delete(id);
      ring();
    };
    const timers = this.#timers;
    timers.push({ ring: rung, due: this.#now + Math.max(0, delay), id });
    for (let place = timers.length - 1; place > 0; ) {
      const above = (place - 1) >> 1;
      if (!this.#isBefore(place, above)) break;
      this.#swap(place, above);
      place = above;
    }
    return id;
  }

  #repeat(ring: () => void, delay: number): number {
    const id = this.#newId();
    const again = () => {
      this.#set(again, Math.max(1, delay), id);
      ring();
    };
    return this.#set(again, delay, id);
  }

  #clear(id: number): void {
    if (this.#waiting.delete(id)) this.#cleared.add(id);
  }

  #newId(): number {
    this.#last += 1;
    return this.#last;
  }

  #take(): Timer | undefined {
    const timers = this.#timers;
    const [first] = timers;
    const last = timers.pop();
    if (!last || timers.length === 0) return first;
    timers[0] = last;
    for (let place = 0; ; ) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      let least = place;
      if (left < timers.length && this.#isBefore(left, least)) least = left;
      if (right < timers.length && this.#isBefore(right, least)) least = right;
      if (least === place) return first;
      this.#swap(place, least);
      place = least;
    }
  }

  /** Of two that are due at once, the one that was set first. */
  #isBefore(place: number, other: number): boolean {
    const [a, b] = [this.#timers[place], this.#timers[other]];
    return a !== undefined && b !== undefined && (a.due - b.due || a.id - b.id) < 0;
  }

  #swap(place: number, other: number): void {
    const [a, b] = [this.#timers[place], this.#timers[other]];
    if (a && b) [this.#timers[place], this.#timers[other]] = [b, a];
  }
}

/** One turn of the event loop, in which whatever is ready goes on. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
