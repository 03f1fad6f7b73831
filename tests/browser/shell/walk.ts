/** Helpers that navigate within the site, and delay the code of a page. */
import type { Locator, Page } from '@playwright/test';
import type { Say } from '../fixtures/messages.ts';

/** Navigates to another page of the site without loading a document: with a `popstate` event, as Back and Forward do. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** The full-screen spinner: specification §2. */
export function spinner(page: Page, say: Say): Locator {
  return page
    .getByRole('status')
    .filter({ hasText: say('common.loading') })
    .filter({ has: page.locator('svg') });
}

export interface Held {
  /** Resolves once the browser has sent the request. */
  asked(): Promise<void>;
  /** Lets the request continue, and resolves once the response is complete. */
  release(): Promise<void>;
}

/** Holds all requests for the code of a page from now on. */
export function holdCode(page: Page, name: string): Promise<Held> {
  return holdRequests(page, `**/assets/${name}-*.js`);
}

/** Holds all requests to a URL pattern from now on. */
export async function holdRequests(page: Page, pattern: string): Promise<Held> {
  let free: () => void = () => undefined;
  const freed = new Promise<void>((resolve) => {
    free = resolve;
  });
  const asked = page.waitForRequest(pattern);
  await page.route(pattern, async (route) => {
    await freed;
    await route.continue();
  });
  return {
    async asked() {
      await asked;
    },
    async release() {
      const come = page.waitForResponse(pattern);
      free();
      await (await come).finished();
    },
  };
}

/** Records the names of the pages whose code is requested, in order: `LoginPage`. */
export function watchCode(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(\w+Page)-[^/]*\.js$/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
}
