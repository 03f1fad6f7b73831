import type { Clock } from '../../contract/clock.ts';
import { browserHistory, type PageHistory } from './history.ts';
import { type LinkIntentListener, onLinkIntent } from './link-intent.ts';
import { randomUuid } from './random.ts';
import { siteRoot } from './site-root.ts';
import { browserStore, type TextStore } from './storage.ts';

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
  readCookie(name: string): string | null;
  newKey(): string;
  isOnline(): boolean;
  /** The page is looked at again: after another tab, another app, a locked screen. */
  onReturn(listener: () => void): Unsubscribe;
  onLineChange(listener: (isOnline: boolean) => void): Unsubscribe;
  /** The page goes away: a reload, another site, a closed tab. */
  onLeave(listener: () => void): Unsubscribe;
  /** Somebody is about to follow a link of the site. */
  onLinkIntent(listener: LinkIntentListener): Unsubscribe;
  reload(): void;
}

export function realBrowser(): Browser {
  return {
    clock: { now: () => Date.now() },
    device: browserStore(() => localStorage),
    tab: browserStore(() => sessionStorage),
    history: browserHistory(siteRoot()),
    readCookie,
    newKey: randomUuid,
    isOnline: () => navigator.onLine,
    onReturn(listener) {
      const heard = () => {
        if (document.visibilityState === 'visible') listener();
      };
      const restored = (event: PageTransitionEvent) => {
        if (event.persisted) listener();
      };
      document.addEventListener('visibilitychange', heard);
      // From the back/forward cache, with everything in memory as it was.
      window.addEventListener('pageshow', restored);
      return () => {
        document.removeEventListener('visibilitychange', heard);
        window.removeEventListener('pageshow', restored);
      };
    },
    onLineChange(listener) {
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

function readCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    const [key, ...value] = pair.split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return null;
}
