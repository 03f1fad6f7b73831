/** The delay in browsers without `requestIdleCallback`. */
const FALLBACK_MS = 1_000;

/** Resolves when the browser is idle. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, FALLBACK_MS);
  });
}
