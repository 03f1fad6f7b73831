import type { Browser } from '../../src/platform/browser.ts';
import type { TextStore } from '../../src/platform/storage.ts';
import { SILENT_TABS } from '../../src/platform/tabs/tab-channel.ts';
import { NO_LOCK } from '../../src/platform/tabs/tab-lock.ts';

const EMPTY: TextStore = {
  read: () => null,
  write: () => undefined,
  remove: () => undefined,
  clear: () => undefined,
  isEmpty: () => true,
};

/** The browser for prerendering at build time: at a given address, and without any response. */
export function serverBrowser(address: string): Browser {
  return {
    clock: { now: () => 0 },
    device: EMPTY,
    tab: EMPTY,
    history: {
      current: () => address,
      entry: () => '',
      push: () => undefined,
      replace: () => undefined,
      onMove: () => () => undefined,
    },
    tabs: SILENT_TABS,
    lock: NO_LOCK,
    readCookie: () => null,
    readCookies: () => [],
    firstCookies: () => [],
    writeCookie: () => undefined,
    takePreloadedResponse: () => ({ response: new Promise(() => undefined), sentAt: 0, cookies: '' }),
    outdated: null,
    newKey: () => '',
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
  };
}
