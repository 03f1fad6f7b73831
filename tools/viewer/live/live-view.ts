/** Selects the tab, the actor and the moment that the live panel shows. */
import { actorsOf, type Known } from './known-tabs.ts';
import type { KnownTab, LogEntry, LoggedActor } from './messages.ts';

/** The user's selection. Null selects the newest tab, the newest actor or the latest entry. */
export interface Choice {
  readonly tab: string | null;
  readonly session: string | null;
  /** The number of an earlier entry of the log. */
  readonly at: number | null;
}

export const NEWEST: Choice = { tab: null, session: null, at: null };

export interface LiveView {
  readonly tab: KnownTab;
  /** All actors of the machine in that tab, the newest first. */
  readonly actors: readonly LoggedActor[];
  readonly actor: LoggedActor;
  readonly shown: LogEntry;
  /** The entries before and after the shown one; null at the ends of the log. */
  readonly earlier: LogEntry | null;
  readonly later: LogEntry | null;
}

/** Resolves a selection; null if the machine runs in no known tab. The newest tab or actor replaces one that has ended. */
export function viewOf(known: Known, machine: string, choice: Choice): LiveView | null {
  const tab = tabOf(known, machine, choice.tab);
  if (!tab) return null;
  const actors = actorsOf(tab, machine);
  const actor = actors.find(({ session }) => session === choice.session) ?? actors[0];
  const entries = actor?.entries ?? [];
  const last = entries.length - 1;
  const chosen = entries.findIndex(({ number }) => number === choice.at);
  // The oldest remaining entry replaces one that has been dropped from the log.
  const isForgotten = choice.at !== null && chosen === -1;
  const index = choice.at === null ? last : isForgotten ? 0 : chosen;
  const shown = entries[index];
  if (!actor || !shown) return null;
  return {
    tab,
    actors,
    actor,
    shown,
    earlier: entries[index - 1] ?? null,
    later: entries[index + 1] ?? null,
  };
}

/** Selects an entry of the shown actor, also when newer actors start. The last entry, or null, selects the latest from then on. */
export function at({ tab, actor }: LiveView, entry: LogEntry | null): Choice {
  const isLast = entry === actor.entries.at(-1);
  return { tab: tab.tab, session: actor.session, at: isLast ? null : (entry?.number ?? null) };
}

/** The transitions that were taken up to the shown entry, the latest last. */
export function walkedUntil({ entries }: LoggedActor, shown: LogEntry): readonly string[] {
  return entries.filter(({ number }) => number <= shown.number).flatMap(({ walked }) => walked);
}

/** The tabs in which the machine runs, the newest first. */
export function tabsWith(known: Known, machine: string): readonly KnownTab[] {
  return [...known.values()]
    .filter((tab) => actorsOf(tab, machine).length > 0)
    .toSorted((one, other) => other.since - one.since);
}

function tabOf(known: Known, machine: string, chosen: string | null): KnownTab | undefined {
  const tabs = tabsWith(known, machine);
  return tabs.find(({ tab }) => tab === chosen) ?? tabs[0];
}
