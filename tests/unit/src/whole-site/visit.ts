/** A visit of the whole site in real time: the pages of one browser in jsdom, over a network that the test holds. */
import { onlineManager } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import type { PlayerSite } from '../../../../src/app/player-site.ts';
import type { Browser, Unsubscribe } from '../../../../src/platform/browser.ts';
import { type OpenPage, openPage } from '../../../in-process/page.tsx';
import { submit, textOf } from '../../../in-process/page-reading.ts';
import { handBrowser, memoryHistory, memoryStore } from '../browser.ts';
import { closeSite } from '../close-site.ts';
import { Tabs } from '../tabs.ts';
import { type Change, Network } from './network.ts';

export interface VisitOptions {
  readonly scenario?: string;
  readonly player?: string | null;
  /** Happens before the page is opened. */
  readonly prepare?: (visit: Visit) => unknown;
  readonly change?: Change;
  /** Shows that a page has come; a heading otherwise. */
  readonly until?: (tab: Tab) => void;
  /** In place of the whole site. */
  readonly content?: Parameters<typeof openPage>[2];
  readonly browser?: Partial<Browser>;
}

export interface Tab extends OpenPage {
  /** Where it has been; the last is where it is. */
  readonly addresses: readonly string[];
}

const open: Visit[] = [];

/** Opens a page of the site as a visitor, or as a player of the mock. */
export async function visit(at: string, options: VisitOptions = {}): Promise<Visit> {
  const begun = new Visit(options);
  open.push(begun);
  await begun.mock.setUp({ scenario: options.scenario ?? 'default', player: options.player ?? null });
  await options.prepare?.(begun);
  await begun.load(at, options.browser);
  return begun;
}

/** Called after each test. @throws where a page broke. */
export async function endVisits(): Promise<void> {
  for (const visit of open.splice(0)) await visit.end();
}

export class Visit extends Network {
  /** All texts that were ever written into the storage of a tab. */
  readonly written: string[] = [];
  /** What the client has reported of answers that it cannot read. */
  readonly unreadable: unknown[] = [];
  readonly #options: VisitOptions;
  readonly #tabs: Tab[] = [];
  readonly #channel = new Tabs();
  readonly #device = memoryStore();
  readonly #session = this.#recordingStore();

  constructor(options: VisitOptions) {
    super();
    this.#options = options;
    this.change = options.change;
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

  /** Loads an address in place of the page that is open, as a reload does. */
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
    const tab = { ...page, close, addresses: history.addresses };
    this.#tabs.push(tab);
    tab.site.client.onUnreadable((problem) => this.unreadable.push(problem));
    await waitFor(() => until(tab));
    return tab;
  }

  /** Goes to a page of the site, and waits until it is shown. */
  async go(to: string): Promise<void> {
    const { navigation } = this.site;
    navigation.send({ type: 'navigation.asked', to, replace: false });
    await waitFor(() => expect(navigation.getSnapshot().context).toMatchObject({ shown: to, pending: null }));
    await this.settled();
  }

  /** Sends the form of the page, and waits until its request has left. */
  async send(call: string): Promise<void> {
    const before = this.timesSent(call);
    submit().click();
    await waitFor(() => expect(this.timesSent(call)).toBe(before + 1));
  }

  /** What the site has for the player who is signed in. */
  playerSite(): Promise<PlayerSite> {
    return waitFor(() => this.site.playerSite ?? Promise.reject(new Error('nobody is signed in')));
  }

  /** A player signs in elsewhere in the same browser, and the page looks the session up. */
  async signIn(username: string): Promise<void> {
    await this.mock.lab('session', { username });
    this.site.session.send({ type: 'session.lookUp' });
    await this.settled();
  }

  /** The browser is online again, and its pages have asked for what they missed. */
  async restore(): Promise<void> {
    const turns = this.#tabs.map(
      ({ site }) => new Promise<void>((resolve) => site.reconnect.onReconnect(resolve)),
    );
    this.setOnline(true);
    await Promise.all(turns);
    await this.settled();
  }

  /** The browser goes offline and online again, and answers arrive. */
  async reconnect(): Promise<void> {
    this.loseNothing();
    this.cut();
    await this.restore();
  }

  async end(): Promise<void> {
    onlineManager.setOnline(true);
    await this.#close();
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
  expect(textOf(container.querySelector('h1'))).not.toBe('');
}
