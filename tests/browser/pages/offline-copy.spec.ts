/** The service worker that keeps a copy of the site for later visits: docs/decisions, 60. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Plugin } from 'vite';
import { bundleScript } from '../../../mock-server/hosts/bundle-script.ts';
import { serveBuiltSite } from '../fixtures/built-site.ts';
import { logOut } from '../account/account-screens.ts';
import { DepositScreen } from '../deposit/deposit-screen.ts';
import { expect, test as base } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';

const WORKER = '/site-worker.js';
/** How long the worker waits for a page of the network: `src/worker/site-worker.ts`. */
const PAGE_WAIT_MS = 4_000;
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
  /** Serves the start page of this build instead of the deployed one. */
  build: string | null;
  /** Requests for pages wait for it. */
  held: Promise<void> | null;
}

const FRESH = {
  isDown: false,
  isStalled: false,
  deployment: 'first',
  worker: null,
  build: null,
  held: null,
};
const EARLIER_WORKER = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', () => {});`;
const START_PAGE = new URL('../../../dist/index.html', import.meta.url);

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
        const serve = () => {
          if (control.isDown) request.socket.destroy();
          else if (isPage && control.isStalled) return;
          else if (path === WORKER && control.worker !== null) {
            response.setHeader('Content-Type', 'text/javascript');
            response.end(control.worker);
          } else if (control.build !== null && (isPage || path === '/index.html')) {
            response.setHeader('Content-Type', 'text/html');
            response.end(startPage().replace(/(?<=name="build" content=")\w+/, control.build));
          } else {
            if (isPage) response.setHeader('X-Deployment', control.deployment);
            next();
          }
        };
        if (isPage && control.held) void control.held.then(serve);
        else serve();
      });
    },
  };
}

const startPage = () => readFileSync(START_PAGE, 'utf8');

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

test('the page that is kept is not downloaded twice', async ({ page, server }) => {
  server.requests.length = 0;
  await visit(page, '/contact/?from=a-link');
  const pages = server.requests.filter((path) => !/^\/(assets|api)\/|\.(?!html)\w+$/.test(path));
  expect(pages).toEqual(['/contact/?from=a-link']);
});

test('nothing that the API returned is kept', async ({ page, world }) => {
  await world.session('demo');
  await visit(page, '/');
  await page.goto('/player/deposit/history/');
  await expect(heading(page)).toBeVisible();
  const others = (await kept(page)).filter((path) => !/^(\/|\/index\.html|\/assets\/.*)$/.test(path));
  expect(others).toEqual([]);
});

