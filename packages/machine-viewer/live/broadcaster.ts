/** Broadcasts what the machines of this tab do to the viewer in any other tab. Development only. */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject, InspectionEvent } from 'xstate';
import type { ViewerChannel } from './viewer-channel.ts';
import {
  definitionOf,
  actorName,
  systemIdOf,
  TransitionTrace,
  verdictsOn,
  fixturesOf,
  type MachineFixtures,
} from '../../machine-core/index.ts';
import { possibilitiesIn } from './possibilities.ts';
import { withoutSecrets } from './shareable.ts';
import type { ViewerMachine } from '../viewer-input.ts';
import { type Known, NO_TRAFFIC, NOTHING_KNOWN, receive } from './known-tabs.ts';
import {
  type ActorMoment,
  isAsked,
  type KnownTab,
  type LogEntry,
  type Participant,
  type ViewerMessage,
} from './messages.ts';

export interface BroadcasterOptions {
  readonly channel: ViewerChannel;
  /** A random id of this tab, until its page is unloaded. */
  readonly tab: string;
  readonly clock: { now(): number };
  /** What is known of the machines, by which possible events are reported with their payloads. */
  readonly machines?: readonly ViewerMachine[];
  /** Turns what an event or a context holds into plain data without secrets. */
  readonly shareable?: (value: unknown) => unknown;
  /** The codes of the orders that data is about, by which messages are filtered; by default none. */
  readonly ordersIn?: (data: unknown) => readonly string[];
}

interface Machine {
  readonly ref: AnyActorRef;
  readonly snapshot: AnyMachineSnapshot;
}

export class Broadcaster {
  readonly #channel: ViewerChannel;
  readonly #tab: string;
  readonly #clock: { now(): number };
  readonly #machinesKnown: readonly ViewerMachine[];
  readonly #shareable: (value: unknown) => unknown;
  readonly #ordersIn: (data: unknown) => readonly string[];
  readonly #transitionTrace = new TransitionTrace();
  /** What the viewer knows of this tab, and nothing else. */
  #known: Known = NOTHING_KNOWN;
  /** The machines in it, with their snapshots after the last event, by session. */
  #machines: ReadonlyMap<string, Machine> = new Map();
  /** The last event that each actor received. */
  readonly #received = new WeakMap<object, EventObject>();
  /** The number of the latest message with an event, and the name of its sender. */
  readonly #sent = new WeakMap<EventObject, { readonly number: number; readonly from: string | null }>();
  #count = 0;

  constructor({
    channel,
    tab,
    clock,
    machines = [],
    shareable = withoutSecrets,
    ordersIn = () => [],
  }: BroadcasterOptions) {
    this.#machinesKnown = machines;
    this.#shareable = shareable;
    this.#ordersIn = ordersIn;
    this.#channel = channel;
    this.#tab = tab;
    this.#clock = clock;
    channel.onMessage((message) => {
      if (!isAsked(message)) return;
      if (message.kind === 'who') this.present();
      else if (message.tab === tab) this.#machines.get(message.session)?.ref.send(message.event);
    });
    this.#post({ kind: 'present', tab, since: clock.now(), actors: [], traffic: NO_TRAFFIC });
  }

