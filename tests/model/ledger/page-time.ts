/** The time of a page whose timers stand still until they are told to go on: delays of machines, retries, timeouts of calls. */
import { StageClock } from '../../../src/theatre/rehearsal/stage-clock.ts';

/** Puts a clock in the place of the timers that everything on the page uses; `restore` puts the real ones back. */
export class PageTime {
  readonly clock: StageClock;
  readonly #real = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    fetch: globalThis.fetch,
  };

  /** `start` is a server instant, in milliseconds. */
  constructor(start: number, fetch: typeof globalThis.fetch) {
    this.clock = new StageClock(start);
    const { clock } = this;
    const timers = {
      setTimeout: (ring: () => void, delay = 0) => clock.setTimeout(ring, delay),
      clearTimeout: (id: number) => clock.clearTimeout(id),
      fetch,
    };
    Object.assign(globalThis, timers);
  }

  restore(): void {
    Object.assign(globalThis, this.#real);
  }
}

/** One turn of the event loop, in which whatever is ready goes on. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
