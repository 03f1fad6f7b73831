/** What the viewer knows of the tabs of the site. A tab keeps the same about itself, for a viewer that is opened later. */
import type { KnownTab, LoggedActor, Participant, SentMessage, Traffic, ViewerMessage } from './messages.ts';

export type Known = ReadonlyMap<string, KnownTab>;

export const NOTHING_KNOWN: Known = new Map();

export const NO_TRAFFIC: Traffic = { participants: [], messages: [] };

/** How many entries the log of an actor has at most. */
export const HISTORY_LENGTH = 100;

/** How many messages of a tab are kept. */
export const TRAFFIC_LENGTH = 400;

/** The reducer: applies one message. */
export function receive(known: Known, reported: ViewerMessage): Known {
  const { tab } = reported;
  const before = known.get(tab);
  switch (reported.kind) {
    case 'present': {
      const { kind: _, ...present } = reported;
      return new Map(known).set(tab, present);
    }
    case 'happened': {
      // The tab's `present` message has not arrived yet; it will contain this entry.
      if (!before) return known;
      const { actor, entry } = reported;
      const actors = before.actors.filter(
        (one) => one.session === actor.session || one.machine !== actor.machine || isActive(one),
      );
      const index = actors.findIndex(({ session }) => session === actor.session);
      const entries = [...(actors[index]?.entries ?? []), entry].slice(-HISTORY_LENGTH);
      actors.splice(index === -1 ? actors.length : index, 1, { ...actor, entries });
      return new Map(known).set(tab, { ...before, actors });
    }
    case 'sent': {
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
  return actors.filter((actor) => actor.machine === machine).toReversed();
}

/** One that has ended is kept until another actor of its machine handles an event. */
export function isActive({ entries }: LoggedActor): boolean {
  return entries.at(-1)?.after.status === 'active';
}

/** Appends a message, and drops the oldest one if there are too many, with actors that no message names any more. */
export function withMessage(
  traffic: Traffic,
  message: SentMessage,
  participants: readonly Participant[],
): Traffic {
  const messages = [...traffic.messages, message].slice(-TRAFFIC_LENGTH);
  const known = new Map([...traffic.participants, ...participants].map((one) => [one.session, one]));
  if (messages.length < TRAFFIC_LENGTH) return { participants: [...known.values()], messages };
  const named = new Set<string>();
  const name = (session: string | null | undefined) => {
    if (session === null || session === undefined || named.has(session)) return;
    named.add(session);
    name(known.get(session)?.parent);
  };
  for (const { from, to } of messages) for (const session of [from, to]) name(session);
  return { participants: [...known.values()].filter(({ session }) => named.has(session)), messages };
}
