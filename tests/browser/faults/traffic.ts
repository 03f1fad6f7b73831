/** What of the site's calls is on its way, so that a test can wait for the line and then let the page's time run. */
import type { BrowserContext, Request } from '@playwright/test';

export class Traffic {
  readonly #open = new Set<Request>();
  #waiting: (() => void)[] = [];

  /** Calls that are `held` will not be answered, and are not waited for. */
  constructor(context: BrowserContext, isHeld: (request: Request) => boolean) {
    context.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/') && !isHeld(request)) this.#open.add(request);
    });
    context.on('requestfinished', (request) => this.#close(request));
    context.on('requestfailed', (request) => this.#close(request));
  }

  /** Resolves once nothing is on its way. */
  async quiet(): Promise<void> {
    while (this.#open.size > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #close(request: Request): void {
    this.#open.delete(request);
    for (const resume of this.#waiting.splice(0)) resume();
  }
}
