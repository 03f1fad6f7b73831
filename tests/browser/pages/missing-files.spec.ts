/**
 * A file of the site is gone, or the host answers with something else in its place: the page reloads once (specification §2), and what
 * came instead is kept nowhere (docs/decisions/0060).
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Plugin } from 'vite';
import { contentTypeOf } from '../../../deploy/content-types.ts';
import { runNode, toolPath } from '../../suites/child.ts';
import { DEMO_PLAYER, DepositScreen } from '../deposit/deposit-screen.ts';
import { serveBuiltSite } from '../fixtures/built-site.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, test as base } from '../fixtures/site.ts';

const say = messagesIn('lo');

/** A static host with two builds of the site. It answers a missing path with the start page and 200. */
interface Host {
  readonly builds: readonly [string, string];
  /** The folder of the deployed build. */
  deployed: string;
  /** Cuts every connection. */
  isDown: boolean;
}

const test = base.extend<{ host: Host }, { site: string; control: Host }>({
  hasServiceWorker: true,
  control: [
    async ({ browser: _browser }, use) => {
      const first = process.env['SITE_FOLDER'] ?? 'dist';
      const second = mkdtempSync(join(tmpdir(), 'second-build-'));
      // The configuration of reports is part of the entry, so that every file that imports it has another name.
      const { exitCode, output } = await runNode(
        [toolPath('vite', 'vite'), 'build', `--outDir=${second}`, '--emptyOutDir'],
        { NODE_ENV: 'production', SITE_REPORT_PATH: '/api/reports', SITE_REPORT_SHARE: '0.000001' },
      );
      if (exitCode !== 0) throw new Error(output);
      await use({ builds: [first, second], deployed: first, isDown: false });
      rmSync(second, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    async ({ control }, use) => {
      const server = await serveBuiltSite({ plugins: [hostOf(control)] });
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],
  host: async ({ control }, use) => {
    Object.assign(control, { deployed: control.builds[0], isDown: false });
    await use(control);
  },
});

function hostOf(host: Host): Plugin {
  return {
    name: 'host-with-a-fallback',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (host.isDown) return void request.socket.destroy();
        if (/^\/(api\/|__)/.test(pathname)) return next();
        const named = join(host.deployed, pathname);
        const isThere = existsSync(named) && statSync(named).isFile();
        const file = isThere ? named : join(host.deployed, 'index.html');
        // The policy of the preview has the hashes of one build.
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        response.writeHead(200, {
          'Content-Type': contentTypeOf(file),
          // By the path, as a host's rules for folders do: the browser would keep even a wrong answer for a year.
          'Cache-Control': pathname.startsWith('/assets/')
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
        });
        response.end(readFileSync(file));
      });
    },
  };
}

function buildIn(page: string): string {
  return /name="build" content="(\w+)"/.exec(page)?.[1] ?? '';
}

/** The build whose start page the browser has kept. Empty while the page reloads itself for a newer build: there is nobody to ask. */
async function keptBuild(page: Page): Promise<string> {
  const kept = page.evaluate(async () => {
    const start = await caches.match('/index.html');
    return (await start?.text()) ?? '';
  });
  return kept.then(buildIn, (error: Error) => {
    if (/because of a navigation/.test(error.message)) return '';
    throw error;
  });
}

function deployedBuild({ deployed }: Host): string {
  return buildIn(readFileSync(join(deployed, 'index.html'), 'utf8'));
}

/** Follows a link of the bottom bar. */
async function follow(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: say('nav.shortcuts') });
  await bar.getByRole('link', { name: say(name) }).click();
}

const amount = (page: Page, of: 'deposit' | 'withdraw') =>
  page.getByLabel(say(`${of}.amount`), { exact: true });

async function startsWithoutNetwork(page: Page, context: BrowserContext, host: Host): Promise<void> {
  host.isDown = true;
  await context.setOffline(true);
  await page.goto('/contact/?again');
  await expect(page.getByRole('heading', { name: say('unreachable.title') })).toBeVisible();
  host.isDown = false;
  await context.setOffline(false);
  // Some versions of Chromium do not tell a page that was opened offline.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1, name: say('layout.contact') })).toBeVisible();
}

