/** What the theatre knows of the tabs of the site, from what they have told. */
import { forgottenFor, type Told, type ToldActor, withHappening } from './messages.ts';

export interface KnownTab {
  readonly tab: string;
  /** When its page began, by the clock of the device: milliseconds since 1970. */
  readonly since: number;
  /** By session, in the order in which they began. */
  readonly actors: ReadonlyMap<string, ToldActor>;
}

export type Known = ReadonlyMap<string, KnownTab>;

export const NOTHING_KNOWN: Known = new Map();

/** What is known after one more word. */
export function hear(known: Known, told: Told): Known {
  const { tab } = told;
  switch (told.kind) {
    case 'present': {
      const actors = new Map(told.actors.map((actor) => [actor.session, actor]));
      return new Map(known).set(tab, { tab, since: told.since, actors });
    }
    case 'happened': {
      const before = known.get(tab);
      // Of a tab that was not asked yet; its answer will contain this.
      if (!before) return known;
      const { actor, happening } = told;
      const actors = new Map(before.actors);
      const past = actors.get(actor.session) ?? { ...actor, happenings: [] };
      for (const session of forgottenFor(actor, actors.values())) actors.delete(session);
      actors.set(actor.session, withHappening(past, happening));
      return new Map(known).set(tab, { ...before, actors });
    }
    case 'gone':
      return new Map([...known].filter(([name]) => name !== tab));
  }
}

/** The actors of one machine in a tab, the newest first. */
export function actorsOf({ actors }: KnownTab, machine: string): readonly ToldActor[] {
  return [...actors.values()].filter((actor) => actor.machine === machine).toReversed();
}
