/** After how many more a transition looks as if it had never been taken. */
const REMEMBERED = 4;

/** How a transition is drawn that was taken: the latest is the strongest. */
export type Trace = 'is-latest' | 'is-walked';

/** Transitions taken fade. `since` is how many were taken after it; null where it is not to be seen any more. */
export function traceOf(since: number): Trace | null {
  if (since > REMEMBERED) return null;
  return since === 0 ? 'is-latest' : 'is-walked';
}
