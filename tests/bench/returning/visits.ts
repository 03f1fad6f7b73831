/** The visits of a returning player: of which pages, on which line, cold and warm. */
import type { Browser } from '@playwright/test';
import { serveBuiltSite } from '../../browser/fixtures/built-site.ts';
import { terminateTls } from '../../browser/fixtures/tls-proxy.ts';
import { buildBareForm } from '../first-load/bare-form.ts';
import { serveBeside } from '../first-load/side-server.ts';
import { newPhone, type Phone } from '../phone.ts';
import { signInAt } from '../player-session.ts';
import { SlowLine } from './slow-line.ts';
import { type Speed, type Use, visit, type Visited } from './visit.ts';

const BARE_FORM = '/bare-form/';

const AMOUNT: Use = { field: 'main form input[inputmode=numeric], main form input[inputmode=decimal]' };

export interface ReturningPage {
  readonly name: 'home' | 'deposit' | 'withdraw' | 'history';
  readonly path: string;
  readonly scenario: string;
  readonly use: Use;
}

export const RETURNING_PAGES: readonly ReturningPage[] = [
  { name: 'home', path: '/', scenario: 'with-credit', use: { press: 'main a[href="/player/deposit/"]' } },
  { name: 'deposit', path: '/player/deposit/', scenario: 'default', use: AMOUNT },
  { name: 'withdraw', path: '/player/withdraw/', scenario: 'with-credit', use: AMOUNT },
  {
    name: 'history',
    path: '/player/deposit/history/',
    scenario: 'every-status',
    use: { press: 'main tbody tr' },
  },
];

export interface Circumstances {
  readonly protocol: 'h2' | 'http/1.1';
  readonly speed: Speed;
  /** The folder of the build. */
  readonly folder: string;
}

/** A phone on a line to a server. */
interface Place extends Circumstances {
  readonly browser: Browser;
  readonly origin: string;
  readonly line: SlowLine;
}

/** One visit to a minimal form in React. */
export async function visitBareForm(browser: Browser, how: Circumstances): Promise<Visited> {
  const form = await buildBareForm('bare-form');
  const server = await serveBeside(how.folder, new Map([[BARE_FORM, form.page], form.code]));
  return beside(browser, server, how, async (place) => {
    const phone = await newPhone(browser, place.origin);
    try {
      return await visit(
        phone,
        BARE_FORM,
        { field: 'input[type=password]', follows: 'button:enabled' },
        place,
      );
    } finally {
      await phone.context.close();
    }
  });
}

interface Twice {
  readonly cold: Visited;
  readonly warm: Visited;
}

/** A visit to the page with an empty cache, and then one with the service worker's copy of the site. */
export async function visitTwice(browser: Browser, how: Circumstances, page: ReturningPage): Promise<Twice> {
  const server = await serveBuiltSite({ folder: how.folder });
  return beside(browser, server, how, (place) => visitPage(place, server.origin, page));
}

/** Puts the phone and the server on the two ends of a line. `server` is closed afterwards. */
async function beside<T>(
  browser: Browser,
  server: Awaited<ReturnType<typeof serveBuiltSite>>,
  how: Circumstances,
  measure: (place: Place) => Promise<T>,
): Promise<T> {
  const line = new SlowLine();
  const proxy = await terminateTls(server, { line, protocol: how.protocol });
  try {
    return await measure({ ...how, browser, origin: proxy.origin, line });
  } finally {
    await proxy.close();
  }
}

async function visitPage(
  place: Place,
  mock: string,
  { name, path, scenario, use }: ReturningPage,
): Promise<Twice> {
  const phone = await newPhone(place.browser, place.origin);
  try {
    phone.page.on('pageerror', (error) => console.error(name, error));
    await signInAt(phone, { mock, origin: place.origin, scenario });
    // The device remembers the player: `src/platform/page/last-known-session.ts`.
    await phone.context.addInitScript(() => localStorage.setItem('signedIn', '1'));
    const cold = await visit(phone, path, use, place);
    place.line.isSlow = false;
    await copyIsKept(phone);
    await phone.page.close();
    const page = await phone.context.newPage();
    const again: Phone = { ...phone, page, tools: await phone.context.newCDPSession(page) };
    return { cold, warm: await visit(again, path, use, place) };
  } finally {
    await phone.context.close();
  }
}

/** Resolves when a later visit finds everything: the worker is active and has what the page has loaded. */
async function copyIsKept({ page, tools }: Phone): Promise<void> {
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!(await caches.match('/index.html'))) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}
