/** Runs the whole site in real time: the tabs of one browser in jsdom, with a network that the test controls. */
import { onlineManager } from '@tanstack/react-query';
import { waitFor } from '../../../in-process/wait-for.ts';
import { expect } from 'vitest';
import type { PlayerActors } from '../../../../machines/player.machine.ts';
import type { Browser } from '../../../../src/platform/browser.ts';
import type { Unsubscribe } from '../../../../src/platform/unsubscribe.ts';
import { type OpenPage, openPage } from '../../../in-process/page.tsx';
import { submit } from '../../../in-process/page-reading.ts';
import { accessibleText, firstIn, isNamed } from '../../../in-process/perception.ts';
import { translatePage } from '../../../in-process/translator.ts';
import { handBrowser, memoryHistory, memoryStore } from '../browser.ts';
import { closeSite } from '../../../in-process/close-site.ts';
import { Tabs } from '../tabs.ts';
import { type Change, Network } from './network.ts';

export interface VisitOptions {
  readonly scenario?: string;
  readonly player?: string | null;
  /** Called before the page is opened. */
  readonly prepare?: (visit: Visit) => unknown;
  readonly change?: Change;
  /** Waits until the page is shown; by default until it has a heading. */
  readonly until?: (tab: Tab) => void;
  /** Rendered instead of the whole site. */
  readonly content?: Parameters<typeof openPage>[2];
  readonly browser?: Partial<Browser>;
  /** Whether a page translator changes the page from the start. */
  readonly translated?: boolean;
}

export interface Tab extends OpenPage {
  /** The addresses that the tab has visited; the last one is current. */
  readonly addresses: readonly string[];
  /** Presses Back. */
  readonly back: () => void;
}

const open: Visit[] = [];

/** Opens a page as a visitor, or signed in as a player of the mock. */
export async function visit(at: string, options: VisitOptions = {}): Promise<Visit> {
  const begun = new Visit(options);
  open.push(begun);
  await begun.mock.setUp({ scenario: options.scenario ?? 'default', player: options.player ?? null });
  await options.prepare?.(begun);
  await begun.load(at, options.browser);
  return begun;
}

/** Call it after each test. @throws if a page reported an error. */
export async function endVisits(): Promise<void> {
  for (const visit of open.splice(0)) await visit.end();
}

export class Visit extends Network {
  /** Every text that was written to the first tab's session storage. */
  readonly written: string[] = [];
  /** The responses that the client reported as unreadable. */
  readonly unreadable: unknown[] = [];
  readonly #options: VisitOptions;
  readonly #tabs: Tab[] = [];
  readonly #channel = new Tabs(queueMicrotask);
  readonly #device = memoryStore();
  readonly #session = this.#recordingStore();
  readonly #stopTranslator: (() => void) | undefined;

  constructor(options: VisitOptions) {
    super();
    this.#options = options;
    this.change = options.change;
    if (options.translated) this.#stopTranslator = translatePage(document.body);
  }

  /** The first tab. */
  get tab(): Tab {
    const [tab] = this.#tabs;
    if (!tab) throw new Error('no page is open');
    return tab;
  }

  get site() {
    return this.tab.site;
  }

  get address(): string | undefined {
    return this.tab.addresses.at(-1);
  }

  /** Replaces the open page, as a reload does. */
  async load(at: string, browser: Partial<Browser> = {}): Promise<void> {
    await this.#close();
    await this.openTab(at, { tab: this.#session, ...browser });
  }

  async openTab(at: string, browser: Partial<Browser> = {}): Promise<Tab> {
    const { until = showsHeading, content } = this.#options;
    const { isOnline, onNetworkChange } = this.line;
    const history = memoryHistory(at);
    const channel = this.#channel.open();
    const stops: Unsubscribe[] = [];
    const untilClosed =
      <Message>(listen: (listener: (message: Message) => void) => Unsubscribe) =>
      (listener: (message: Message) => void) => {
        const stop = listen(listener);
        stops.push(stop);
        return stop;
      };
    const page = openPage(
      {
        ...handBrowser({ history, isOnline, readCookie: this.mock.readCookie }),
        clock: { now: () => Date.now() },
        device: this.#device,
        tabs: { post: channel.post, onMessage: untilClosed(channel.onMessage) },
        onNetworkChange: untilClosed(onNetworkChange),
        newKey: () => crypto.randomUUID(),
        ...browser,
      },
      document.body,
      content,
    );
    const close = () => {
      for (const stop of stops) stop();
      page.close();
    };
    const tab = { ...page, close, addresses: history.addresses, back: history.back };
    this.#tabs.push(tab);
    tab.site.client.onUnreadable((problem) => this.unreadable.push(problem));
    await waitFor(() => until(tab));
    return tab;
  }

  /** Navigates to a page and waits until it is shown. */
  async go(to: string): Promise<void> {
    const { navigation } = this.site;
    navigation.send({ type: 'navigation.asked', to, replace: false });
    await waitFor(() => expect(navigation.getSnapshot().context).toMatchObject({ shown: to, pending: null }));
    await this.settled();
  }

  /** Submits the page's form and waits until its request has been sent. */
  async send(call: string): Promise<void> {
    const before = this.timesSent(call);
    submit().click();
    // A request whose response is lost may already have been sent again.
    await waitFor(() => expect(this.timesSent(call)).toBeGreaterThan(before));
  }

  /** Resolves with an actor of the signed-in player, once it has started. */
  playerActor<Name extends keyof PlayerActors>(name: Name): Promise<NonNullable<PlayerActors[Name]>> {
    return waitFor(() => this.site.playerActor(name) ?? Promise.reject(new Error(`there is no ${name}`)));
  }

  /** Signs a player in as another tab would, then lets the page look up the session. */
  async signIn(username: string): Promise<void> {
    await this.mock.lab('session', { username });
    this.site.session.send({ type: 'session.lookUp' });
    await this.settled();
  }

  /** Brings the browser online and waits until its pages have refetched. */
  async restore(): Promise<void> {
    const turns = this.#tabs.map(
      ({ site }) => new Promise<void>((resolve) => site.reconnect.onReconnect(resolve)),
    );
    this.setOnline(true);
    await Promise.all(turns);
    await this.settled();
  }

  /** Takes the browser offline and online again; responses are no longer lost. */
  async reconnect(): Promise<void> {
    this.loseNothing();
    this.cut();
    await this.restore();
  }

  async end(): Promise<void> {
    onlineManager.setOnline(true);
    await this.#close();
    this.#stopTranslator?.();
    await this.settled();
  }

  async #close(): Promise<void> {
    for (const { site, errors, close } of this.#tabs.splice(0)) {
      close();
      await closeSite(site);
      expect(errors).toEqual([]);
    }
  }

  #recordingStore() {
    const store = memoryStore();
    return {
      ...store,
      write: (name: string, text: string) => {
        this.written.push(text);
        store.write(name, text);
      },
    };
  }
}

function showsHeading({ container }: Tab): void {
  expect(accessibleText(firstIn(container, isNamed('h1')))).not.toBe('');
}
