// @vitest-environment jsdom
/**
 * A browser may lack an interface, block it, or replace it by something odd (private windows, in-app browsers, extensions).
 * Nothing of `src/platform` throws then: each member returns what the site can work with.
 */
import { describe, expect, test, vi } from 'vitest';
import { attempt, matchesMedia } from '../../../../src/platform/attempt.ts';
import { realBrowser } from '../../../../src/platform/browser.ts';
import { copyText } from '../../../../src/platform/clipboard.ts';
import { areCookiesBlocked, readCookies, writeCookie } from '../../../../src/platform/cookies.ts';
import { isHandheld, openGameWindow } from '../../../../src/platform/game-window.ts';
import { whenIdle } from '../../../../src/platform/idle.ts';
import { print } from '../../../../src/platform/page/document.ts';
import { loadFont } from '../../../../src/platform/page/fonts.ts';
import { browserHistory } from '../../../../src/platform/page/history.ts';
import { onNearViewport } from '../../../../src/platform/page/near-viewport.ts';
import { returnTo } from '../../../../src/platform/page/place.ts';
import { scrollToTop } from '../../../../src/platform/page/scroll.ts';
import { takePreloadedResponse } from '../../../../src/platform/prerender/preloaded-responses.ts';
import { randomUuid } from '../../../../src/platform/uuid.ts';
import { browserTabs } from '../../../../src/platform/tabs/tab-channel.ts';
import { browserLock } from '../../../../src/platform/tabs/tab-lock.ts';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
/** A property that has this value, whatever is written to it. */
const being = (value: unknown): PropertyDescriptor => ({ get: () => value, set: () => undefined });
const MISSING = being(undefined);
const UNREADABLE: PropertyDescriptor = { get: blocked, set: blocked };

/** Breaks a property, and returns what repairs it. */
function broken(target: object, name: string, how: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { ...how, configurable: true });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const TEXT = { title: 'Opening', hint: 'or not', languageTag: 'lo' };

function store(name: 'localStorage' | 'sessionStorage') {
  return name === 'localStorage' ? realBrowser().device : realBrowser().tab;
}

function usesStorage(name: 'localStorage' | 'sessionStorage') {
  const kept = store(name);
  kept.write('a', '1');
  const read = kept.read('a');
  kept.remove('a');
  kept.clear();
  expect([read, kept.isEmpty()]).toEqual([null, true]);
}

function usesTabs() {
  const tabs = browserTabs();
  const stop = tabs.onMessage(() => undefined);
  tabs.post({ kind: 'hello' });
  stop();
}

async function usesLock() {
  const work = vi.fn(async () => 'worked');
  expect(await browserLock().alone('a', work, async () => 'waited')).toBe('worked');
  expect(work).toHaveBeenCalledOnce();
}

function usesCookies() {
  writeCookie('i18nextLng', 'lo');
  expect(readCookies('i18nextLng')).toEqual([]);
  expect(realBrowser().firstCookies('XSRF-TOKEN')).toEqual([]);
  expect(areCookiesBlocked()).toBe(true);
}

function usesKeys() {
  const keys = [randomUuid(), randomUuid()];
  for (const key of keys) expect(key).toMatch(UUID);
  expect(new Set(keys).size).toBe(2);
}

