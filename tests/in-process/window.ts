/** Defines jsdom's window as globals, so that the site's views run in Node. To be imported before React. */
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><html><body></body></html>', { url: 'http://localhost/' });

/** Globals that Node defines as well, but of which a page needs the window's. */
const THE_WINDOWS = [
  'window',
  'document',
  'navigator',
  'Event',
  'CustomEvent',
  'localStorage',
  'sessionStorage',
  'AbortController',
  'AbortSignal',
];
const METHODS = ['addEventListener', 'removeEventListener', 'dispatchEvent', 'getComputedStyle'];

for (const name of [...Object.getOwnPropertyNames(window), ...METHODS]) {
  if (name in globalThis && !THE_WINDOWS.includes(name)) continue;
  const value: unknown = Reflect.get(window, name);
  Object.defineProperty(globalThis, name, {
    value: METHODS.includes(name) && typeof value === 'function' ? value.bind(window) : value,
    configurable: true,
    writable: true,
  });
}

/** Whether the page is visible; `look` changes it. */
let isSeen = true;
Object.defineProperty(window.document, 'visibilityState', { get: () => (isSeen ? 'visible' : 'hidden') });

/** Sets the visibility of the page. */
export function look(at: boolean): void {
  isSeen = at;
  window.document.dispatchEvent(new window.Event('visibilitychange', { bubbles: true }));
}

class NothingIsLaidOut implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

const missing = {
  scrollTo: () => undefined,
  matchMedia: () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  // A screen with a browser bar: with a frame of all zeros, FingerprintJS keeps polling for another one.
  screen: { width: 390, height: 844, availWidth: 390, availHeight: 800, availTop: 44, availLeft: 0 },
  ResizeObserver: NothingIsLaidOut,
  // Nothing is painted, so no frame ever comes.
  requestAnimationFrame: () => 0,
  cancelAnimationFrame: () => undefined,
};
for (const [name, value] of Object.entries(missing)) {
  for (const place of [window, globalThis]) {
    Object.defineProperty(place, name, { value, configurable: true, writable: true });
  }
}
window.Element.prototype.scrollIntoView = () => undefined;
window.HTMLCanvasElement.prototype.getContext = () => null;
