/** Going about the site as a person does, and holding up what it loads. */
import type { Locator, Page } from '@playwright/test';
import type { Say } from '../fixtures/messages.ts';

/** To another page of the site without loading it anew: as Back and Forward do. */
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
  /** Resolves once the browser has asked for it. */
  asked(): Promise<void>;
  /** Lets it come. */
  release(): Promise<void>;
}

/** Holds the code of a page up on its way, from now on. */
export async function holdCode(page: Page, name: string): Promise<Held> {
  const pattern = `**/assets/${name}-*.js`;
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

/** The names of the pages whose code has been asked for, in order: `LoginPage`. */
export function watchCode(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(\w+Page)-[^/]*\.js$/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
}