function usesHistory() {
  const history = browserHistory('');
  expect(history.entry()).not.toBe('');
  history.push('/a/');
  history.replace('/b/');
  expect(history.current()).toMatch(/^\//);
}

function usesMedia() {
  expect([matchesMedia('print'), isHandheld()]).toEqual([false, false]);
  scrollToTop();
}

function usesNearness() {
  const listener = vi.fn();
  onNearViewport(document.body, 100, listener)();
  expect(listener).toHaveBeenCalledOnce();
}

function usesTiming() {
  window.preloadedResponses = { '/a': Promise.resolve(new Response()) };
  const before = Date.now() - performance.now();
  const sentAt = takePreloadedResponse('/a')?.sentAt ?? Number.NaN;
  expect(sentAt).toBeGreaterThanOrEqual(Math.floor(before) - 1_000);
  expect(sentAt).toBeLessThanOrEqual(Date.now());
}

const aTab = () => ({
  closed: false,
  document: document.implementation.createHTMLDocument(),
  location: { replace: vi.fn() },
  close: vi.fn(),
});

function opensNothing() {
  const before = document.body.outerHTML;
  expect(openGameWindow(TEXT)).toBeNull();
  expect(document.body.outerHTML).toBe(before);
}

interface Row {
  readonly on: object;
  readonly name: string;
  readonly odd: Readonly<Record<string, PropertyDescriptor>>;
  readonly use: () => unknown;
}

const throwing = being(blocked);
const STORAGE = { 'not a storage': being({}), null: being(null) };
const ROWS: readonly Row[] = [
  {
    on: window,
    name: 'BroadcastChannel',
    odd: { 'throws when made': throwing, 'without methods': being(Object) },
    use: usesTabs,
  },
  { on: window, name: 'localStorage', odd: STORAGE, use: () => usesStorage('localStorage') },
  { on: window, name: 'sessionStorage', odd: STORAGE, use: () => usesStorage('sessionStorage') },
  {
    on: document,
    name: 'cookie',
    odd: { 'always empty': being(''), null: being(null) },
    use: usesCookies,
  },
  {
    on: navigator,
    name: 'locks',
    odd: {
      'rejects each request': being({ request: async () => blocked() }),
      'runs nothing': being({ request: async () => undefined }),
    },
    use: usesLock,
  },
  {
    on: navigator,
    name: 'clipboard',
    odd: { 'rejects each text': being({ writeText: async () => blocked() }) },
    use: async () => expect(await copyText('a')).toBe(false),
  },
  {
    on: navigator,
    name: 'onLine',
    odd: { null: being(null) },
    use: () => expect(realBrowser().isOnline()).toBe(true),
  },
  {
    on: window,
    name: 'matchMedia',
    odd: { throws: throwing, 'returns null': being(() => null) },
    use: usesMedia,
  },
  {
    on: crypto,
    name: 'randomUUID',
    odd: { throws: throwing, 'returns no UUID': being(() => 'x'), 'returns null': being(() => null) },
    use: usesKeys,
  },
  { on: window, name: 'crypto', odd: { empty: being({}) }, use: usesKeys },
  {
    on: history,
    name: 'replaceState',
    odd: { throws: throwing },
    use: usesHistory,
  },
  { on: history, name: 'pushState', odd: { throws: throwing }, use: usesHistory },
  { on: history, name: 'state', odd: { text: being('state'), null: being(null) }, use: usesHistory },
  { on: history, name: 'scrollRestoration', odd: { frozen: { value: 'auto' } }, use: usesHistory },
  {
    on: window,
    name: 'ResizeObserver',
    odd: { 'throws when made': throwing, 'without methods': being(Object) },
    use: () => returnTo({ scroll: 0, focus: null })(),
  },
  {
    on: window,
    name: 'IntersectionObserver',
    odd: { 'throws when made': throwing, 'without methods': being(Object) },
    use: usesNearness,
  },
  {
    on: window,
    name: 'requestIdleCallback',
    odd: { throws: throwing },
    use: () => whenIdle(1),
  },
  {
    on: document,
    name: 'fonts',
    odd: { empty: being({}), null: being(null), 'rejects each font': being({ load: async () => blocked() }) },
    use: () => loadFont('Noto Sans Lao', 'ກ'),
  },
  {
    on: performance,
    name: 'timeOrigin',
    odd: { NaN: being(Number.NaN), zero: being(0), 'a function': being(blocked) },
    use: usesTiming,
  },
  { on: window, name: 'print', odd: { throws: throwing }, use: print },
  {
    on: window,
    name: 'open',
    odd: {
      throws: throwing,
      'returns null': being(() => null),
      'returns the page itself': being(() => window),
      'returns another view of the page': being(() => ({ ...aTab(), document })),
      'returns a closed tab': being(() => ({ ...aTab(), closed: true })),
      'returns something else': being(() => ({})),
    },
    use: opensNothing,
  },
];

describe.each(ROWS.map((row) => [row.name, row] as const))('%s', (_, { on, name, odd, use }) => {
  const ways = { missing: MISSING, 'throws when read': UNREADABLE, ...odd };
  test.each(Object.entries(ways))('%s: the site works without it', async (_way, how) => {
    vi.stubGlobal('scrollTo', () => undefined);
    const repair = broken(on, name, how);
    try {
      await use();
    } finally {
      repair();
    }
  });
});

test.each([
  ['whose opener cannot be removed', Object.defineProperty({}, 'opener', { get: blocked, set: blocked })],
  ['that cannot be closed', { close: blocked }],
  ['that cannot be navigated', { location: { replace: blocked } }],
])('a tab %s throws nothing', (_, oddity) => {
  vi.stubGlobal('open', () => Object.defineProperties(aTab(), Object.getOwnPropertyDescriptors(oddity)));
  const tab = openGameWindow(TEXT);
  expect(tab?.isThere()).toBe(true);
  tab?.goTo('https://provider.example/');
  tab?.close();
});

test('cookies that are kept are not blocked', () => {
  expect(areCookiesBlocked()).toBe(false);
  expect(readCookies('cookie-test')).toEqual([]);
});

test('cookies that the browser says to block are blocked', () => {
  vi.stubGlobal('navigator', { cookieEnabled: false });
  expect(areCookiesBlocked()).toBe(true);
});

test('what throws is replaced by the other value', () => {
  expect([attempt(() => 1, 2), attempt(blocked, 2)]).toEqual([1, 2]);
});
