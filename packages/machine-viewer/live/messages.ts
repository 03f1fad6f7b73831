/** The messages between the tabs of the site and the viewer, on a channel of their own. */
import type { EventObject, StateValue } from 'xstate';
import type { Verdict } from '../../machine-core/index.ts';

/** An event that an active state handles. `name` is its name in the fixtures, else its type. */
export interface Possibility {
  readonly name: string;
  /** The current results of its guards; null if a guard throws because the fixtures do not have the event's payload. */
  readonly verdicts: readonly Verdict[] | null;
}

/** The state of an actor after an event, as plain data without secrets. */
export interface ActorMoment {
  readonly value: StateValue;
  /** The ids of the active states, the machine itself among them. */
  readonly active: readonly string[];
  readonly tags: readonly string[];
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly context: unknown;
  /** The names of its child actors that are still running, invoked or spawned. */
  readonly open: readonly string[];
  readonly possible: readonly Possibility[];
}

/** One event and its result. */
export interface LogEntry {
  /** Counted from 0 for each actor. */
  readonly number: number;
  /** The number of the message with this event, counted from 0 for each tab. */
  readonly message: number;
  /** The device's time, in milliseconds since 1970. */
  readonly at: number;
  readonly event: EventObject;
  /** The name of the actor that sent it; null if no actor did. */
  readonly from: string | null;
  /** The guard results of every branch for the event, in the order of evaluation. */
  readonly verdicts: readonly Verdict[];
  /** The ids of the transitions that were taken, in order. Empty if the event was rejected. */
  readonly walked: readonly string[];
  readonly after: ActorMoment;
}

/** An actor that has sent or received a message: a machine, or a promise or callback that a machine has started. */
export interface Participant {
  /** XState's session id, unique in its tab. */
  readonly session: string;
  /** The id under which its parent knows it; if XState has generated that, the name of its logic. */
  readonly id: string;
  /** Its system id, else the id of its machine, else its own. */
  readonly name: string;
  /** Null if it is no machine. */
  readonly machine: string | null;
  /** The session id of its parent actor; null for a root actor. */
  readonly parent: string | null;
  /** The code of the order that it follows; null if it follows none. */
  readonly order: string | null;
}

/** A machine with its log. The last entry has its current state. */
export interface LoggedActor extends Participant {
  readonly machine: string;
  readonly entries: readonly LogEntry[];
}

/** An event that was sent to an actor. */
export interface SentMessage {
  /** Counted from 0 for each tab. */
  readonly number: number;
  /** The device's time, in milliseconds since 1970. */
  readonly at: number;
  /** Session ids. `from` is null if no actor sent it: the page, the network, the query cache. */
  readonly from: string | null;
  readonly to: string;
  readonly type: string;
  /** The codes of the orders that the event or the actor is about. */
  readonly orders: readonly string[];
  /** The event, if the receiver is no machine; the log of a machine has it. */
  readonly event: EventObject | null;
}

/** The latest messages of a tab, the oldest first, with the actors that sent and received them. */
export interface Traffic {
  readonly participants: readonly Participant[];
  readonly messages: readonly SentMessage[];
}

/** What is known of a tab of the site. */
export interface KnownTab {
  readonly tab: string;
  /** When its page was loaded: the device's time, in milliseconds since 1970. */
  readonly since: number;
  /** The machines, in the order in which they started. */
  readonly actors: readonly LoggedActor[];
  readonly traffic: Traffic;
}

/** A message from a tab of the site to the viewer. */
export type ViewerMessage =
  /** All actors of the tab: sent at the start and on each request. */
  | ({ readonly kind: 'present' } & KnownTab)
  /** A message was sent; `participants` are its sender and its receiver. */
  | {
      readonly kind: 'sent';
      readonly tab: string;
      readonly message: SentMessage;
      readonly participants: readonly Participant[];
    }
  /** A machine has handled an event. */
  | {
      readonly kind: 'happened';
      readonly tab: string;
      readonly actor: Omit<LoggedActor, 'entries'>;
      readonly entry: LogEntry;
    }
  | { readonly kind: 'gone'; readonly tab: string };

/** A message from the viewer: a request for all actors (`who`), or an event for one actor (`play`). */
export type Asked =
  | { readonly kind: 'who' }
  | { readonly kind: 'play'; readonly tab: string; readonly session: string; readonly event: EventObject };

export function isReported(message: unknown): message is ViewerMessage {
  return isOfKind(message, ['present', 'happened', 'sent', 'gone']);
}

export function isAsked(message: unknown): message is Asked {
  return isOfKind(message, ['who', 'play']);
}

function isOfKind(message: unknown, kinds: readonly string[]): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'kind' in message &&
    kinds.includes(String(message.kind))
  );
}
