/** What of everything that is known the live view shows. */
import { actorsOf, type Known, type KnownTab } from './subscriber.ts';
import type { LogEntry, LoggedActor } from './messages.ts';

/** The user's selection; null follows the newest actor. */
export interface Choice {
  readonly tab: string | null;
  readonly session: string | null;
  /** The number of the entry that is looked back at. */
  readonly at: number | null;
}

export const NEWEST: Choice = { tab: null, session: null, at: null };

export interface LiveView {
  readonly tab: KnownTab;
  /** All actors of the machine in that tab, the newest first. */
  readonly actors: readonly LoggedActor[];
  readonly actor: LoggedActor;
  readonly shown: LogEntry;
  /** The entries beside the one that is shown; null where there is none. */
  readonly earlier: LogEntry | null;
  readonly later: LogEntry | null;
}

/** The chosen actor of a machine at the chosen moment; null while none runs in any tab that is known. */
export function viewOf(known: Known, machine: string, choice: Choice): LiveView | null {
  const tab = tabOf(known, machine, choice.tab);
  if (!tab) return null;
  const actors = actorsOf(tab, machine);
  const actor = actors.find(({ session }) => session === choice.session) ?? actors[0];
  const entries = actor?.entries ?? [];
  const last = entries.length - 1;
  const chosen = entries.findIndex(({ number }) => number === choice.at);
  // What has been forgotten meanwhile is followed by the oldest that is still known.
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

/** A moment of the actor that is shown, whatever begins meanwhile; its last one, or null, is followed on. */
export function at({ tab, actor }: LiveView, entry: LogEntry | null): Choice {
  const isLast = entry === actor.entries.at(-1);
  return { tab: tab.tab, session: actor.session, at: isLast ? null : (entry?.number ?? null) };
}

/** The transitions that were taken up to the moment that is shown, the latest last. */
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
