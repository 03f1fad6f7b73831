// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browserHistory } from '../../../../../src/platform/page/history.ts';

/** Goes back or forward in the history and waits for `popstate`. */
function step(by: number): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.go(by);
  });
}

beforeEach(() => window.history.pushState(null, '', '/'));
afterEach(() => window.history.replaceState(null, '', '/'));

test('the site restores the scroll position itself', () => {
  window.history.scrollRestoration = 'auto';
  browserHistory('');
  expect(window.history.scrollRestoration).toBe('manual');
});

describe.each([
  ['at the host’s root', ''],
  ['in a folder of its host', '/some/folder'],
])('a site %s', (_, root) => {
  test('has all addresses below its root, with query and fragment', () => {
    const history = browserHistory(root);
    history.push('/player/game/askmebet?tab=Slot#main');
    expect(window.location.pathname).toBe(`${root}/player/game/askmebet`);
    expect(history.current()).toBe('/player/game/askmebet?tab=Slot#main');
    history.replace('/login/?next=%2F');
    expect(window.location.pathname).toBe(`${root}/login/`);
    expect(history.current()).toBe('/login/?next=%2F');
  });
});

test('an address outside the site’s folder is read as the home page', () => {
  window.history.replaceState(null, '', '/some/folder-of-others/');
  expect(browserHistory('/some/folder').current()).toBe('/');
});

describe('the entries of the history', () => {
  test('have a key that stays the same after a reload', () => {
    const name = browserHistory('').entry();
    expect(browserHistory('').entry()).toBe(name);
    expect(name).not.toBe('');
  });

  test('have different keys, which Back and Forward restore', async () => {
    const history = browserHistory('');
    const first = history.entry();
    history.push('/contact/');
    const second = history.entry();
    expect(second).not.toBe(first);
    await step(-1);
    expect(history.entry()).toBe(first);
    await step(1);
    expect(history.entry()).toBe(second);
  });

  test('a replaced entry gets a new key, so that no stored scroll position matches it', () => {
    const history = browserHistory('');
    const before = history.entry();
    history.replace('/login/');
    expect(history.entry()).not.toBe(before);
  });

  test('entries from other code get a key and keep their state', () => {
    window.history.replaceState({ theirs: 1 }, '');
    const name = browserHistory('').entry();
    expect(window.history.state).toEqual({ theirs: 1, entry: name });
  });
});

test('Back and Forward are reported with their address until the listener is removed', async () => {
  const history = browserHistory('');
  history.push('/contact/');
  const received: string[] = [];
  const stop = history.onMove((to) => received.push(to));
  history.push('/responsible-play/');
  await step(-1);
  await step(1);
  stop();
  await step(-1);
  expect(received).toEqual(['/contact/', '/responsible-play/']);
});
