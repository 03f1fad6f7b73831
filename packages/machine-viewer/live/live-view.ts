/** Selects the actor and the moment that the live panel shows. */
import { actorsOf, type Known } from './known-tabs.ts';
import type { KnownTab, LogEntry, LoggedActor } from './messages.ts';

/** The user's selection. Null selects the newest actor of the newest tab, or the latest entry. */
export interface Choice {
  /** The key of a `RunningActor`. */
  readonly key: string | null;
  /** The number of an earlier entry of the log. */
  readonly at: number | null;
}

export const NEWEST: Choice = { key: null, at: null };

export interface RunningActor {
  readonly key: string;
  readonly tab: KnownTab;
  readonly actor: LoggedActor;
}

export interface LiveView extends RunningActor {
  /** All actors of the machine, those of the newest tab first, in a tab the newest first. */
  readonly all: readonly RunningActor[];
  readonly shown: LogEntry;
  /** The entries before and after the shown one; null at the ends of the log. */
  readonly earlier: LogEntry | null;
  readonly later: LogEntry | null;
}

/** Resolves a selection; null if the machine runs in no known tab. The newest actor replaces one that has ended. */
export function viewOf(known: Known, machine: string, choice: Choice): LiveView | null {
  const all = [...known.values()]
    .toSorted((one, other) => other.since - one.since)
    .flatMap((tab) =>
      actorsOf(tab, machine).map((actor) => ({ key: `${tab.tab} ${actor.session}`, tab, actor })),
    );
  const chosen = all.find(({ key }) => key === choice.key) ?? all[0];
  if (!chosen) return null;
  const { entries } = chosen.actor;
  const index = entries.findIndex(({ number }) => number === choice.at);
  // The oldest remaining entry replaces one that has been dropped from the log.
  const at = choice.at === null ? entries.length - 1 : Math.max(0, index);
  const shown = entries[at];
  if (!shown) return null;
  return { ...chosen, all, shown, earlier: entries[at - 1] ?? null, later: entries[at + 1] ?? null };
}

/** Selects an entry of the shown actor, also when newer actors start. The last entry selects the latest from then on. */
export function entryOf({ key, actor }: LiveView, entry: LogEntry | null): Choice {
  const isLast = entry === actor.entries.at(-1);
  return { key, at: isLast ? null : (entry?.number ?? null) };
}

/** The transitions that were taken up to the shown entry, the latest last. */
export function walkedUntil({ entries }: LoggedActor, shown: LogEntry): readonly string[] {
  return entries.filter(({ number }) => number <= shown.number).flatMap(({ walked }) => walked);
}
