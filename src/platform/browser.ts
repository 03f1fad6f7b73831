import { attempt } from './attempt.ts';
import type { Unsubscribe } from './unsubscribe.ts';
import type { Clock } from '../../contract/time/clock.ts';
import { type GameWindow, isHandheld, type WaitingMessage } from './game-window.ts';
import { readCookies, writeCookie } from './cookies.ts';
import { type PreloadedResponse, takePreloadedResponse } from './prerender/preloaded-responses.ts';
import { browserHistory, type PageHistory } from './page/history.ts';
import { type LinkIntentListener, onLinkIntent } from './page/link-intent.ts';
import { randomUuid } from './uuid.ts';
import { siteRoot } from './site-root.ts';
import { browserStore, type TextStore } from './storage.ts';
import { browserTabs, type TabChannel } from './tabs/tab-channel.ts';
import { browserLock, type TabLock } from './tabs/tab-lock.ts';

declare global {
  interface Window {
    /** Set by the script in the head of the start page, where a service worker answers: `deploy/prerender.ts`. */
    outdated?: Promise<boolean>;
  }
}

/** The browser APIs that the site uses besides rendering and fetching, as one interface. */
export interface Browser {
  /** The device's clock, which may be wrong. The server's time is `ServerClock`. */
  readonly clock: Clock;
  /** Persistent storage of this device (`localStorage`). */
  readonly device: TextStore;
  /** Storage of this tab, which survives reloads (`sessionStorage`). */
  readonly tab: TextStore;
  readonly history: PageHistory;
  /** The channel to the other tabs of this site. */
  readonly tabs: TabChannel;
  readonly lock: TabLock;
  readCookie(name: string): string | null;
  /** The values of the cookies of this name: several, where a sibling host or a longer path has set one too. */
  readCookies(name: string): readonly string[];
  /** The values of the cookies of this name from before the page sent its first request to the server. */
  firstCookies(name: string): readonly string[];
  /** The cookie is valid for a year, for the whole site and its server. */
  writeCookie(name: string, value: string): void;
  /**
   * Returns the response to a request that the script in the page's head has sent to this path. Each response is returned
   * once.
   */
  takePreloadedResponse(path: string): PreloadedResponse | null;
  /**
   * Whether the page has started from a copy of an earlier build than the deployed one: it must not write anything. Null where it
   * cannot have.
   */
  readonly outdated: Promise<boolean> | null;
  newKey(): string;
  /** A random number from 0 up to but excluding 1, for jitter. */
  random(): number;
  isOnline(): boolean;
  isHandheld(): boolean;
  /** Whether the page is visible. */
  isLookedAt(): boolean;
  /** Calls the listener when the page becomes visible again: after another tab, another app, a locked screen. */
  onReturn(listener: () => void): Unsubscribe;
  /**
   * Calls the listener when the page is restored from the back/forward cache with its old state. The page is hidden until the
   * listener has run and its changes are rendered.
   */
  onRestore(listener: () => void): Unsubscribe;
  onNetworkChange(listener: (isOnline: boolean) => void): Unsubscribe;
  /** Calls the listener when the page is left: by a reload, another site, a closed tab. */
  onLeave(listener: () => void): Unsubscribe;
  /** Calls the listener when the player hovers, focuses or touches a link of the site. */
  onLinkIntent(listener: LinkIntentListener): Unsubscribe;
  /** Replaces `openGameWindow` of `game-window.ts` where no tab can be opened. */
  openGameWindow?(text: WaitingMessage): GameWindow | null;
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
    readCookie: (name) => readCookies(name)[0] ?? null,
    readCookies: (name) => readCookies(name),
    // Without `cookiesAtPreload` the head has sent no request, so the current cookies are still those from before the
    // first one.
    firstCookies: (name) => readCookies(name, window.cookiesAtPreload),
    writeCookie,
    takePreloadedResponse,
    outdated: window.outdated ?? null,
    newKey: randomUuid,
    random: Math.random,
    isOnline: () => attempt(() => navigator.onLine, true) !== false,
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
      // Restored from the back/forward cache, with everything in memory unchanged.
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
    reload: () => window.location.reload(),
  };
}

/** Hides the page by a style. Otherwise the browser would show a restored page with its old content first. */
const OUT_OF_SIGHT = 'data-out-of-sight';

function onRestore(listener: () => void): Unsubscribe {
  const page = document.documentElement;
  const freeze = (event: PageTransitionEvent) => page.toggleAttribute(OUT_OF_SIGHT, event.persisted);
  const restore = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    listener();
    // TanStack Query notifies the views in a task that is queued before this one.
    setTimeout(() => page.removeAttribute(OUT_OF_SIGHT));
  };
  window.addEventListener('pagehide', freeze);
  window.addEventListener('pageshow', restore);
  return () => {
    window.removeEventListener('pagehide', freeze);
    window.removeEventListener('pageshow', restore);
  };
}
