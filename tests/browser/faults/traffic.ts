/** Tracks the requests in flight, of code too, so that a test can wait for the responses before it advances the page's clock. */
import type { BrowserContext, Request } from '@playwright/test';

export class Traffic {
  readonly #open = new Set<Request>();
  #waiting: (() => void)[] = [];

  /** Does not wait for requests that are `held`: they get no response. */
  constructor(context: BrowserContext, isHeld: (request: Request) => boolean) {
    context.on('request', (request) => {
      if (!isHeld(request)) this.#open.add(request);
    });
    context.on('requestfinished', (request) => this.#close(request));
    context.on('requestfailed', (request) => this.#close(request));
  }

  /** Resolves once no request is in flight. */
  async quiet(): Promise<void> {
    while (this.#open.size > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #close(request: Request): void {
    this.#open.delete(request);
    for (const resume of this.#waiting.splice(0)) resume();
  }
}
