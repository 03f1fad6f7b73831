/** The viewer's data about the tabs of the site, reduced from their messages. */
import {
  forgottenFor,
  type LoggedActor,
  type Traffic,
  type ViewerMessage,
  withLogEntry,
  withMessage,
} from './messages.ts';

export interface KnownTab {
  readonly tab: string;
  /** When its page was loaded: the device's time, in milliseconds since 1970. */
  readonly since: number;
  /** By session id, in the order in which they started. */
  readonly actors: ReadonlyMap<string, LoggedActor>;
  readonly traffic: Traffic;
}

export type Known = ReadonlyMap<string, KnownTab>;

export const NOTHING_KNOWN: Known = new Map();

/** The reducer: applies one message. */
export function receive(known: Known, reported: ViewerMessage): Known {
  const { tab } = reported;
  switch (reported.kind) {
    case 'present': {
      const actors = new Map(reported.actors.map((actor) => [actor.session, actor]));
      return new Map(known).set(tab, { tab, since: reported.since, actors, traffic: reported.traffic });
    }
    case 'happened': {
      const before = known.get(tab);
      // The tab's `present` message has not arrived yet; it will contain this entry.
      if (!before) return known;
      const { actor, entry } = reported;
      const actors = new Map(before.actors);
      const past = actors.get(actor.session) ?? { ...actor, entries: [] };
      for (const session of forgottenFor(actor, actors.values())) actors.delete(session);
      actors.set(actor.session, withLogEntry(past, entry));
      return new Map(known).set(tab, { ...before, actors });
    }
    case 'sent': {
      const before = known.get(tab);
      if (!before) return known;
      const traffic = withMessage(before.traffic, reported.message, reported.participants);
      return new Map(known).set(tab, { ...before, traffic });
    }
    case 'gone':
      return new Map([...known].filter(([name]) => name !== tab));
  }
}

/** The actors of one machine in a tab, the newest first. */
export function actorsOf({ actors }: KnownTab, machine: string): readonly LoggedActor[] {
  return [...actors.values()].filter((actor) => actor.machine === machine).toReversed();
}
