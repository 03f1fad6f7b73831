import { XSRF_COOKIE } from '../../../src/api/session-binding.ts';
import { type Browser, realBrowser } from '../../../src/platform/browser.ts';
import type { PageHistory } from '../../../src/platform/page/history.ts';
import type { TextStore } from '../../../src/platform/storage.ts';
import { SILENT_TABS } from '../../../src/platform/tabs/tab-channel.ts';
import { NO_LOCK } from '../../../src/platform/tabs/tab-lock.ts';

/**
 * The browser of a site in a frame: at an address of its own, and with nothing kept, because all frames share what the
 * real one keeps. The backend in the page adds the token of its cookie by itself.
 */
export function frameBrowser(address: string): Browser {
  return {
    ...realBrowser(),
    device: memoryStore(),
    tab: memoryStore(),
    history: memoryHistory(address),
    // Every frame has its own mock backend with its own players.
    tabs: SILENT_TABS,
    lock: NO_LOCK,
    readCookie: (name) => (name === XSRF_COOKIE ? 'kept-by-the-backend' : null),
    // No one plays in a frame: what is shown is the link that a rejected tab is made up for with.
    openGameWindow: () => null,
  };
}

function memoryStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name) ?? null,
    write: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
    clear: () => texts.clear(),
    isEmpty: () => texts.size === 0,
  };
}

/** Navigation within a frame; there is no history to go back in. */
function memoryHistory(address: string): PageHistory {
  const addresses = [address];
  return {
    current: () => addresses.at(-1) ?? '/',
    entry: () => String(addresses.length),
    push: (to) => void addresses.push(to),
    replace: (to) => void addresses.splice(-1, 1, to),
    onMove: () => () => undefined,
  };
}
