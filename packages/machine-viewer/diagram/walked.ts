/** How many later transitions may follow until a transition is no longer highlighted. */
const REMEMBERED = 4;

/** The CSS class of a transition that was taken; `is-latest` is the stronger highlight. */
export type Trace = 'is-latest' | 'is-walked';

/** The highlights of the transitions that were taken, by id. `walked`: the latest last. */
export function tracesOf(walked: readonly string[]): ReadonlyMap<string, Trace> {
  const recent = walked.slice(-1 - REMEMBERED);
  return new Map(
    recent.map((edge, index) => [edge, index === recent.length - 1 ? 'is-latest' : 'is-walked']),
  );
}
