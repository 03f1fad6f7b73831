/** After how many more a transition looks as if it had never been taken. */
const REMEMBERED = 4;

/** Transitions taken fade, the older the more; the latest is the strongest. */
export function walkedClass(freshness: number): string | null {
  if (freshness > REMEMBERED) return null;
  return freshness === 0 ? 'is-latest' : 'is-walked';
}
