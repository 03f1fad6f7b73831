import type { Browser } from '../../platform/browser.ts';

/** Session-storage key of the failed loads after which this tab has already reloaded. */
const RELOADED_FOR = 'reloaded-for';

/**
 * After code has failed to load, reloads the page once for each distinct message (specification §2): a deployment removes the
 * old files. Does not reload if the tab's storage is blocked, because the reload would repeat forever. Returns whether the page
 * reloads now.
 */
export function reloadOnceFor(problem: string, browser: Browser): boolean {
  const message = problem.replaceAll('\n', ' ');
  if (!browser.isOnline()) {
    reloadOnline(browser);
    return false;
  }
  const isAnswered = () => (browser.tab.read(RELOADED_FOR) ?? '').split('\n').includes(message);
  if (isAnswered()) return false;
  browser.tab.write(RELOADED_FOR, `${browser.tab.read(RELOADED_FOR) ?? ''}\n${message}`);
  if (!isAnswered()) return false;
  browser.reload();
  return true;
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
