import { waitFor as waitForChange, type waitForOptions } from '@testing-library/dom';

/** Testing Library looks again at each change of the page, and every 50 ms for what changes without it, such as a request. */
const INTERVAL_MS = 10;

/** Waits until the function no longer throws. Looks more often than by default, because the mock answers within the same process. */
export function waitFor<Result>(
  check: () => Promise<Result> | Result,
  options?: waitForOptions,
): Promise<Result> {
  return waitForChange(check, { interval: INTERVAL_MS, ...options });
}
