import { XSRF_COOKIE } from '../../../src/api/session-binding.ts';
import { type Browser, realBrowser } from '../../../src/platform/browser.ts';
import type { PageHistory } from '../../../src/platform/page/history.ts';
import type { TextStore } from '../../../src/platform/storage.ts';
import { SILENT_TABS } from '../../../src/platform/tabs/tab-channel.ts';
import { NO_LOCK } from '../../../src/platform/tabs/tab-lock.ts';

/**
 * The `Browser` of a site in a frame. History and storage are in memory, because all frames share the storage of the origin. The
 * XSRF cookie is a placeholder: the in-page backend adds the token of its own cookie to each request.
 */
export function frameBrowser(address: string): Browser {
  return {
    ...realBrowser(),
    device: memoryStore(),
    tab: memoryStore(),
    history: memoryHistory(address),
    // No messages between frames: every frame has its own mock backend with its own players.
    tabs: SILENT_TABS,
    lock: NO_LOCK,
    readCookie: (name) => (name === XSRF_COOKIE ? 'kept-by-the-backend' : null),
    readCookies: (name) => (name === XSRF_COOKIE ? ['kept-by-the-backend'] : []),
    // The lab signs the player in before the site starts.
    firstCookies: (name) => (name === XSRF_COOKIE ? ['kept-by-the-backend'] : []),
    // As if a popup blocker rejected the tab: no game is opened from a frame, and the page shows the link that it offers then.
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

/** The history of a frame. Back and forward do not exist, so that `onMove` never calls its listener. */
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
