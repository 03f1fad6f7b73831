import type { Clock } from '../../contract/time/clock.ts';
import { type GameWindow, isHandheld, openGameWindow, type WaitingMessage } from './game-window.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { type PreloadedResponse, takePreloadedResponse } from './prerender/preloaded-responses.ts';
import { browserHistory, type PageHistory } from './page/history.ts';
import { type LinkIntentListener, onLinkIntent } from './page/link-intent.ts';
import { randomUuid } from './random.ts';
import { siteRoot } from './site-root.ts';
import { browserStore, type TextStore } from './storage.ts';
import { browserTabs, type TabChannel } from './tabs/tab-channel.ts';
import { browserLock, type TabLock } from './tabs/tab-lock.ts';

/** Stops listening. */
export type Unsubscribe = () => void;

/** The browser behind a small interface: all that the site asks of it besides drawing and fetching. */
export interface Browser {
  /** The clock of the device, which may be wrong. The server's time is `ServerClock`. */
  readonly clock: Clock;
  /** Kept for this device. */
  readonly device: TextStore;
  /** Kept for this tab, over reloads. */
  readonly tab: TextStore;
  readonly history: PageHistory;
  /** The other tabs of this site. */
  readonly tabs: TabChannel;
  readonly lock: TabLock;
  readCookie(name: string): string | null;
  /** Whether the cookie was there before the page asked the server anything. */
  hadCookie(name: string): boolean;
  /** Kept for a year, for the whole site and its server. */
  writeCookie(name: string, value: string): void;
  /** What the head of the page has asked for already: an answer of this path, once. */
  takePreloadedResponse(path: string): PreloadedResponse | null;
  newKey(): string;
  /** From 0, and always less than 1: for waits that are not to be everybody's. */
  random(): number;
  isOnline(): boolean;
  isHandheld(): boolean;
  /** Whether the page is in sight. */
  isLookedAt(): boolean;
  /** The page is looked at again: after another tab, another app, a locked screen. */
  onReturn(listener: () => void): Unsubscribe;
  /**
   * The page comes back from the back/forward cache, with everything as it was. It is out of sight until the listener has
   * run and what it changed is drawn.
   */
  onRestore(listener: () => void): Unsubscribe;
  onNetworkChange(listener: (isOnline: boolean) => void): Unsubscribe;
  /** The page goes away: a reload, another site, a closed tab. */
  onLeave(listener: () => void): Unsubscribe;
  /** Somebody is about to follow a link of the site. */
  onLinkIntent(listener: LinkIntentListener): Unsubscribe;
  /** Opens a tab for a game; within a press only. Null where the browser gives none. */
  openGameWindow(text: WaitingMessage): GameWindow | null;
  reload(): void;
}

export function realBrowser(): Browser {
  return {
    clock: { now: () => Date.now() },
    device: browserStore(() => localStorage),
    tab: browserStore(() => sessionStorage),
    history: browserHistory(siteRoot()),
    tabs: browserTabs(),
    lock: browserLock(),
    readCookie: (name) => readCookie(name),
    hadCookie(name) {
      // A page whose head asks nothing has asked nothing before the site's first call.
      if (window.cookiesAtPreload === undefined) return this.readCookie(name) !== null;
      return readCookie(name, window.cookiesAtPreload) !== null;
    },
    writeCookie,
    takePreloadedResponse,
    newKey: randomUuid,
    random: Math.random,
    isOnline: () => navigator.onLine,
    isHandheld,
    isLookedAt: () => document.visibilityState !== 'hidden',
    onReturn(listener) {
      const received = () => {
        if (document.visibilityState === 'visible') listener();
      };
      const restored = (event: PageTransitionEvent) => {
        if (event.persisted) listener();
      };
      document.addEventListener('visibilitychange', received);
      // From the back/forward cache, with everything in memory as it was.
      window.addEventListener('pageshow', restored);
      return () => {
        document.removeEventListener('visibilitychange', received);
        window.removeEventListener('pageshow', restored);
      };
    },
    onRestore,
    onNetworkChange(listener) {
      const up = () => listener(true);
      const down = () => listener(false);
      window.addEventListener('online', up);
      window.addEventListener('offline', down);
      return () => {
        window.removeEventListener('online', up);
        window.removeEventListener('offline', down);
      };
    },
    onLeave(listener) {
      window.addEventListener('pagehide', listener);
      return () => window.removeEventListener('pagehide', listener);
    },
    onLinkIntent: (listener) => onLinkIntent(siteRoot(), listener),
    openGameWindow,
    reload: () => window.location.reload(),
  };
}

/** What a browser draws of a page that comes back is what it was when it went. */
const OUT_OF_SIGHT = 'data-out-of-sight';

function onRestore(listener: () => void): Unsubscribe {
  const page = document.documentElement;
  const freeze = (event: PageTransitionEvent) => page.toggleAttribute(OUT_OF_SIGHT, event.persisted);
  const restore = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    listener();
    // The views hear of a change of the cache in a task of its own, which stands before this one.
    setTimeout(() => page.removeAttribute(OUT_OF_SIGHT));
  };
  window.addEventListener('pagehide', freeze);
  window.addEventListener('pageshow', restore);
  return () => {
    window.removeEventListener('pagehide', freeze);
    window.removeEventListener('pageshow', restore);
  };
}
