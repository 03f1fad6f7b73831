/** Broadcasts what the machines of this tab do to the viewer in any other tab. Development only. */
import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate';
import type { Clock } from '../../../contract/time/clock.ts';
import type { TabChannel } from '../../../src/platform/tabs/tab-channel.ts';
import { TransitionTrace } from '../../chart/transition-trace.ts';
import { verdictsOn } from '../../chart/guard-results.ts';
import { possibilitiesIn } from './possibilities.ts';
import { shareable } from './shareable.ts';
import {
  type ActorMoment,
  forgottenFor,
  type LogEntry,
  isAsked,
  NO_TRAFFIC,
  type Participant,
  type ViewerMessage,
  type LoggedActor,
  withLogEntry,
  withMessage,
} from './messages.ts';

export interface BroadcasterOptions {
  readonly channel: TabChannel;
  /** A random id of this tab, until its page is unloaded. */
  readonly tab: string;
  readonly clock: Clock;
}

/** An actor, with its snapshot after the last event and its log. */
interface Watched {
  readonly ref: AnyActorRef;
  readonly snapshot: AnyMachineSnapshot;
  readonly reported: LoggedActor;
}

export class Broadcaster {
  readonly #channel: TabChannel;
  readonly #tab: string;
  readonly #clock: Clock;
  readonly #since: number;
  readonly #actors = new Map<string, Watched>();
  readonly #transitionTrace = new TransitionTrace();
  /** The last event that each actor received. */
  readonly #received = new WeakMap<object, EventObject>();
  readonly #senders = new WeakMap<EventObject, string>();
  /** The number of the latest message with an event. */
  readonly #numbers = new WeakMap<EventObject, number>();
  #traffic = NO_TRAFFIC;
  #sent = 0;

  constructor({ channel, tab, clock }: BroadcasterOptions) {
    this.#channel = channel;
    this.#tab = tab;
    this.#clock = clock;
    this.#since = clock.now();
    channel.onMessage((message) => {
      if (!isAsked(message)) return;
      if (message.kind === 'who') this.present();
      else if (message.tab === tab) this.#actors.get(message.session)?.ref.send(message.event);
    });
    this.present();
  }

  /** The `inspect` option of every root actor; it receives the events of invoked actors too. */
  readonly inspect = (inspected: InspectionEvent): void => {
    this.#transitionTrace.notice(inspected);
    switch (inspected.type) {
      case '@xstate.event':
        if (inspected.sourceRef)
          this.#senders.set(inspected.event, nameOf(inspected.sourceRef as AnyActorRef));
        this.#received.set(inspected.actorRef, inspected.event);
        this.#note(
          inspected.sourceRef as AnyActorRef | undefined,
          inspected.actorRef as AnyActorRef,
          inspected.event,
        );
        // An actor whose transition throws emits no `@xstate.snapshot`, so its status is checked afterwards.
        queueMicrotask(() => this.#announceIfBroken(inspected.actorRef as AnyActorRef));
        break;
      // Emitted once for each event, after its last microstep.
      case '@xstate.snapshot':
        if (isOfMachine(inspected.snapshot))
          this.#report(inspected.actorRef as AnyActorRef, inspected.snapshot, inspected.event);
        break;
      default:
    }
  };

