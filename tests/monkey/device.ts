/** A player's device: one browser with its cookies, its storage and its tabs, each with a document of its own. */
import { onlineManager } from '@tanstack/react-query';
import type { Call } from '../../contract/endpoints.ts';
import type { Client } from '../../src/api/client.ts';
import type { Browser } from '../../src/platform/browser.ts';
import type { Unsubscribe } from '../../src/platform/unsubscribe.ts';
import type { PageHistory } from '../../src/platform/page/history.ts';
import type { TextStore } from '../../src/platform/storage.ts';
import type { TabLock } from '../../src/platform/tabs/tab-lock.ts';
import { CookieJar } from '../../mock-server/hosts/demo/cookie-jar.ts';
import { type OpenPage, openPage } from '../in-process/page.tsx';
import { translatePage } from '../in-process/translator.ts';
import type { VirtualTime } from '../in-process/virtual-time.ts';
import { seeded } from '../in-process/seeded.ts';
import { look } from '../in-process/window.ts';
import { handBrowser, memoryStore } from '../unit/src/browser.ts';
import { Tabs } from '../unit/src/tabs.ts';
import type { Network } from './network.ts';
import { putInto } from './use-owner.ts';

/** The options of a client call; only the signal is used here. */
interface Options {
  readonly signal?: AbortSignal;
}

class Listeners<Message> {
  readonly #received = new Set<(message: Message) => void>();

  readonly add = (listener: (message: Message) => void): Unsubscribe => {
    this.#received.add(listener);
    return () => void this.#received.delete(listener);
  };

  report(message: Message): void {
    for (const listener of this.#received) listener(message);
  }
}

/** The session history of a tab; it survives reloads. */
class Entries implements PageHistory {
  #addresses: string[];
  #at = 0;
  #moves = new Listeners<string>();

  constructor(address: string) {
    this.#addresses = [address];
  }

  current = () => this.#addresses[this.#at] ?? '/';
  entry = () => `entry-${this.#at}`;
  onMove = (listener: (to: string) => void) => this.#moves.add(listener);

  push = (to: string) => {
    this.#addresses = [...this.#addresses.slice(0, this.#at + 1), to];
    this.#at += 1;
  };

  replace = (to: string) => {
    this.#addresses[this.#at] = to;
  };

  get canGoBack(): boolean {
    return this.#at > 0;
  }

  back(): void {
    if (!this.canGoBack) return;
    this.#at -= 1;
    this.#moves.report(this.current());
  }

  /** Removes the listeners of an unloaded page. */
  forgetPage(): void {
    this.#moves = new Listeners();
  }
}

/** The frames of closed tabs, for reuse, because jsdom is slow to create one. */
const FREE_FRAMES: HTMLIFrameElement[] = [];

interface TabOptions {
  /** Posts no messages to the other tabs, so that it does not affect them. */
  readonly isSilent?: boolean;
}

export class Tab {
  readonly history: Entries;
  readonly #device: Device;
  readonly #frame: HTMLIFrameElement;
  /** The tab's `sessionStorage`. */
  readonly #store = memoryStore();
  readonly #isSilent: boolean;
  readonly #changes: MutationObserver;
  #isChanged = true;
  #page: OpenPage;
  #returns = new Listeners<void>();
  #endPage = () => {};
  #stopTranslator = () => {};
  /** The number of actions without a visible change of the page: opening a game, leaving the site, requesting a reload. */
  actions = 0;
  wantsReload = false;
  /** Whether the site has left its page without a network: the browser then shows its own error page. */
  isLost = false;

  constructor(device: Device, address: string, { isSilent = false }: TabOptions = {}) {
    this.#device = device;
    this.history = new Entries(address);
    this.#isSilent = isSilent;
    this.#frame = FREE_FRAMES.pop() ?? document.body.appendChild(document.createElement('iframe'));
    this.document.addEventListener('click', this.#leave);
    const window = this.document.defaultView as (Window & typeof globalThis) | null;
    if (!window) throw new Error('the tab has no window');
    // jsdom has no layout and does not implement this method.
    window.Element.prototype.scrollIntoView = () => undefined;
    this.#changes = new window.MutationObserver(() => {
      this.#isChanged = true;
    });
    this.#changes.observe(this.document, { subtree: true, childList: true, attributes: true });
    this.#page = this.#load();
  }

  /** Whether the DOM has changed since the last call. */
  hasChanged(): boolean {
    const hasChanged = this.#isChanged || this.#changes.takeRecords().length > 0;
    this.#isChanged = false;
    return hasChanged;
  }

  get document(): Document {
    const { contentDocument } = this.#frame;
    if (!contentDocument) throw new Error('the tab is closed');
    return contentDocument;
  }

  get page(): OpenPage {
    return this.#page;
  }

  get isLookedAt(): boolean {
    return this.#device.current === this;
  }

  /** Reports to the page that the tab is visible again. */
  returned(): void {
    this.#returns.report();
  }

  /** Reloads the page, or loads another address. */
  reload(address = this.history.current()): void {
    this.wantsReload = false;
    if (address !== this.history.current()) this.history.push(address);
    this.#unload();
    this.#page = this.#load();
  }

  close(): void {
    this.#unload();
    this.#changes.disconnect();
    this.document.removeEventListener('click', this.#leave);
    this.document.body.replaceChildren();
    FREE_FRAMES.push(this.#frame);
  }

  /** Handles links that the site does not handle itself (to other sites or fragments), because jsdom cannot navigate. */
  readonly #leave = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target as Element).closest('a[href]')) return;
    event.preventDefault();
    this.actions += 1;
  };

  #unload(): void {
    this.#stopTranslator();
    const { client, queries } = this.#page.site;
    this.#endPage();
    // Calls that actors of the unloaded page still make never resolve.
    Object.assign(client, { call: () => new Promise(() => undefined) });
    this.#page.close();
    this.history.forgetPage();
    this.#returns = new Listeners();
    queries.clear();
  }

