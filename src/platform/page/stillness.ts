/** Taps, keys and scrolling; `scroll` also reports scrolling by momentum, after the finger has left the screen. */
const INPUT = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/** Whether the player has left the page untouched for a while. Each tap, key press or scroll starts the time again. */
export class Stillness {
  readonly #milliseconds: number;
  readonly #waiting = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStill = false;

  /** Listens to the input for as long as the page lives. */
  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
    for (const name of INPUT) {
      document.addEventListener(name, () => this.#start(), { capture: true, passive: true });
    }
    this.#start();
  }

  /** Resolves as soon as the page is still; at once if it is. */
  reached(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isStill) resolve();
      else this.#waiting.add(resolve);
    });
  }

  /**
   * Bounds the wait for a series of pieces of work, from this call on: the returned function is `reached`, but resolves after
   * `milliseconds` in any case, and from then on at once.
   */
  within(milliseconds: number): () => Promise<void> {
    const over = new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds);
    });
    return () => Promise.race([this.reached(), over]);
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
