/** A walk of the monkey in a real browser, with time as it is: only what takes less than a second or two is waited for. */
import type { BrowserContext, JSHandle, Page, Route } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { type Condition, GOOD } from '../../monkey/condition.ts';
import { type Step, stepInWords, type Walk } from '../../monkey/steps.ts';
import type * as Surface from '../../monkey/surface.ts';
import type { Lab } from '../lab.ts';

declare global {
  interface Window {
    /** tests/monkey/surface.ts, in the page. */
    readonly surface: typeof Surface;
    /** How often the page has changed. */
    changes: number;
  }
}

const MOST_STEPS = 14;
const ACKNOWLEDGED_WITHIN_MS = 1_000;
const LONGEST_DELAY_MS = 1_500;
const POLL_MS = 50;
/** What has stayed the same for so long is settled. */
const SETTLED_MS = 1_200;
const SETTLED_WITHIN_MS = 25_000;
/** As long as a press may take where something moves or lies over the control. */
const PRESSED_WITHIN_MS = 1_500;
const PASSWORDS = { demo: 'demo-1234', newcomer: 'newcomer-1234' };

export class ChromiumWalk {
  readonly #taken: string[] = [];
  readonly #context: BrowserContext;
  readonly #lab: Lab;
  readonly #walk: Walk;
  #page: Page | null = null;
  #condition: Condition = GOOD;
  #left = 0;
  #isOffline = false;

  constructor(context: BrowserContext, lab: Lab, walk: Walk) {
    this.#context = context;
    this.#lab = lab;
    this.#walk = walk;
  }

  /** Plays it to its end. @throws with the steps that were taken, where an oracle sees something. */
  async play(): Promise<void> {
    const { scenario, player, address } = this.#walk.setup;
    await this.#lab.reset({ scenario });
    await this.#context.route('**/api/**', (route) => this.#carry(route));
    if (player !== null) await this.#context.request.post('/__lab/session', { data: { username: player } });
    await this.#open(address);
    for (const step of this.#walk.steps.slice(0, MOST_STEPS)) {
      this.#taken.push(stepInWords(step));
      await this.#take(step);
    }
    await this.#settle();
  }

  get #tab(): Page {
    if (!this.#page) throw new Error('no tab is open');
    return this.#page;
  }