for (const hasServiceWorker of [true, false]) {
  test.describe(hasServiceWorker ? 'with the service worker' : 'without a service worker', () => {
    test.use({ hasServiceWorker });

    test('after an upgrade the open page reloads once, and after a rollback deposit and withdrawal work', async ({
      page,
      context,
      host,
      world,
      expectProblems,
    }) => {
      // A missing file, and preloads that a reload makes useless.
      expectProblems(/response 404 GET \/assets\/|console (error|warning): /);
      const [first, second] = host.builds;
      await world.session(DEMO_PLAYER);
      const other = await context.newPage();
      for (const tab of [page, other]) {
        await tab.goto('/');
        await expect(tab.getByRole('heading', { name: say('home.credits'), exact: true })).toBeAttached();
      }
      if (hasServiceWorker) await expect.poll(() => keptBuild(page)).toBe(deployedBuild(host));

      host.deployed = second;
      await follow(page, 'nav.short.deposit');
      await expect(amount(page, 'deposit')).toBeVisible();
      await follow(other, 'nav.short.withdraw');
      await expect(other.getByRole('heading', { level: 1, name: say('withdraw.title') })).toBeVisible();
      expect(buildIn(await page.content())).toBe(deployedBuild(host));

      host.deployed = first;
      // A tab that has reloaded for a file does not reload for it again.
      const third = await context.newPage();
      await third.goto('/player/withdraw/');
      await expect(third.getByRole('heading', { level: 1, name: say('withdraw.title') })).toBeVisible();
      const fourth = await context.newPage();
      const deposit = new DepositScreen(fourth, say);
      await deposit.open();
      await deposit.fillIn();
      await deposit.submit().click();
      await expect(deposit.qr()).toBeVisible();
      expect(buildIn(await fourth.content())).toBe(deployedBuild(host));
    });
  });
}

test('after an upgrade and after a rollback the site starts without a network', async ({
  page,
  context,
  host,
  expectProblems,
}) => {
  expectProblems(/^request failed GET /);
  for (const build of [host.builds[0], host.builds[1], host.builds[0]]) {
    host.deployed = build;
    await page.goto('/contact/');
    await expect.poll(() => keptBuild(page)).toBe(deployedBuild(host));
    await startsWithoutNetwork(page, context, host);
    expect(buildIn(await page.content())).toBe(deployedBuild(host));
  }
});

test('a page that an earlier service worker has kept under the names of files is replaced', async ({
  page,
  host,
  world,
}) => {
  await world.session(DEMO_PLAYER);
  await page.goto('/');
  await expect.poll(() => keptBuild(page)).toBe(deployedBuild(host));
  const names = readFileSync(join(host.deployed, '.server/weights.json'), 'utf8').match(
    /assets\/[\w-]+\.js/g,
  );
  await page.evaluate(async (files) => {
    const cache = await caches.open('site-files');
    const html = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
    await Promise.all(files.map((file) => cache.put(`/${file}`, html())));
  }, names ?? []);
  await page.goto('/player/deposit/');
  await expect(amount(page, 'deposit')).toBeVisible();
});

base.describe('a language whose messages are gone', () => {
  const CHINESE = '**/assets/*-cn-shell-*.js';
  const language = (page: Page) => page.getByRole('banner').getByRole('combobox');

  base(
    'the page reloads once, and is in the chosen language',
    ESSENTIAL,
    async ({ page, expectProblems }) => {
      expectProblems(/response 404 GET \/assets\/.*-cn-shell-/);
      await page.goto('/login/');
      await expect(page.getByRole('contentinfo')).toBeAttached();
      let loads = 0;
      page.on('framenavigated', () => (loads += 1));
      await page.route(CHINESE, (route) => (loads === 0 ? route.fulfill({ status: 404 }) : route.continue()));
      await language(page).selectOption('cn');
      await expect(
        page.getByRole('heading', { level: 1, name: messagesIn('cn')('login.title') }),
      ).toBeVisible();
      await expect(language(page)).toHaveValue('cn');
      expect(loads).toBe(1);
    },
  );

  base(
    'that stay away, also after a reload: the site starts in another one',
    async ({ page, expectProblems }) => {
      expectProblems(/response 404 GET \/assets\/.*-cn-shell-/);
      await page.route(CHINESE, (route) => route.fulfill({ status: 404 }));
      await page.addInitScript(() => localStorage.setItem('i18nextLng', 'cn'));
      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      await page.goto('/contact/');
      await expect(page.getByRole('heading', { level: 1, name: say('layout.contact') })).toBeVisible();
      expect(loads).toBe(2);
      await language(page).selectOption('cn');
      const toast = page.getByText(say('common.cannotLoad'));
      await expect(toast).toBeVisible();
      await expect(page.getByText(say('failure.network'))).toHaveCount(0);
      expect(loads).toBe(2);
    },
  );
});
