/** Transitions as data: who may move what from which state to which. Contract §3 has one table a kind of order. */

export interface Transition<Status extends string, Actor extends string> {
  readonly from: Status;
  readonly to: Status;
  readonly by: readonly Actor[];
}

export interface TransitionRules<Status extends string, Actor extends string> {
  /** Whether `by` may move from `from` to `to`. */
  mayBecome(from: Status, to: Status, by: Actor): boolean;
  /**
   * Whether something seen as `from` may be seen as `to` later on. An answer that was overtaken on its way says something
   * that is not reachable any more; it is not believed.
   */
  mayLaterBe(from: Status, to: Status): boolean;
  /** Whether nothing can change any more. */
  isFinal(status: Status): boolean;
}

export function transitionRules<Status extends string, Actor extends string>(
  table: readonly Transition<Status, Actor>[],
): TransitionRules<Status, Actor> {
  return {
    mayBecome: (from, to, by) =>
      table.some((row) => row.from === from && row.to === to && row.by.includes(by)),
    mayLaterBe: (from, to) => {
      const seen = new Set<Status>([from]);
      for (const status of seen) {
        for (const row of table) if (row.from === status) seen.add(row.to);
      }
      return seen.has(to);
    },
    isFinal: (status) => table.every((row) => row.from !== status),
  };
}
