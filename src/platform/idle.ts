/** Where a browser does not say when it has nothing to do, so much later. */
const FALLBACK_MS = 1_000;

/** Resolves once the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such word.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, FALLBACK_MS);
  });
}