  async #open(address: string): Promise<void> {
    this.#page = await this.#context.newPage();
    await this.#load(address);
  }

  /** Without a line nothing is loaded, as in any browser. */
  async #load(address: string): Promise<void> {
    if (!this.#isOffline) await this.#tab.goto(address, { waitUntil: 'domcontentloaded' });
  }

  async #take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'click':
        return this.#press(
          await this.#tab.evaluateHandle(
            ({ isInMain, index }) => {
              const { focusOf, openDialog, controlsIn, nth } = window.surface;
              const place = isInMain ? focusOf(document) : (openDialog(document) ?? document.body);
              const seen = place ? controlsIn(place).filter((control) => control.checkVisibility()) : [];
              return nth(seen, index) ?? null;
            },
            { isInMain: step.in === 'main', index: step.nth },
          ),
        );
      case 'submit':
        return this.#press(
          await this.#tab.evaluateHandle(() => {
            const submit = window.surface.focusOf(document)?.querySelector<HTMLElement>('[type="submit"]');
            return submit && window.surface.isEnabled(submit) ? submit : null;
          }),
        );
      case 'fill':
        await this.#tab.evaluate(
          ({ variant, passwords }) => {
            const { focusOf, chooseIn, fieldsIn, typeInto, valueFor } = window.surface;
            const place = focusOf(document);
            const form = place?.querySelector('form') ?? place;
            if (!form) return;
            chooseIn(form, variant);
            for (const field of fieldsIn(form)) typeInto(field, valueFor(field, variant, passwords));
          },
          { variant: step.variant, passwords: PASSWORDS },
        );
        return undefined;
      case 'load':
      case 'follow':
        return this.#load(step.address);
      case 'reload':
        return this.#load(new URL(this.#tab.url()).pathname);
      case 'back':
        await this.#tab.evaluate(() => window.history.back());
        return undefined;
      case 'openTab':
        if (this.#context.pages().length < 2 && !this.#isOffline) await this.#open(step.address);
        return undefined;
      case 'switchTab':
        this.#page = this.#context.pages().find((page) => page !== this.#page) ?? this.#tab;
        await this.#tab.bringToFront();
        return undefined;
      case 'line':
        this.#isOffline = !step.isUp;
        return this.#context.setOffline(this.#isOffline);
      case 'network':
        this.#condition = step.condition;
        this.#left = step.condition.times;
        return undefined;
      case 'pass':
        return delay(Math.min(step.ms, 400));
      default:
        // Language, storage of a closed tab, staff and hours belong to the walks in simulated time.
        return undefined;
    }
  }

  /** Clicks where a finger would, and waits until the page has changed. */
  async #press(handle: JSHandle<HTMLElement | null>): Promise<void> {
    const control = handle.asElement();
    if (!control) return;
    const page = this.#tab;
    const { name, isMade } = await control.evaluate((element) => ({
      name: window.surface.nameOf(element),
      isMade: window.surface.isWhereItLeads(element, location.pathname + location.search),
    }));
    const isExternal = await control.evaluate((element) =>
      element.matches('a[target], a[download], a[href^="#"]'),
    );
    const before = await this.#signOf(page);
    const pages = this.#context.pages().length;
    // Something that moves or lies over it keeps a finger from it as well.
    const isPressed = await control.click({ timeout: PRESSED_WITHIN_MS }).then(
      () => true,
      () => false,
    );
    if (!isPressed || isMade || isExternal) return;
    for (let waited = 0; waited <= ACKNOWLEDGED_WITHIN_MS; waited += POLL_MS) {
      if (this.#context.pages().length !== pages) return this.#closeGames();
      if ((await this.#signOf(page)) !== before) return;
      await delay(POLL_MS);
    }
    throw this.#violation(`acknowledged: ${name} at ${page.url()} does nothing`);
  }

  /** What differs after a press that did something; a page that is being loaded differs by that. */
  #signOf(page: Page): Promise<string> {
    return page
      .evaluate(() => `${window.changes} ${location.href} ${document.activeElement?.tagName ?? ''}`)
      .catch(() => 'loading');
  }

  /** A game that was opened has a tab of its own, in which the walk has no part. */
  async #closeGames(): Promise<void> {
    for (const page of this.#context.pages().slice(2)) await page.close();
    if (this.#page?.isClosed()) this.#page = this.#context.pages()[0] ?? null;
  }

  async #carry(route: Route): Promise<void> {
    const { upMs, downMs } = this.#condition;
    const isRead = route.request().method() === 'GET';
    const isMeant = this.#condition.of === 'all' || (this.#condition.of === 'reads') === isRead;
    const fate = isMeant && this.#left > 0 ? this.#condition.fate : 'answered';
    if (fate !== 'answered') this.#left -= 1;
    await delay(Math.min(upMs, LONGEST_DELAY_MS));
    try {
      if (fate === 'lost') return await route.abort();
      if (typeof fate === 'object')
        return await route.fulfill({
          status: fate.status,
          json: { code: fate.code, message: fate.code, requestId: 'req-monkey' },
        });
      const answer = await route.fetch();
      await delay(Math.min(downMs, LONGEST_DELAY_MS));
      if (fate === 'answer lost' || fate === 'no answer') return await route.abort();
      if (fate === 'malformed') return await route.fulfill({ response: answer, body: '{"' });
      return await route.fulfill({ response: answer });
    } catch {
      // The page or its tab has gone meanwhile.
    }
  }

  /** What the page shows once nothing is on its way any more is what a new tab shows. */
  async #settle(): Promise<void> {
    this.#condition = GOOD;
    this.#left = 0;
    this.#isOffline = false;
    await this.#context.setOffline(false);
    const page = this.#tab;
    await this.#truth(page);
    // What could not be read is read again when the player looks at the page again, or says so.
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      for (const retry of document.querySelectorAll<HTMLElement>('main [role="alert"] button')) retry.click();
    });
    await delay(4_500);
    const shown = await this.#truth(page);
    const { pathname, search } = new URL(page.url());
    if (await this.#showsAnEnd(pathname)) return;
    const newTab = await this.#context.newPage();
    await newTab.goto(pathname + search);
    const expected = await this.#truth(newTab);
    if (shown !== expected) throw this.#violation(`consistent: shows\n${shown}\na new tab\n${expected}`);
  }

  /** The words on a page, once they have stayed the same for a while. */
  async #truth(page: Page): Promise<string> {
    let [last, since] = ['', Date.now()];
    for (const until = Date.now() + SETTLED_WITHIN_MS; Date.now() < until; ) {
      const now = await page
        .evaluate(() => [location.pathname, ...window.surface.truthOn(document)].join('\n'))
        .catch(() => '');
      if (now !== last) [last, since] = [now, Date.now()];
      else if (now !== '' && Date.now() - since > SETTLED_MS) return now;
      await delay(POLL_MS * 2);
    }
    throw this.#violation('no dead end: the page does not come to rest');
  }

  /** An order that has ended stays on its page until the player has done with it; a new tab has no part in that. */
  async #showsAnEnd(path: string): Promise<boolean> {
    if (!/^\/player\/(deposit|withdraw)\/?$/.test(path)) return false;
    const { store } = await this.#lab.state();
    const rows = path.includes('deposit') ? store.deposits : store.withdraws;
    return rows.at(-1) !== undefined && rows.at(-1)?.status !== 'OPEN';
  }

  #violation(message: string): Error {
    const { scenario, player, address } = this.#walk.setup;
    const start = `${scenario}, ${player ?? 'a visitor'}, at ${address}`;
    return new Error([message, `begins with ${start}`, ...this.#taken.map((step) => `  ${step}`)].join('\n'));
  }
}
