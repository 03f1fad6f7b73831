/** Arranges the messages of a tab as a sequence diagram: a lane for each actor, a row for each message. */
import { IN_ENGLISH, type Say, sayIn } from '../labels.ts';
import type { Participant, SentMessage, Traffic } from '../live/messages.ts';

export interface Lane {
  /** The actor's session id; several calls of the same promise share the lane of the first one. */
  readonly session: string | null;
  readonly name: string;
  /** The code of the order that a machine follows, or the machine that has started a promise or callback. */
  readonly note: string | null;
}

export interface Row {
  readonly message: SentMessage;
  readonly label: string;
  /** Indexes of lanes. */
  readonly from: number;
  readonly to: number;
}

export interface Sequence {
  readonly lanes: readonly Lane[];
  readonly rows: readonly Row[];
}

/** The lane of messages that no actor sent: of a view, the network, the query cache. */
const PAGE: Lane = { session: null, name: 'page', note: null };

/**
 * Arranges the messages that contain a text in the code of an order, in the event, or in the name of the sender or the receiver.
 * Lanes follow the order in which their actors started, each parent before its children; lanes without a message are left out.
 */
export function sequenceOf(
  { participants, messages }: Traffic,
  about: string,
  say: Say = sayIn(IN_ENGLISH),
): Sequence {
  const known = new Map(participants.map((one) => [one.session, one]));
  const laneOf = new Map<string, string>();
  const lanes = new Map<string, Lane>([['', PAGE]]);
  for (const actor of inTreeOrder(participants)) {
    const key = keyOf(actor, laneOf);
    laneOf.set(actor.session, key);
    const lane = lanes.get(key) ?? { session: actor.session, name: actor.name, note: ownerOf(actor, known) };
    lanes.set(key, { ...lane, note: actor.order ?? lane.note });
  }
  const laneAt = (session: string | null) => (session === null ? '' : (laneOf.get(session) ?? ''));
  const wanted = about.trim().toLowerCase();
  const arranged = messages
    .map((message) => ({
      message,
      label: labelOf(message.type, known.get(message.from ?? '')?.id, say),
      from: laneAt(message.from),
      to: laneAt(message.to),
    }))
    .filter(({ message: { orders, type }, label, from, to }) =>
      [...orders, type, label, lanes.get(from)?.name, lanes.get(to)?.name].some((text) =>
        text?.toLowerCase().includes(wanted),
      ),
    );
  const used = new Set(arranged.flatMap(({ from, to }) => [from, to]));
  const shown = [...lanes.keys()].filter((key) => used.has(key));
  return {
    lanes: shown.flatMap((key) => lanes.get(key) ?? []),
    rows: arranged.map((row) => ({ ...row, from: shown.indexOf(row.from), to: shown.indexOf(row.to) })),
  };
}

/** What a filter can be about: the orders and the events of the messages. */
export function topicsOf(traffic: Traffic, say: Say = sayIn(IN_ENGLISH)): readonly string[] {
  return [
    ...new Set([
      ...traffic.messages.flatMap(({ orders }) => orders),
      ...sequenceOf(traffic, '', say)
        .rows.map(({ label }) => label)
        .toSorted(),
    ]),
  ];
}

/** The event as the charts name it: XState's own events without their prefix and the ids in them. A result is named by its sender. */
export function labelOf(type: string, sender?: string, say: Say = sayIn(IN_ENGLISH)): string {
  const [prefix, kind, ...rest] = type.split('.');
  if (prefix !== 'xstate') return type;
  switch (kind) {
    case 'init':
      return say('start');
    case 'done':
      return `${say('done')} ${(rest[0] === 'actor' ? sender : undefined) ?? rest.slice(1).join('.')}`;
    case 'error':
      return `${say('failed')} ${sender ?? rest.slice(1).join('.')}`;
    case 'after':
      return `${say('after')} ${rest[0] ?? ''}`;
    default:
      return kind ?? type;
  }
}

function keyOf({ session, parent, machine, name }: Participant, laneOf: ReadonlyMap<string, string>): string {
  const isCall = machine === null && parent !== null;
  return isCall ? `${laneOf.get(parent) ?? parent} ${name}` : session;
}

function ownerOf({ machine, parent }: Participant, known: ReadonlyMap<string, Participant>): string | null {
  return machine === null && parent !== null ? (known.get(parent)?.name ?? null) : null;
}

function inTreeOrder(participants: readonly Participant[]): readonly Participant[] {
  const childrenOf = (parent: string | null): readonly Participant[] =>
    participants.filter((one) => one.parent === parent).flatMap((one) => [one, ...childrenOf(one.session)]);
  return childrenOf(null);
}
