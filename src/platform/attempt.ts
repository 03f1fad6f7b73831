/**
 * Calls a browser interface, which may be missing, blocked or broken (private windows, in-app browsers, extensions); then
 * returns `otherwise`.
 */
export function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** Whether the media query matches; false where the browser cannot tell. */
export function matchesMedia(query: string): boolean {
  return attempt(() => window.matchMedia(query).matches, false);
}
