/** Resolves when the browser is idle; after `fallback` milliseconds in a browser without `requestIdleCallback`. */
export function whenIdle(fallback = 1_000): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, fallback);
  });
}