  #load(): OpenPage {
    const { time, network, jar, store, tabs, lock, random, isTranslated } = this.#device;
    const life = { isOver: false, unloading: new AbortController() };
    const channel = tabs.open();
    this.#endPage = () => {
      life.isOver = true;
      life.unloading.abort();
    };
    const ownStore = keptWhile(life, this.#store);
    const browser: Browser = {
      ...handBrowser(),
      clock: time,
      device: keptWhile(life, store),
      tab: ownStore,
      history: this.history,
      tabs: {
        post: (message) => {
          if (!life.isOver && !this.#isSilent) channel.post(message);
        },
        onMessage: (listener) =>
          channel.onMessage((message) => {
            if (!life.isOver) listener(message);
          }),
      },
      lock,
      readCookie: (name) => (name === 'XSRF-TOKEN' ? jar.xsrfToken : null),
      readCookies: (name) => (name === 'XSRF-TOKEN' ? [jar.xsrfToken ?? []].flat() : []),
      firstCookies: () => this.#firstCookies,
      newKey: () => this.#device.newKey(),
      random,
      isOnline: () => network.isUp,
      isLookedAt: () => this.isLookedAt,
      onReturn: (listener) => this.#returns.add(listener),
      onNetworkChange: (listener) =>
        this.#device.networkChanges.add((isUp) => !life.isOver && listener(isUp)),
      openGameWindow: () => {
        this.actions += 1;
        return { isThere: () => true, goTo: () => undefined, close: () => undefined };
      },
      reload: () => {
        this.actions += 1;
        this.wantsReload = true;
        this.isLost ||= !network.isUp;
      },
    };
    this.#firstCookies = [jar.xsrfToken ?? []].flat();
    putInto(this.document, browser);
    const page = openPage(browser, this.document.body);
    if (isTranslated) this.#stopTranslator = translatePage(this.document.body);
    cancelsWith(page.site.client, life.unloading.signal);
    return page;
  }

  #firstCookies: readonly string[] = [];
}

/** Aborts the requests of an unloaded page, as a browser does: their responses set no cookies. */
function cancelsWith(client: Client, unloading: AbortSignal): void {
  const carryOut = client.call.bind(client) as (call: Call, options: Options) => Promise<unknown>;
  const call = (name: Call, options: Options = {}) => {
    const { signal } = options;
    return carryOut(name, {
      ...options,
      signal: AbortSignal.any(signal ? [signal, unloading] : [unloading]),
    });
  };
  Object.assign(client, { call });
}

/** A store that ignores writes of an unloaded page. */
function keptWhile(life: { readonly isOver: boolean }, store: TextStore): TextStore {
  return {
    ...store,
    write: (name, text) => !life.isOver && store.write(name, text),
    remove: (name) => !life.isOver && store.remove(name),
    clear: () => !life.isOver && store.clear(),
  };
}

export class Device {
  readonly jar = new CookieJar();
  readonly store = memoryStore();
  readonly tabs = new Tabs(queueMicrotask);
  readonly networkChanges = new Listeners<boolean>();
  readonly random: () => number;
  readonly open: Tab[] = [];
  readonly #keys: () => number;
  #current: Tab | null = null;

  constructor(
    readonly time: VirtualTime,
    readonly network: Network,
    /** Whether a translator changes the texts of each page. */
    readonly isTranslated: boolean,
  ) {
    this.random = seeded(1);
    this.#keys = seeded(2);
  }

  get current(): Tab {
    if (!this.#current) throw new Error('no tab is open');
    return this.#current;
  }

  newKey(): string {
    const digits = Math.floor(this.#keys() * 2 ** 32)
      .toString(16)
      .padStart(12, '0');
    return `00000000-0000-4000-8000-${digits}`;
  }

  /** Opens a tab and makes it the visible one. */
  openTab(address: string): Tab {
    const tab = new Tab(this, address);
    this.open.push(tab);
    this.lookAt(tab);
    return tab;
  }

  closeTab(): void {
    const gone = this.current;
    this.open.splice(this.open.indexOf(gone), 1);
    gone.close();
    const [next] = this.open;
    this.#current = null;
    if (next) this.lookAt(next);
  }

  lookAt(tab: Tab): void {
    if (this.#current === tab) return;
    look(false);
    this.#current = tab;
    look(true);
    tab.returned();
  }

  /** Hides the current tab; `lookBack` shows it again. */
  lookAway(): void {
    look(false);
  }

  lookBack(): void {
    look(true);
    this.current.returned();
  }

  set isOnline(isUp: boolean) {
    if (isUp === this.network.isUp) return;
    this.network.isUp = isUp;
    onlineManager.setOnline(isUp);
    this.networkChanges.report(isUp);
  }

  /** In place of Web Locks: a tab that finds the lock taken waits for the holder, then runs `otherwise`. */
  readonly lock: TabLock = {
    alone: async (name, work, otherwise) => {
      const other = this.#locked.get(name);
      if (other) {
        await other.catch(() => undefined);
        return otherwise();
      }
      const done = work();
      this.#locked.set(name, done);
      return done.finally(() => this.#locked.delete(name));
    },
  };
  readonly #locked = new Map<string, Promise<unknown>>();

  close(): void {
    for (const tab of this.open) tab.close();
    this.open.length = 0;
    onlineManager.setOnline(true);
  }
}
