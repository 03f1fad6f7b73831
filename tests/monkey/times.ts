/** When a walk begins, and how long it waits before the page must show the current state. */

export const START = Date.UTC(2026, 2, 2, 3, 0, 0);
/** Longer than the delay of any automatic retry. */
export const SETTLING_MS = 130_000;
/** After this time out of sight, a page refetches its data when it becomes visible (specification §7). */
export const AWAY_MS = 6 * 60_000;
