import { type Browser, realBrowser } from '../../platform/browser.ts';
import type { PageHistory } from '../../platform/history.ts';
import type { TextStore } from '../../platform/storage.ts';

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
    readCookie: () => null,
  };
}

function memoryStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name) ?? null,
    write: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
  };
}

/** Links lead on; nobody presses Back in a frame. */
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
