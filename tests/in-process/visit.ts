/** A player who uses the whole site in jsdom, in virtual time, over a network that a test can cut or delay. */
import { vi } from 'vitest';
import { realBrowser } from '../../src/platform/browser.ts';
import { SILENT_TABS } from '../../src/platform/tabs/tab-channel.ts';
import { NO_LOCK } from '../../src/platform/tabs/tab-lock.ts';
import { closeSite } from './close-site.ts';
import { InProcessMock } from './mock.ts';
import { type OpenPage, openPage } from './page.tsx';
import { canPress, choice, control, dialog, field, opensChoices, typeInto } from './page-reading.ts';
import { firstIn, isNamed, isPerceivable, type Urgency, urgencyOfText, visibleText } from './perception.ts';
import { VirtualTime } from './virtual-time.ts';

const START = Date.UTC(2026, 2, 2, 3, 0, 0);
/** The longest wait for expected content, in virtual time: failed reads are retried for some seconds. */
const PATIENCE_MS = 60_000;
const STEP_MS = 100;

/** A request that a page has sent. */
export interface Sent {
  readonly method: string;
  /** Without `/api/v2`. */
  readonly path: string;
  /** Virtual time, in milliseconds. */
  readonly at: number;
}

interface Delay {
  readonly path: RegExp;
  readonly milliseconds: number;
}

interface Start {
  readonly scenario: string;
  readonly player?: string | null;
  /** Set before the page is opened. */
  readonly delay?: Delay;
  /** Whether the page is open; by default once it has a heading. */
  readonly isOpen?: () => boolean;
}

let opened: Visit | null = null;

/** Closes the visit after each test. @throws if rendering has failed. */
export async function endVisit(): Promise<void> {
  await opened?.close();
  opened = null;
}

export class Visit {
  readonly sent: Sent[] = [];
  readonly time = new VirtualTime(START);
  readonly mock = new InProcessMock({ clock: this.time });
  /** Delays requests to these paths. */
  delay: Delay | null;
  #isCut = false;
  #page: OpenPage | null = null;

  /** Signs a player in and opens an address. */
  static async at(path: string, start: Start): Promise<Visit> {
    const { scenario, player = 'demo', delay = null, isOpen = showsHeading } = start;
    const visit = new Visit(delay);
    opened = visit;
    await visit.mock.setUp({ scenario, player });
    await visit.#open(path, isOpen);
    return visit;
  }

  private constructor(delay: Delay | null) {
    this.delay = delay;
    vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
      const path = new URL(String(input), window.location.href).pathname.replace('/api/v2', '');
      this.sent.push({ method: init?.method ?? 'GET', path, at: this.time.now() });
      if (this.#isCut) return Promise.reject(new TypeError('Failed to fetch'));
      const { delay } = this;
      if (!delay?.path.test(path)) return this.mock.fetch(input, init);
      return new Promise((resolve) =>
        this.time.later(() => resolve(this.mock.fetch(input, init)), delay.milliseconds),
      );
    });
  }

  async #open(path: string, isOpen: () => boolean): Promise<void> {
    window.history.replaceState(null, '', path);
    this.#page = openPage({
      ...realBrowser(),
      tabs: SILENT_TABS,
      lock: NO_LOCK,
      random: () => 0.5,
      readCookie: this.mock.readCookie,
      readCookies: (name) => [this.mock.readCookie(name) ?? []].flat(),
      firstCookies: (name) => [this.mock.readCookie(name) ?? []].flat(),
    });
    await this.until(isOpen, `a page at ${path}`);
  }

  get site() {
    if (!this.#page) throw new Error('no page is open');
    return this.#page.site;
  }

  /** From now on every request fails, although the browser reports being online. */
  cut(): void {
    this.#isCut = true;
  }

  mend(): void {
    this.#isCut = false;
  }

  go(to: string): void {
    this.site.navigation.send({ type: 'navigation.asked', to, replace: false });
  }

  async pass(milliseconds: number): Promise<void> {
    await this.time.passTo(this.time.now() + milliseconds, this.mock.settled);
    await vi.dynamicImportSettled();
    await this.mock.settled();
  }

  /** Lets time pass until the condition holds. @throws after `PATIENCE_MS`. */
  async until(isSo: () => boolean, what: string): Promise<void> {
    const end = this.time.now() + PATIENCE_MS;
    while (!isSo()) {
      if (this.time.now() > end) throw new Error(`the page never showed ${what}:\n${this.text()}`);
      await this.pass(STEP_MS);
      // Until its next timer, a page that has settled does not change.
      const steps = Math.ceil((Math.min(this.time.nextDue, end) - this.time.now()) / STEP_MS) - 1;
      this.time.advanceTo(this.time.now() + Math.max(0, steps) * STEP_MS);
    }
  }

  async sees(...texts: readonly string[]): Promise<void> {
    for (const text of texts) await this.until(() => isPerceivable(text, this.#place()), `“${text}”`);
  }

  /** Lets time pass until assistive technology announces the text, which may be invisible. */
  async announces(urgency: Urgency, text: string): Promise<void> {
    await this.until(() => urgencyOfText(text) === urgency, `“${text}” as ${urgency}`);
  }

  /** Lets time pass until the text is visible and announced. */
  async notifies(urgency: Urgency, text: string): Promise<void> {
    await this.sees(text);
    await this.announces(urgency, text);
  }

  /** The text of the open dialog, else of the page. */
  text(): string {
    return visibleText(this.#place());
  }

  #place(): HTMLElement {
    return dialog() ?? document.body;
  }

  /** The requests that the page has sent since a moment. */
  sentSince(moment: number, method: string, path: RegExp | string): readonly Sent[] {
    const isIt = (sent: string) => (typeof path === 'string' ? sent === path : path.test(sent));
    return this.sent.filter((sent) => sent.at >= moment && sent.method === method && isIt(sent.path));
  }

  /** Clicks the control with this name as soon as it is enabled. */
  async press(text: string): Promise<void> {
    await this.until(() => canPress(text), `“${text}”, enabled`);
    control(text).click();
    await this.mock.settled();
  }

  async choose(text: string): Promise<void> {
    const isShown = opensChoices(text);
    await this.mock.settled();
    if (!isShown) choice(text).click();
    await this.mock.settled();
  }

  async fill(label: string, text: string): Promise<void> {
    typeInto(field(label), text);
    await this.mock.settled();
  }

  async close(): Promise<void> {
    this.#page?.close();
    if (this.#page) await closeSite(this.#page.site);
    await this.mock.settled();
    this.time.restore();
    const errors = this.#page?.errors ?? [];
    if (errors.length > 0) throw new Error('a page broke', { cause: errors[0] });
  }
}

function showsHeading(): boolean {
  return firstIn(document, isNamed('h1')) !== null;
}
