import type { Clock } from '../../../contract/time/clock.ts';
import type { Browser } from '../../../src/platform/browser.ts';
import type { PageHistory } from '../../../src/platform/page/history.ts';
import { SILENT_TABS } from '../../../src/platform/tabs/tab-channel.ts';
import { NO_LOCK } from '../../../src/platform/tabs/tab-lock.ts';
import type { TextStore } from '../../../src/platform/storage.ts';

/** A store that lasts as long as the test. */
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

/** A store of a browser that keeps nothing. */
export const FORGETFUL: TextStore = {
  read: () => null,
  write: () => undefined,
  remove: () => undefined,
  clear: () => undefined,
  isEmpty: () => true,
};

/** The line of a browser, which a test cuts and restores. */
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

/** A clock that stands where it is put. */
export class HandClock implements Clock {
  constructor(public milliseconds = Date.UTC(2026, 7, 15, 3, 0, 0)) {}
  now(): number {
    return this.milliseconds;
  }
}

/** A history that starts at one address and keeps what was gone to; the last is where it is. */
export function memoryHistory(
  ...addresses: readonly string[]
): PageHistory & { readonly addresses: string[] } {
  const entries = addresses.length > 0 ? [...addresses] : ['/'];
  return {
    addresses: entries,
    current: () => entries.at(-1) ?? '/',
    entry: () => `entry-${entries.length}`,
    push: (to) => void entries.push(to),
    replace: (to) => void entries.splice(-1, 1, to),
    onMove: () => () => undefined,
  };
}

/** A browser without a window: what the site asks of it is in the test's hands. */
export function handBrowser(changes: Partial<Browser> = {}): Browser & { readonly clock: HandClock } {
  let keys = 0;
  return {
    device: memoryStore(),
    tab: memoryStore(),
    history: memoryHistory(),
    tabs: SILENT_TABS,
    lock: NO_LOCK,
    // A browser that the server has answered before.
    readCookie: (name) => (name === 'XSRF-TOKEN' ? 'token' : null),
    hadCookie(name) {
      return this.readCookie(name) !== null;
    },
    writeCookie: () => undefined,
    takePreloadedResponse: () => null,
    newKey: () => {
      keys += 1;
      return `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
    },
    // None: whatever is spread comes at once.
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
