/** What a tab of the site and the viewer say to each other, by a channel of their own. */
import type { EventObject, StateValue } from 'xstate';
import type { Verdict } from '../../chart/guard-results.ts';

/** An event that an actor could be sent now, by its name in the fixtures, else by its type. */
export interface Possibility {
  readonly name: string;
  /** What its guards say now; null where that depends on what it would carry. */
  readonly verdicts: readonly Verdict[] | null;
}

/** An actor between two events, as plain data without secrets. */
export interface ActorMoment {
  readonly value: StateValue;
  /** The ids of the active states, the machine itself among them. */
  readonly active: readonly string[];
  readonly tags: readonly string[];
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly context: unknown;
  /** The actors that it has invoked and that are still at work, by the ids of the invocations. */
  readonly open: readonly string[];
  readonly possible: readonly Possibility[];
}

/** One event and what became of it. */
export interface LogEntry {
  /** Counted from 0 by each actor. */
  readonly number: number;
  /** When, by the clock of the device: milliseconds since 1970. */
  readonly at: number;
  readonly event: EventObject;
  /** The name of the actor that sent it; null where it came from outside. */
  readonly from: string | null;
  /** Every branch that the event met, in the order in which they are asked. */
  readonly verdicts: readonly Verdict[];
  /** The transitions that were taken, in their order; none where the event was rejected. */
  readonly walked: readonly string[];
  readonly after: ActorMoment;
}

export interface ActorIdentity {
  /** Unique in its tab. */
  readonly session: string;
  readonly machine: string;
  /** The session of the actor that has invoked it. */
  readonly parent: string | null;
}

/** An actor is what has happened to it; the last entry says where it is now. */
export interface LoggedActor extends ActorIdentity {
  readonly entries: readonly LogEntry[];
}

/** What a tab of the site tells. */
export type ViewerMessage =
  /** All running actors: sent at the start and on each request. */
  | {
      readonly kind: 'present';
      readonly tab: string;
      readonly since: number;
      readonly actors: readonly LoggedActor[];
    }
  | {
      readonly kind: 'happened';
      readonly tab: string;
      readonly actor: ActorIdentity;
      readonly entry: LogEntry;
    }
  | { readonly kind: 'gone'; readonly tab: string };

/** What the viewer asks. */
export type Asked =
  | { readonly kind: 'who' }
  | { readonly kind: 'play'; readonly tab: string; readonly session: string; readonly event: EventObject };

/** How much of an actor's past is kept, on either side. */
export const HISTORY_LENGTH = 100;

export function isReported(message: unknown): message is ViewerMessage {
  return isOfKind(message, ['present', 'happened', 'gone']);
}

export function isAsked(message: unknown): message is Asked {
  return isOfKind(message, ['who', 'play']);
}

/** An actor with one more entry, and perhaps without its oldest one. */
export function withLogEntry({ entries, ...identity }: LoggedActor, entry: LogEntry): LoggedActor {
  return { ...identity, entries: [...entries, entry].slice(-HISTORY_LENGTH) };
}

/** The actors that are forgotten when another begins: those of its machine that have ended. */
export function forgottenFor(
  { session, machine }: ActorIdentity,
  actors: Iterable<LoggedActor>,
): readonly string[] {
  return [...actors]
    .filter((one) => one.session !== session && one.machine === machine)
    .filter(({ entries }) => entries.at(-1)?.after.status !== 'active')
    .map((one) => one.session);
}

function isOfKind(message: unknown, kinds: readonly string[]): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'kind' in message &&
    kinds.includes(String(message.kind))
  );
}
