/** After a failed load of code the page reloads once for each distinct error message: specification §2. */
import { expect, test, vi } from 'vitest';
import { reloadOnceFor, reloadOnline } from '../../../../src/app/upgrade/reload-once.ts';
import { FORGETFUL, handBrowser, handLine, memoryStore } from '../browser.ts';

const CHROME = 'Failed to fetch dynamically imported module: https://site/assets/BankPage-1.js';

/** A tab and its network. To simulate a reload, pass the same `tab` store to a new browser. */
function openTab({ isOnline = true, tab = memoryStore() } = {}) {
  const reload = vi.fn<() => void>();
  const line = handLine(isOnline);
  return { browser: handBrowser({ tab, reload, ...line }), reload, line };
}

test.each([
  CHROME,
  'error loading dynamically imported module: https://site/assets/BankPage-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/BankPage-1.css',
  "SyntaxError: The requested module './site-1.js' does not provide an export named 'x'",
])('%s: the page reloads once, and not again after the reload', (problem) => {
  const tab = memoryStore();
  const before = openTab({ tab });
  expect(reloadOnceFor(problem, before.browser)).toBe(true);
  expect(before.reload).toHaveBeenCalledTimes(1);
  const after = openTab({ tab });
  expect(reloadOnceFor(problem, after.browser)).toBe(false);
  expect(after.reload).not.toHaveBeenCalled();
});

test('another message causes a separate reload, and the first one causes no second reload', () => {
  const { browser, reload } = openTab();
  reloadOnceFor(CHROME, browser);
  reloadOnceFor(CHROME.replace('Bank', 'Login'), browser);
  reloadOnceFor(CHROME, browser);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a message of two lines causes one reload', () => {
  const { browser, reload } = openTab();
  for (let time = 0; time < 3; time += 1) reloadOnceFor(`${CHROME}\nat BankPage`, browser);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the reload waits while the network is down', () => {
  const { browser, reload, line } = openTab({ isOnline: false });
  reloadOnceFor(CHROME, browser);
  line.cut();
  expect(reload).not.toHaveBeenCalled();
  line.mend();
  line.mend();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a reload that the player asks for waits for the network as well', () => {
  const { browser, reload, line } = openTab({ isOnline: false });
  reloadOnline(browser);
  expect(reload).not.toHaveBeenCalled();
  line.mend();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a tab that cannot store the message does not reload', () => {
  const { browser, reload } = openTab({ tab: FORGETFUL });
  reloadOnceFor(CHROME, browser);
  expect(reload).not.toHaveBeenCalled();
});