  /** Broadcasts all actors of this tab with their logs. */
  present(): void {
    this.#post({
      kind: 'present',
      tab: this.#tab,
      since: this.#since,
      actors: this.#reported(),
      traffic: this.#traffic,
    });
  }

  /** Call it when the page is unloaded: the viewer then removes this tab. */
  leave(): void {
    this.#post({ kind: 'gone', tab: this.#tab });
  }

  #note(source: AnyActorRef | undefined, target: AnyActorRef, event: EventObject): void {
    const isMachine = isOfMachine(snapshotOf(target));
    // A promise or a callback sends its own results to itself first.
    if (source === target && !isMachine) return;
    const data = shareable(event) as EventObject;
    const message = {
      number: this.#sent,
      at: this.#clock.now(),
      from: source?.sessionId ?? null,
      to: target.sessionId,
      type: event.type,
      orders: [...new Set([...ordersIn(data), ...ordersOf(source), ...ordersOf(target)])],
      event: isMachine ? null : data,
    };
    this.#sent += 1;
    this.#numbers.set(event, message.number);
    const participants = [...familyOf(source), ...familyOf(target)];
    this.#traffic = withMessage(this.#traffic, message, participants);
    this.#post({ kind: 'sent', tab: this.#tab, message, participants });
  }

  #report(ref: AnyActorRef, snapshot: AnyMachineSnapshot, event: EventObject): void {
    const before = this.#actors.get(ref.sessionId);
    const reported = before?.reported ?? { ...identityOf(ref, snapshot), entries: [] };
    const entry: LogEntry = {
      number: (reported.entries.at(-1)?.number ?? -1) + 1,
      message: this.#numbers.get(event) ?? -1,
      at: this.#clock.now(),
      event: shareable(event) as EventObject,
      from: this.#senders.get(event) ?? null,
      verdicts: before ? verdictsOn(before.snapshot, event) : [],
      walked: this.#transitionTrace.since(ref),
      after: momentOf(snapshot),
    };
    for (const session of forgottenFor(reported, this.#reported())) this.#actors.delete(session);
    this.#actors.set(ref.sessionId, { ref, snapshot, reported: withLogEntry(reported, entry) });
    const { entries: _, ...actor } = reported;
    this.#post({ kind: 'happened', tab: this.#tab, actor, entry });
  }

  #announceIfBroken(ref: AnyActorRef): void {
    const event = this.#received.get(ref);
    const before = this.#actors.get(ref.sessionId);
    const snapshot: AnyMachineSnapshot = ref.getSnapshot();
    const wasWell = before?.snapshot.status === 'active';
    if (event && wasWell && snapshot.status === 'error') this.#report(ref, snapshot, event);
  }

  #reported(): readonly LoggedActor[] {
    return [...this.#actors.values()].map(({ reported }) => reported);
  }

  #post(reported: ViewerMessage): void {
    this.#channel.post(reported);
  }
}

function identityOf(ref: AnyActorRef, { machine }: AnyMachineSnapshot) {
  return {
    session: ref.sessionId,
    id: ref.id,
    machine: machine.id,
    parent: ref._parent?.sessionId ?? null,
  };
}

function momentOf(snapshot: AnyMachineSnapshot): ActorMoment {
  const children = Object.values<AnyActorRef | undefined>(snapshot.children);
  return {
    value: snapshot.value,
    active: snapshot._nodes.map(({ id }) => id),
    tags: [...snapshot.tags].toSorted(),
    status: snapshot.status,
    context: shareable(snapshot.context),
    open: children.flatMap((child) => (child?.getSnapshot().status === 'active' ? [child.id] : [])),
    possible: possibilitiesIn(snapshot),
  };
}

/** An actor with its parents, the outermost first. */
function familyOf(ref: AnyActorRef | undefined): readonly Participant[] {
  if (!ref) return [];
  const snapshot = snapshotOf(ref);
  const machine = isOfMachine(snapshot) ? snapshot.machine.id : null;
  const itself = {
    session: ref.sessionId,
    name: systemIdOf(ref) ?? machine ?? ref.id,
    machine,
    parent: ref._parent?.sessionId ?? null,
    order: orderOf(ref),
  };
  return [...familyOf(ref._parent), itself];
}

function snapshotOf(ref: AnyActorRef): unknown {
  return ref.getSnapshot();
}

/** The code of the order that a machine follows: `context.code` or `context.order.code`. */
function orderOf(ref: AnyActorRef): string | null {
  const snapshot = snapshotOf(ref);
  if (!isOfMachine(snapshot)) return null;
  const { code, order }: { readonly code?: unknown; readonly order?: unknown } = snapshot.context;
  return ordersIn({ code })[0] ?? ordersIn(order)[0] ?? null;
}

function ordersOf(ref: AnyActorRef | undefined): readonly string[] {
  const order = ref ? orderOf(ref) : null;
  return order === null ? [] : [order];
}

/** The codes of orders in data, at any depth. The codes of errors are without digits. */
function ordersIn(data: unknown): readonly string[] {
  const found: string[] = [];
  JSON.stringify(data, (name, part: unknown) => {
    if (name === 'code' && typeof part === 'string' && /\d/.test(part)) found.push(part);
    return part;
  });
  return found;
}

function systemIdOf(ref: AnyActorRef): string | undefined {
  return 'systemId' in ref && typeof ref.systemId === 'string' ? ref.systemId : undefined;
}

/** The name of an actor: of a root actor its machine's id, else the id of its `invoke`. */
function nameOf(ref: AnyActorRef): string {
  const snapshot = snapshotOf(ref);
  return ref._parent === undefined && isOfMachine(snapshot) ? snapshot.machine.id : ref.id;
}

function isOfMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot;
}