  /** The `inspect` option of every root actor; it receives the events of invoked actors too. */
  readonly inspect = (inspected: InspectionEvent): void => {
    this.#transitionTrace.notice(inspected);
    const ref = inspected.actorRef as AnyActorRef;
    switch (inspected.type) {
      case '@xstate.event':
        this.#received.set(ref, inspected.event);
        this.#note(inspected.sourceRef as AnyActorRef | undefined, ref, inspected.event);
        // An actor whose transition throws emits no `@xstate.snapshot`, so its status is checked afterwards.
        queueMicrotask(() => this.#announceIfBroken(ref));
        break;
      // Emitted once for each event, after its last microstep.
      case '@xstate.snapshot':
        if (isOfMachine(inspected.snapshot)) this.#report(ref, inspected.snapshot, inspected.event);
        break;
      default:
    }
  };

  /** Broadcasts all actors of this tab with their logs. */
  present(): void {
    const here = this.#here;
    if (here) this.#post({ kind: 'present', ...here });
  }

  /** Call it when the page is unloaded: the viewer then removes this tab. */
  leave(): void {
    this.#channel.post({ kind: 'gone', tab: this.#tab });
  }

  #note(source: AnyActorRef | undefined, target: AnyActorRef, event: EventObject): void {
    const isMachine = isOfMachine(snapshotOf(target));
    // A promise or a callback sends its own results to itself first.
    if (source === target && !isMachine) return;
    const data = this.#shareable(event) as EventObject;
    const number = this.#count;
    this.#count += 1;
    this.#sent.set(event, { number, from: source ? this.#participantOf(source).name : null });
    this.#post({
      kind: 'sent',
      tab: this.#tab,
      message: {
        number,
        at: this.#clock.now(),
        from: source?.sessionId ?? null,
        to: target.sessionId,
        type: event.type,
        orders: [...new Set([...this.#ordersIn(data), ...this.#ordersOf(source), ...this.#ordersOf(target)])],
        event: isMachine ? null : data,
      },
      participants: [...this.#familyOf(source), ...this.#familyOf(target)],
    });
  }

  #report(ref: AnyActorRef, snapshot: AnyMachineSnapshot, event: EventObject): void {
    const { sessionId } = ref;
    const before = this.#machines.get(sessionId);
    const log = this.#here?.actors.find(({ session }) => session === sessionId)?.entries ?? [];
    const sent = this.#sent.get(event);
    const entry: LogEntry = {
      number: (log.at(-1)?.number ?? -1) + 1,
      message: sent?.number ?? -1,
      at: this.#clock.now(),
      event: this.#shareable(event) as EventObject,
      from: sent?.from ?? null,
      verdicts: before ? verdictsOn(before.snapshot, event) : [],
      walked: this.#transitionTrace.since(ref),
      after: this.#momentOf(snapshot),
    };
    const actor = { ...this.#participantOf(ref), machine: snapshot.machine.id };
    this.#post({ kind: 'happened', tab: this.#tab, actor, entry });
    const kept = new Set(this.#here?.actors.map(({ session }) => session));
    this.#machines = new Map(
      [...this.#machines, [sessionId, { ref, snapshot }] as const].filter(([session]) => kept.has(session)),
    );
  }

  #announceIfBroken(ref: AnyActorRef): void {
    const event = this.#received.get(ref);
    const wasWell = this.#machines.get(ref.sessionId)?.snapshot.status === 'active';
    const snapshot: AnyMachineSnapshot = ref.getSnapshot();
    if (event && wasWell && snapshot.status === 'error') this.#report(ref, snapshot, event);
  }

  get #here(): KnownTab | undefined {
    return this.#known.get(this.#tab);
  }

  #post(reported: ViewerMessage): void {
    this.#known = receive(this.#known, reported);
    this.#channel.post(reported);
  }

  #momentOf(snapshot: AnyMachineSnapshot): ActorMoment {
    const children = Object.values<AnyActorRef | undefined>(snapshot.children);
    return {
      value: snapshot.value,
      active: snapshot._nodes.map(({ id }) => id),
      tags: [...snapshot.tags].toSorted(),
      status: snapshot.status,
      context: this.#shareable(snapshot.context),
      open: children.flatMap((child) => (child?.getSnapshot().status === 'active' ? [actorName(child)] : [])),
      possible: possibilitiesIn(snapshot, this.#fixturesOf(snapshot.machine)),
    };
  }

  /** A machine with other implementations has the same definition. */
  #fixturesOf(running: AnyStateMachine): MachineFixtures | undefined {
    const definition = definitionOf(running);
    const known = this.#machinesKnown.find(({ machine }) => definitionOf(machine) === definition);
    return known?.fixtures ?? (known?.adapter && fixturesOf(known.machine, known.adapter));
  }

  /** An actor with its parents, the outermost first. */
  #familyOf(ref: AnyActorRef | undefined): readonly Participant[] {
    return ref ? [...this.#familyOf(ref._parent), this.#participantOf(ref)] : [];
  }

  #participantOf(ref: AnyActorRef): Participant {
    const snapshot = snapshotOf(ref);
    const machine = isOfMachine(snapshot) ? snapshot.machine.id : null;
    const id = actorName(ref);
    return {
      session: ref.sessionId,
      id,
      name: systemIdOf(ref) ?? machine ?? id,
      machine,
      parent: ref._parent?.sessionId ?? null,
      order: this.#ordersOf(ref)[0] ?? null,
    };
  }

  /** The order that a machine follows: `context.code` or `context.order.code`. */
  #ordersOf(ref: AnyActorRef | undefined): readonly string[] {
    const snapshot = ref && snapshotOf(ref);
    if (!isOfMachine(snapshot)) return [];
    const { code, order }: { readonly code?: unknown; readonly order?: unknown } = snapshot.context ?? {};
    return [...this.#ordersIn({ code }), ...this.#ordersIn(order)].slice(0, 1);
  }
}

function snapshotOf(ref: AnyActorRef): unknown {
  return ref.getSnapshot();
}

function isOfMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot;
}
