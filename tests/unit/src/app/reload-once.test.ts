/** One reload for each distinct message of a failed load: specification §2. */
import { expect, test, vi } from 'vitest';
import { reloadOnceFor } from '../../../../src/app/reload-once.ts';
import { handBrowser, memoryStore } from '../browser.ts';

const CHROME = 'Failed to fetch dynamically imported module: https://site/assets/BankPage-1.js';

/** A tab and its line. The tab remembers over reloads, which a new browser of it stands for. */
function openTab({ isOnline = true, tab = memoryStore() } = {}) {
  const reload = vi.fn<() => void>();
  const listeners = new Set<(isOnline: boolean) => void>();
  let hasLine = isOnline;
  const browser = handBrowser({
    tab,
    reload,
    isOnline: () => hasLine,
    onLineChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return {
    browser,
    reload,
    setLine(isUp: boolean) {
      hasLine = isUp;
      for (const listener of listeners) listener(isUp);
    },
  };
}

test.each([
  CHROME,
  'error loading dynamically imported module: https://site/assets/BankPage-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/BankPage-1.css',
])('%s: one reload, and no second one after it', (problem) => {
  const tab = memoryStore();
  const before = openTab({ tab });
  reloadOnceFor(problem, before.browser);
  expect(before.reload).toHaveBeenCalledTimes(1);
  const after = openTab({ tab });
  reloadOnceFor(problem, after.browser);
  expect(after.reload).not.toHaveBeenCalled();
});

test('another message has a reload of its own, and the first is not forgotten', () => {
  const { browser, reload } = openTab();
  reloadOnceFor(CHROME, browser);
  reloadOnceFor(CHROME.replace('Bank', 'Login'), browser);
  reloadOnceFor(CHROME, browser);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a message of two lines is one message', () => {
  const { browser, reload } = openTab();
  for (let time = 0; time < 3; time += 1) reloadOnceFor(`${CHROME}\nat BankPage`, browser);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('any other problem is left alone', () => {
  const { browser, reload } = openTab();
  reloadOnceFor("Cannot read properties of undefined (reading 'amount')", browser);
  expect(reload).not.toHaveBeenCalled();
});

test('without a line the reload waits for it', () => {
  const { browser, reload, setLine } = openTab({ isOnline: false });
  reloadOnceFor(CHROME, browser);
  setLine(false);
  expect(reload).not.toHaveBeenCalled();
  setLine(true);
  setLine(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a tab that may not remember anything does not reload for ever', () => {
  const forgetful = {
    read: () => null,
    write: () => undefined,
    remove: () => undefined,
    clear: () => undefined,
    isEmpty: () => true,
  };
  const { browser, reload } = openTab({ tab: forgetful });
  reloadOnceFor(CHROME, browser);
  expect(reload).not.toHaveBeenCalled();
});
