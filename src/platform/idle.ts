import { attempt } from './attempt.ts';

/** Resolves when the browser is idle; after `fallback` milliseconds in a browser without `requestIdleCallback`. */
export function whenIdle(fallback = 1_000): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if (attempt(() => requestIdleCallback(() => resolve()), null) === null) setTimeout(resolve, fallback);
  });
}
