/** Status transitions as data: from, to and the permitted actors. Contract §3 has one table for each kind of order. */
import type { UnknownWord } from '../schema/vocabulary.ts';

export interface Transition<Status extends string, Actor extends string> {
  readonly from: Status;
  readonly to: Status;
  readonly by: readonly Actor[];
}

export interface TransitionRules<Status extends string, Actor extends string> {
  /** Whether the actor `by` may change the status from `from` to `to`. */
  mayBecome(from: Status | UnknownWord, to: Status, by: Actor): boolean;
  /**
   * Whether the status `to` is reachable from `from` in any number of steps. Responses that arrive out of order may report an
   * unreachable status, and are ignored. If either status is unknown to the client, every transition is considered reachable,
   * except from a final status.
   */
  mayLaterBe(from: Status | UnknownWord, to: Status | UnknownWord): boolean;
  /**
   * Whether an order that is `now` is or was `status` on its way, although a response may have skipped it. False if `now` is
   * unknown to the client.
   */
  hasBeen(now: Status | UnknownWord, status: Status): boolean;
  /** Whether no transition leaves this status. Also true for a status that is unknown to the client. */
  isFinal(status: Status | UnknownWord): boolean;
}

export function transitionRules<Status extends string, Actor extends string>(
  table: readonly Transition<Status, Actor>[],
): TransitionRules<Status, Actor> {
  const isInTable = (status: string) => table.some(({ from, to }) => from === status || to === status);
  const mayLaterBe = (from: Status | UnknownWord, to: Status | UnknownWord): boolean => {
    if (!isInTable(from)) return true;
    if (!isInTable(to)) return table.some((row) => row.from === from);
    const seen = new Set<string>([from]);
    for (const status of seen) {
      for (const row of table) if (row.from === status) seen.add(row.to);
    }
    return seen.has(to);
  };
  return {
    mayBecome: (from, to, by) =>
      table.some((row) => row.from === from && row.to === to && row.by.includes(by)),
    mayLaterBe,
    hasBeen: (now, status) => isInTable(now) && mayLaterBe(status, now),
    isFinal: (status) => table.every((row) => row.from !== status),
  };
}
