/** The service worker that keeps a copy of the site for later visits: docs/decisions, 60. */
import type { Page } from '@playwright/test';
import type { Plugin } from 'vite';
import { bundleScript } from '../../../mock-server/hosts/bundle-script.ts';
import { serveBuiltSite } from '../fixtures/built-site.ts';
import type { Language } from '../../../contract/values.ts';
import { expect, test as base } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';

const WORKER = '/site-worker.js';
const REMOVING_WORKER = new URL('../../../src/worker/removing-worker.ts', import.meta.url);

/** The site's server, as a test changes it. */
interface Server {
  /** The paths of the requests since the test cleared them. */
  readonly requests: string[];
  /** Cuts every connection. */
  isDown: boolean;
  /** Leaves requests for pages without a response. */
  isStalled: boolean;
  /** A header of the pages, by which the test recognizes a page of this deployment. */
  deployment: string;
  /** Replaces the script of the service worker. */
  worker: string | null;
}

const FRESH = { isDown: false, isStalled: false, deployment: 'first', worker: null };

const test = base.extend<{ server: Server }, { site: string; control: Server }>({
  hasServiceWorker: true,
  control: [async ({ browser: _browser }, use) => use({ requests: [], ...FRESH }), { scope: 'worker' }],
  site: [
    async ({ control }, use) => {
      const server = await serveBuiltSite({ plugins: [controlledBy(control)] });
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],
  server: async ({ control }, use) => {
    Object.assign(control, FRESH);
    await use(control);
    Object.assign(control, FRESH);
  },
});

function controlledBy(control: Server): Plugin {
  return {
    name: 'controlled-server',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const path = request.url ?? '';
        const isPage = request.headers['sec-fetch-mode'] === 'navigate';
        control.requests.push(path);
        if (control.isDown) request.socket.destroy();
        else if (isPage && control.isStalled) return;
        else if (path === WORKER && control.worker !== null) {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(control.worker);
        } else {
          if (isPage) response.setHeader('X-Deployment', control.deployment);
          next();
        }
      });
    },
  };
}

/** Visits a page until the copy of the site is kept. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => kept(page)).toContain('/index.html');
}

/** The paths of everything that is kept. */
function kept(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caching.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a later visit downloads no file again', async ({ page, server }) => {
  await visit(page, '/');
  const files = () => server.requests.filter((path) => path.startsWith('/assets/'));
  expect(files().length).toBeGreaterThan(3);
  server.requests.length = 0;
  // The browser has the server's cookie now, so that this visit looks up a player.
  const lookedUp = page.waitForResponse('**/api/v2/players/info');
  await page.reload();
  await lookedUp;
  await expect(
    page.getByRole('banner').getByRole('link', { name: messagesIn('lo')('layout.register') }),
  ).toBeVisible();
  expect(server.requests).toContain('/');
  expect(files()).toEqual([]);
});

test('nothing that the API returned is kept', async ({ page, world }) => {
  await world.session('demo');
  await visit(page, '/');
  await page.goto('/player/deposit/history/');
  await expect(heading(page)).toBeVisible();
  expect((await kept(page)).filter((path) => path !== '/index.html' && !path.startsWith('/assets/'))).toEqual(
    [],
  );
});

for (const language of ['lo', 'vn'] satisfies readonly Language[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('without a network, the site starts at any path, says so, and goes on when the network is back', async ({
      page,
      context,
      server,
      expectProblems,
    }) => {
      const say = messagesIn(language);
      await visit(page, '/contact/');
      server.isDown = true;
      await context.setOffline(true);
      expectProblems(/^request failed GET /);
      await page.goto('/contact/?again');
      await expect(page.getByRole('heading', { name: say('unreachable.title') })).toBeVisible();
      server.isDown = false;
      await context.setOffline(false);
      // Some versions of Chromium do not tell a page that was opened offline.
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByRole('heading', { level: 1, name: say('layout.contact') })).toBeVisible();
    });
  });
}

test('a new deployment reaches the next visit at once, as without the worker', async ({ page, server }) => {
  await visit(page, '/');
  server.deployment = 'second';
  const response = await page.goto('/');
  expect(await response?.headerValue('X-Deployment')).toBe('second');
});

test('on a network that brings no page for seconds, the kept one starts the site', async ({
  page,
  server,
}) => {
  await visit(page, '/');
  server.isStalled = true;
  await page.goto('/contact/');
  await expect(heading(page)).toBeVisible();
});

test('a well-known URL is never answered with the kept page', async ({ page, server, expectProblems }) => {
  await visit(page, '/');
  server.isDown = true;
  expectProblems(/^request failed GET /);
  await expect(page.goto('/.well-known/change-password')).rejects.toThrow('ERR_EMPTY_RESPONSE');
});

test('an operator removes the worker and all that it kept for good', async ({ page, server }) => {
  await visit(page, '/');
  server.worker = await bundleScript(REMOVING_WORKER);
  await page.goto('/contact/');
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
  await expect(heading(page)).toBeVisible();
});