// In Lao: missing-files.spec.ts.
test.describe('in Vietnamese', () => {
  test.use({ language: 'vn' });

  test('without a network, the site starts at any path, says so, and goes on when the network is back', async ({
    page,
    context,
    server,
    expectProblems,
  }) => {
    const say = messagesIn('vn');
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
  // A prerendered page comes from the network, whenever that responds.
  await page.goto('/login/');
  await expect(heading(page)).toBeVisible();
});

test.describe('a page that starts from its copy', () => {
  const buildOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content');

  test('does not wait for the network, with the headers of its own build', async ({ page, server }) => {
    await visit(page, '/contact/');
    const { resume } = hold(server);
    const response = await page.goto('/responsible-play/');
    await expect(heading(page)).toBeVisible();
    expect(await response?.headerValue('Content-Security-Policy')).toContain('sha256-');
    // Without the copy, the worker would have waited for the network first.
    const startedAt = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().responseStart,
    );
    expect(startedAt).toBeLessThan(PAGE_WAIT_MS);
    resume();
  });

  test('of an earlier build, gives way to the deployed one before anything is pressed', async ({
    page,
    server,
  }) => {
    await visit(page, '/contact/');
    server.build = 'deployed';
    await page.goto('/responsible-play/');
    await expect.poll(() => buildOf(page)).toBe('deployed');
    await expect(heading(page)).toBeVisible();
  });

  test('of an earlier build, on which something was pressed, stays, and leaves the first write to the deployed one', async ({
    page,
    server,
    world,
    context,
  }) => {
    await world.session('demo');
    await visit(page, '/contact/');
    const { resume } = hold(server);
    server.build = 'deployed';
    const deposit = new DepositScreen(page, messagesIn('lo'));
    await deposit.open();
    const own = await buildOf(page);
    await deposit.fillIn({ amount: '50000' });
    resume();
    await expect.poll(() => kept(page)).not.toContain('/index.html');
    expect(await buildOf(page)).toBe(own);
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.isNavigationRequest() && !request.serviceWorker()) sent.push('reload');
      if (request.method() === 'POST' && request.url().endsWith('/deposits')) sent.push('order');
    });
    await deposit.submit().click();
    // The deployed build finds the player's request in the journal.
    await expect(deposit.qr()).toBeVisible();
    expect(await buildOf(page)).toBe('deployed');
    expect(sent).toEqual(['reload', 'order']);
  });

  test('a worker of an earlier deployment, which knows no answer, keeps no order back', async ({
    page,
    world,
    server,
  }) => {
    await world.session('demo');
    server.worker = EARLIER_WORKER;
    await visit(page, '/contact/');
    const deposit = new DepositScreen(page, messagesIn('lo'));
    await deposit.open();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await deposit.fillIn({ amount: '50000' });
    await deposit.submit().click();
    await expect(deposit.qr()).toBeVisible();
  });

  const DAMAGES: Readonly<Record<string, (copy: string) => string>> = {
    'is cut off': (copy) => copy.slice(0, copy.length / 2),
    'is empty': () => '',
    'names code that is not kept': (copy) => copy.replace('src="/assets/index-', 'src="/assets/gone-'),
  };
  for (const [how, damage] of Object.entries(DAMAGES)) {
    test(`a copy that ${how} is not used`, async ({ page, server }) => {
      await visit(page, '/contact/');
      const damaged = damage(startPage());
      await page.evaluate(async (text) => {
        const pages = await caches.open('site-pages');
        await pages.put('/index.html', new Response(text, { headers: { 'Content-Type': 'text/html' } }));
      }, damaged);
      server.deployment = 'from the network';
      const response = await page.goto('/responsible-play/');
      expect(await response?.headerValue('X-Deployment')).toBe('from the network');
      await expect(heading(page)).toBeVisible();
    });
  }

  test('home of a player, of another, after a logout and after a lost session: never anything of the one before', async ({
    page,
    server,
    world,
    context,
    expectProblems,
  }) => {
    const say = messagesIn('lo');
    const visitorsLink = page.getByRole('banner').getByRole('link', { name: say('layout.register') });
    const PLAYERS = { demo: 'Demo Player', newcomer: 'New Comer' };
    await page.addInitScript(noteNames, Object.values(PLAYERS));
    const shown = () => page.evaluate(() => [...window.namesShown]);
    await world.session('demo');
    await page.goto('/');
    await expect.poll(() => kept(page)).toContain('/');

    await world.session('newcomer');
    const { resume } = hold(server);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: PLAYERS.newcomer })).toBeVisible();
    expect(await shown()).toEqual([PLAYERS.newcomer]);
    resume();

    const reloaded = page.waitForEvent('domcontentloaded');
    await logOut(page, say);
    await reloaded;
    await page.goto('/');
    await expect(visitorsLink).toBeVisible();
    expect(await shown()).toEqual([]);

    await world.session('demo');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: PLAYERS.demo })).toBeVisible();
    await expect.poll(() => kept(page)).toContain('/');
    // The session ends elsewhere: the device still remembers a player.
    await context.clearCookies({ name: 'sid' });
    expectProblems(/^response 401 GET /);
    await page.goto('/');
    await expect(visitorsLink).toBeVisible();
    expect(await shown()).toEqual([]);
    await expect.poll(() => kept(page)).not.toContain('/');
  });
});

declare global {
  interface Window {
    /** Which of the players' names the page has shown, if only for a moment. */
    namesShown: Set<string>;
  }
}

/** Runs in the page, before any other script. */
function noteNames(names: readonly string[]): void {
  window.namesShown = new Set();
  new MutationObserver(() => {
    const text = document.body?.textContent ?? '';
    for (const name of names) if (text.includes(name)) window.namesShown.add(name);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Holds the pages of the server until `resume`. */
function hold(server: Server): { readonly resume: () => void } {
  let resume = () => {};
  server.held = new Promise((resolve) => {
    resume = resolve;
  });
  return { resume: () => resume() };
}

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
