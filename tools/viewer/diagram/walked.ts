/** How many later transitions may follow until a transition is no longer highlighted. */
const REMEMBERED = 4;

/** The CSS class of a transition that was taken; `is-latest` is the stronger highlight. */
export type Trace = 'is-latest' | 'is-walked';

/** The highlight of a transition; null if it has none any more. `since` is how many transitions were taken after it. */
export function traceOf(since: number): Trace | null {
  if (since > REMEMBERED) return null;
  return since === 0 ? 'is-latest' : 'is-walked';
}
