/** Visits to the pages that players open first, each on a new phone, over one line to one server. */
import type { Browser } from '@playwright/test';
import { createLab } from '../../../mock-server/lab/client/lab.ts';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { serveBuiltSite } from '../../browser/fixtures/built-site.ts';
import { terminateTls } from '../../browser/fixtures/tls-proxy.ts';
import { newPhone, type Phone } from '../phone.ts';
import { BARE_FORM, bareForm } from './bare-form.ts';
import { SlowLine } from './slow-line.ts';
import { type Speed, type Use, visit, type Visited } from './visit.ts';

/** The cookie that holds the session over HTTP, and over TLS (`mock-server/pipeline/cookies.ts`). */
const OVER_HTTP = 'sid';
const OVER_TLS = '__Host-sid';

const AMOUNT: Use = { field: 'main form input[inputmode=numeric], main form input[inputmode=decimal]' };
/** The site offers the registration once it knows that nobody is signed in. */
const REGISTRATION: Use = { press: 'header a[href="/register/"]' };

export interface FirstPage {
  readonly path: string;
  readonly use: Use;
  /** The scenario whose player the device remembers; without one, a visitor opens the page. */
  readonly scenario?: string;
}

export const VISITORS_PAGES = {
  'home of a visitor': { path: '/', use: REGISTRATION },
  login: { path: '/login/', use: REGISTRATION },
  register: { path: '/register/', use: REGISTRATION },
} as const satisfies Readonly<Record<string, FirstPage>>;

export const PLAYERS_PAGES = {
  home: { path: '/', scenario: 'with-credit', use: { press: 'main a[href="/player/deposit/"]' } },
  deposit: { path: '/player/deposit/', scenario: 'default', use: AMOUNT },
  withdraw: { path: '/player/withdraw/', scenario: 'with-credit', use: AMOUNT },
  history: { path: '/player/deposit/history/', scenario: 'every-status', use: { press: 'main tbody tr' } },
} as const satisfies Readonly<Record<string, FirstPage>>;

/** The site at the other end of a line. */
export class VisitedSite {
  readonly #browser: Browser;
  readonly #mock: string;
  readonly #origin: string;
  readonly #line: SlowLine;
  readonly #speed: Speed;
  readonly close: () => Promise<void>;

  private constructor(
    browser: Browser,
    mock: string,
    proxy: Awaited<ReturnType<typeof terminateTls>>,
    line: SlowLine,
    speed: Speed,
  ) {
    this.#browser = browser;
    this.#mock = mock;
    this.#origin = proxy.origin;
    this.#line = line;
    this.#speed = speed;
    this.close = () => proxy.close();
  }

  /** Serves the build in `dist`. */
  static async open(browser: Browser, speed: Speed): Promise<VisitedSite> {
    const line = new SlowLine();
    const server = await serveBuiltSite({ plugins: [await bareForm()] });
    const proxy = await terminateTls(server, line);
    return new VisitedSite(browser, server.origin, proxy, line, speed);
  }

  bareForm(): Promise<Visited> {
    return this.cold({ path: BARE_FORM, use: { field: 'input[type=password]', follows: 'button:enabled' } });
  }

  /** With an empty cache. */
  cold(page: FirstPage): Promise<Visited> {
    return this.#onPhone(page, (phone) => this.#visit(phone, page));
  }

  /** With an empty cache, and then with the service worker's copy of the site. */
  twice(page: FirstPage): Promise<{ readonly cold: Visited; readonly warm: Visited }> {
    return this.#onPhone(page, async (phone) => {
      const cold = await this.#visit(phone, page);
      this.#line.isSlow = false;
      await copyIsKept(phone);
      await phone.page.close();
      const again = await phone.context.newPage();
      const tools = await phone.context.newCDPSession(again);
      return { cold, warm: await this.#visit({ ...phone, page: again, tools }, page) };
    });
  }

  #visit(phone: Phone, { path, use }: FirstPage): Promise<Visited> {
    return visit(phone, path, use, { speed: this.#speed, line: this.#line });
  }

  async #onPhone<Found>(page: FirstPage, measure: (phone: Phone) => Promise<Found>): Promise<Found> {
    const phone = await newPhone(this.#browser, this.#origin);
    try {
      phone.page.on('pageerror', (error) => console.error(page.path, error));
      if (page.scenario !== undefined) await this.#rememberPlayer(phone, page.scenario);
      return await measure(phone);
    } finally {
      await phone.context.close();
    }
  }

  /** Signs the player of a scenario in. */
  async #rememberPlayer({ context }: Phone, scenario: string): Promise<void> {
    const url = this.#origin;
    const world = createLab(this.#mock)
      .existing('default')
      .withSessions((cookies) =>
        context.addCookies(
          cookies.map(({ name, ...cookie }) => ({
            ...cookie,
            name: name === OVER_HTTP ? OVER_TLS : name,
            secure: true,
            url,
          })),
        ),
      );
    await world.reset({ scenario });
    await world.session(DEMO_PLAYER.username);
    // `src/platform/page/last-known-session.ts`.
    await context.addInitScript(() => localStorage.setItem('signedIn', '1'));
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
