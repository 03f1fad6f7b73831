import type { Browser } from '../../platform/browser.ts';

/** Where a tab remembers the failed loads that it has answered with a reload. */
const RELOADED_FOR = 'reloaded-for';

/** How browsers, and the loader of the build, say that a part of the site did not come. */
const FAILED_LOAD = /dynamically imported module|importing a module script|unable to preload/i;

/**
 * A part of the site that did not come leads to one reload for each distinct message (specification §2): after a new
 * delivery the old parts are gone. A tab that may not remember does not reload, or it would do so for ever. Any other problem is left alone.
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

/** Reloads the page; without a network once it is back, because the browser would show its own error page instead of the site. */
export function reloadOnline(browser: Browser): void {
  if (browser.isOnline()) return browser.reload();
  const stop = browser.onNetworkChange((isOnline) => {
    if (!isOnline) return;
    stop();
    browser.reload();
  });
}
