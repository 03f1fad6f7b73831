import type { Unsubscribe } from '../unsubscribe.ts';

/** Whether the player has left the page untouched for a while. Each tap, key press or scroll starts the time again. */
export class Stillness {
  readonly #milliseconds: number;
  readonly #waiting = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStill = false;

  /** `subscribe` calls its listener on each input. */
  constructor(subscribe: (listener: () => void) => Unsubscribe, milliseconds: number) {
    this.#milliseconds = milliseconds;
    subscribe(() => this.#start());
    this.#start();
  }

  /** Resolves as soon as the page is still; at once if it is. */
  reached(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isStill) resolve();
      else this.#waiting.add(resolve);
    });
  }

  #start(): void {
    this.#isStill = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isStill = true;
      for (const resolve of this.#waiting) resolve();
      this.#waiting.clear();
    }, this.#milliseconds);
  }
}
