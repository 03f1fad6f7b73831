/**
 * Measures the pages that a returning player opens first, on a slow phone whose browser remembers the player: cold, with an empty
 * cache, and warm, with the service worker's copy of the site. Over HTTP/2 and, beside it, HTTP/1.1, through a line that slows
 * the worker's requests too, beside a bare form of react-dom: `npm run bench -- returning --runs=3`.
 */
import { type Browser, chromium } from '@playwright/test';
import { serveBuiltSite } from '../browser/fixtures/built-site.ts';
import { chromiumLaunchOptions } from '../browser/fixtures/chromium.ts';
import { type ProxyOptions, terminateTls, trustCertificate } from '../browser/fixtures/tls-proxy.ts';
import { buildBareForm } from './first-load/bare-form.ts';
import { serveBeside } from './first-load/side-server.ts';
import { newPhone, type Phone } from './phone.ts';
import { signInAt } from './player-session.ts';
import { SlowLine } from './returning/slow-line.ts';
import { BARE, type Column, rowsOfReturning, printVisits } from './returning/targets.ts';
import { type Use, visit, type Visited } from './returning/visit.ts';
import type { Row } from './verdict.ts';

const BARE_FORM = '/bare-form/';

const AMOUNT: Use = { field: 'main form input[inputmode=numeric], main form input[inputmode=decimal]' };

const PAGES: readonly {
  readonly name: string;
  readonly path: string;
  readonly scenario: string;
  readonly use: Use;
}[] = [
  {
    name: 'home',
    path: '/',
    scenario: 'with-credit',
    use: { press: 'main a[href="/player/deposit/"]' },
  },
  { name: 'deposit', path: '/player/deposit/', scenario: 'default', use: AMOUNT },
  { name: 'withdraw', path: '/player/withdraw/', scenario: 'with-credit', use: AMOUNT },
  {
    name: 'history',
    path: '/player/deposit/history/',
    scenario: 'every-status',
    use: { press: 'main tbody tr' },
  },
];

/** A phone on a slow line to a server. */
interface Place {
  readonly browser: Browser;
  readonly origin: string;
  readonly line: SlowLine;
}

export async function benchReturning(runs: number, folder = 'dist'): Promise<readonly Row[]> {
  const form = await buildBareForm('bare-form');
  const options = await chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), await trustCertificate()],
  });
  const visits = new Map<string, Visited[]>();
  const note = (column: Column, name: string, visited: Visited) =>
    visits.set(`${column} ${name}`, [...(visits.get(`${column} ${name}`) ?? []), visited]);
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const column of ['HTTP/2', 'HTTP/1.1'] as const) {
        const protocol = column === 'HTTP/2' ? 'h2' : 'http/1.1';
        await beside(
          browser,
          await serveBeside(folder, new Map([[BARE_FORM, form.page], form.code])),
          protocol,
          async (place) => {
            note(column, BARE, await visitOnce(place));
          },
        );
        await beside(browser, await serveBuiltSite({ folder }), protocol, async (place, mock) => {
          for (const page of PAGES) {
            const { cold, warm } = await visitTwice(place, mock, page);
            note(column, `${page.name}, cold`, cold);
            note(column, `${page.name}, warm`, warm);
          }
        });
      }
      console.error(`returning: ${run} of ${runs}`);
    }
  } finally {
    await browser.close();
  }
  printVisits(visits);
  return rowsOfReturning(visits);
}

/** Puts the phone and the server on the two ends of a slow line. `server` is closed afterwards. */
async function beside(
  browser: Browser,
  server: Awaited<ReturnType<typeof serveBuiltSite>>,
  protocol: ProxyOptions['protocol'] & string,
  measure: (place: Place, mock: string) => Promise<void>,
): Promise<void> {
  const line = new SlowLine();
  const proxy = await terminateTls(server, { line, protocol });
  try {
    await measure({ browser, origin: proxy.origin, line }, server.origin);
  } finally {
    await proxy.close();
  }
}

async function visitOnce({ browser, origin, line }: Place): Promise<Visited> {
  const phone = await newPhone(browser, origin);
  try {
    return await visit(phone, BARE_FORM, { field: 'input[type=password]', follows: 'button:enabled' }, line);
  } finally {
    await phone.context.close();
  }
}

async function visitTwice(
  { browser, origin, line }: Place,
  mock: string,
  { name, path, scenario, use }: (typeof PAGES)[number],
): Promise<{ readonly cold: Visited; readonly warm: Visited }> {
  const phone = await newPhone(browser, origin);
  try {
    phone.page.on('pageerror', (error) => console.error(name, error));
    await signInAt(phone, { mock, origin, scenario });
    // The device remembers the player: `src/platform/page/last-known-session.ts`.
    await phone.context.addInitScript(() => localStorage.setItem('signedIn', '1'));
    const cold = await visit(phone, path, use, line);
    line.isSlow = false;
    await copyIsKept(phone);
    await phone.page.close();
    const page = await phone.context.newPage();
    const again: Phone = { ...phone, page, tools: await phone.context.newCDPSession(page) };
    return { cold, warm: await visit(again, path, use, line) };
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
