import type { Browser } from '../../platform/browser.ts';

/** Session-storage key of the failed loads after which this tab has already reloaded. */
const RELOADED_FOR = 'reloaded-for';

/** The error messages of browsers and of Vite for a chunk that fails to load. */
const FAILED_LOAD = /dynamically imported module|importing a module script|unable to preload/i;

/**
 * After a chunk has failed to load, reloads the page once for each distinct message (specification §2): a deployment
 * removes the old chunks. Does not reload if the tab's storage is blocked, because the reload would repeat forever. Ignores
 * any other problem.
 */
export function reloadOnceFor(problem: string, browser: Browser): void {
  if (!FAILED_LOAD.test(problem)) return;
  const message = problem.replaceAll('\n', ' ');
  if (!browser.isOnline()) return reloadOnline(browser);
  const isAnswered = () => (browser.tab.read(RELOADED_FOR) ?? '').split('\n').includes(message);
  if (isAnswered()) return;
  browser.tab.write(RELOADED_FOR, `${browser.tab.read(RELOADED_FOR) ?? ''}\n${message}`);
  if (isAnswered()) browser.reload();
}

/** Reloads the page; offline only when the network is back, because the browser would show its own error page. */
export function reloadOnline(browser: Browser): void {
  if (browser.isOnline()) return browser.reload();
  const stop = browser.onNetworkChange((isOnline) => {
    if (!isOnline) return;
    stop();
    browser.reload();
  });
}
