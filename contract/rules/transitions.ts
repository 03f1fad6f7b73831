/** Transitions as data: who may move what from which state to which. Contract §3 has one table a kind of order. */
import type { UnknownWord } from '../schema/vocabulary.ts';

export interface Transition<Status extends string, Actor extends string> {
  readonly from: Status;
  readonly to: Status;
  readonly by: readonly Actor[];
}

export interface TransitionRules<Status extends string, Actor extends string> {
  /** Whether `by` may move from `from` to `to`. */
  mayBecome(from: Status | UnknownWord, to: Status, by: Actor): boolean;
  /**
   * Whether something seen as `from` may be seen as `to` later on. An answer that was overtaken on its way says something
   * that is not reachable any more; it is not believed. Of a status that the client does not know nothing is ruled out.
   */
  mayLaterBe(from: Status | UnknownWord, to: Status | UnknownWord): boolean;
  /** Whether the player can do nothing that changes it: so it is at its end, and in a status that the client does not know. */
  isFinal(status: Status | UnknownWord): boolean;
}

export function transitionRules<Status extends string, Actor extends string>(
  table: readonly Transition<Status, Actor>[],
): TransitionRules<Status, Actor> {
  const isInTable = (status: string) => table.some(({ from, to }) => from === status || to === status);
  return {
    mayBecome: (from, to, by) =>
      table.some((row) => row.from === from && row.to === to && row.by.includes(by)),
    mayLaterBe: (from, to) => {
      if (!isInTable(from) || !isInTable(to)) return true;
      const seen = new Set<string>([from]);
      for (const status of seen) {
        for (const row of table) if (row.from === status) seen.add(row.to);
      }
      return seen.has(to);
    },
    isFinal: (status) => table.every((row) => row.from !== status),
  };
}
