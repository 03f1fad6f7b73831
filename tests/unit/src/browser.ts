import type { Clock } from '../../../contract/time/clock.ts';
import type { Browser } from '../../../src/platform/browser.ts';
import type { PageHistory } from '../../../src/platform/page/history.ts';
import { SILENT_TABS } from '../../../src/platform/tabs/tab-channel.ts';
import { NO_LOCK } from '../../../src/platform/tabs/tab-lock.ts';
import type { TextStore } from '../../../src/platform/storage.ts';

/** An in-memory store. */
export function memoryStore(initial: Readonly<Record<string, string>> = {}): TextStore {
  const texts = new Map(Object.entries(initial));
  return {
    read: (name) => texts.get(name) ?? null,
    write: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
    clear: () => texts.clear(),
    isEmpty: () => texts.size === 0,
  };
}

/** A store that saves nothing, as in a browser that blocks storage. */
export const FORGETFUL: TextStore = {
  read: () => null,
  write: () => undefined,
  remove: () => undefined,
  clear: () => undefined,
  isEmpty: () => true,
};

/** A simulated network connection. */
export function handLine(isUp = true) {
  const listeners = new Set<(isOnline: boolean) => void>();
  const line = {
    isOnline: () => isUp,
    onNetworkChange: (listener: (isOnline: boolean) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (isOnline: boolean) => {
      isUp = isOnline;
      for (const listener of listeners) listener(isUp);
    },
    cut: () => line.set(false),
    mend: () => line.set(true),
  };
  return line;
}

/** A clock that only the test sets. */
export class HandClock implements Clock {
  constructor(public milliseconds = Date.UTC(2026, 7, 15, 3, 0, 0)) {}
  now(): number {
    return this.milliseconds;
  }
}

/** A history in memory; its last address is the current one. */
export function memoryHistory(
  ...addresses: readonly string[]
): PageHistory & { readonly addresses: string[]; readonly back: () => void } {
  const entries = addresses.length > 0 ? [...addresses] : ['/'];
  const movers = new Set<(to: string) => void>();
  return {
    back() {
      entries.pop();
      for (const listener of movers) listener(entries.at(-1) ?? '/');
    },
    addresses: entries,
    current: () => entries.at(-1) ?? '/',
    entry: () => `entry-${entries.length}`,
    push: (to) => void entries.push(to),
    replace: (to) => void entries.splice(-1, 1, to),
    onMove(listener) {
      movers.add(listener);
      return () => movers.delete(listener);
    },
  };
}

/** Fake of the browser interface, without a window. */
export function handBrowser(changes: Partial<Browser> = {}): Browser & { readonly clock: HandClock } {
  let keys = 0;
  return {
    device: memoryStore(),
    tab: memoryStore(),
    history: memoryHistory(),
    tabs: SILENT_TABS,
    lock: NO_LOCK,
    // A returning visitor: the XSRF cookie exists.
    readCookie: (name) => (name === 'XSRF-TOKEN' ? 'token' : null),
    readCookies(name) {
      const value = this.readCookie(name);
      return value === null ? [] : [value];
    },
    firstCookies(name) {
      return this.readCookies(name);
    },
    writeCookie: () => undefined,
    takePreloadedResponse: () => null,
    outdated: null,
    newKey: () => {
      keys += 1;
      return `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
    },
    // Random delays are 0.
    random: () => 0,
    isOnline: () => true,
    isHandheld: () => true,
    isLookedAt: () => true,
    onReturn: () => () => undefined,
    onRestore: () => () => undefined,
    onNetworkChange: () => () => undefined,
    onLeave: () => () => undefined,
    onLinkIntent: () => () => undefined,
    openGameWindow: () => null,
    reload: () => undefined,
    ...changes,
    clock: new HandClock(),
  };
}
