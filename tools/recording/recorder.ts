/** Records every event that the page's machines process, so that it can be replayed. Development only. */
import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
  StateMachine,
  type StateValue,
} from 'xstate';
import type { Clock } from '../../contract/time/clock.ts';
import { clockIn, newKeyIn } from '../../machines/clock-and-keys.ts';
import { type Dependencies, startClock, startKeys } from '../fixtures/machine-fixtures.ts';
import { canonical } from './encoding.ts';
import type { Entry, FinalActor } from './format.ts';
import { Masker } from './masking/masker.ts';
import { PRODUCT_MACHINES } from './product-machines.ts';

/**
 * Maximum size of the log in characters. A median event takes about 320, so about 200,000 fit: one every half second
 * for more than a day.
 */
const CAPACITY = 64_000_000;

export interface RecorderOptions {
  /** The device's clock, in milliseconds since 1970; used for machines without a clock in their input. */
  readonly clock: Clock;
  /** Milliseconds since the page started, by the monotonic clock. */
  readonly elapsed: () => number;
  readonly capacity?: number;
}

/** The log and the actors' snapshots, with secrets masked. */
export interface Recording {
  readonly forgotten: number;
  readonly entries: readonly Entry[];
  readonly actors: readonly FinalActor[];
}

/** A log entry while its event is still queued or being processed. */
interface Draft {
  /** The entry's kind and payload. */
  readonly said: { readonly kind: Entry['kind']; readonly [name: string]: unknown };
  readonly event: EventObject | null;
  readonly t: number;
  readonly at: number;
  readonly keys: string[];
  readonly edge: Record<string, boolean>;
  to?: StateValue;
}

/** A log entry, serialized (`text`) once its event has been processed. */
interface Line {
  readonly actor: Recorded;
  draft: Draft | null;
  text: string;
}

type EdgeGuard = (...asked: readonly unknown[]) => unknown;
type Need = 'clock' | 'newKey';

export class Recorder {
  readonly #clock: Clock;
  readonly #elapsed: () => number;
  readonly #capacity: number;
  readonly #masker = new Masker();
  readonly #actors = new Map<object, Recorded>();
  readonly #begun: Recorded[] = [];
  #lines: Line[] = [];
  #size = 0;
  #forgotten = 0;

  constructor({ clock, elapsed, capacity = CAPACITY }: RecorderOptions) {
    this.#clock = clock;
    this.#elapsed = elapsed;
    this.#capacity = capacity;
  }

  /**
   * Inspection callback for every root actor. Call it before other inspectors: it closes the step, so that guards
   * they evaluate are not recorded.
   */
  readonly inspect = (inspected: InspectionEvent): void => {
    const ref = inspected.actorRef as AnyActor;
    if (inspected.type === '@xstate.actor') {
      if (ref.logic instanceof StateMachine) this.#meet(ref);
      return;
    }
    const actor = this.#actors.get(ref);
    if (!actor) return;
    if (inspected.type === '@xstate.event')
      this.#receive(actor, inspected.event, inspected.sourceRef === ref);
    if (inspected.type === '@xstate.snapshot') this.#settle(actor, inspected.event);
  };

  /** The recording up to now. */
  recording(): Recording {
    const entries = this.#lines.map((line) => JSON.parse(this.#textOf(line)) as unknown);
    const actors = this.#begun.map((actor) => this.#final(actor));
    return this.#masker.scrubbed({ forgotten: this.#forgotten, entries, actors }) as Recording;
  }

  /** Masks the secrets known from the log in other data, such as an address or a lab call. */
  scrubbed<Value>(value: Value): Value {
    return this.#masker.scrubbed(value) as Value;
  }

  /** An actor was created. It is recorded at its start, but its input is captured here. */
  #meet(ref: AnyActor): void {
    const parent = ref._parent ? this.#actors.get(ref._parent) : undefined;
    const actor = new Recorded(ref, this.#clock, parent ?? null);
    this.#actors.set(ref, actor);
    this.#listen(actor);
    actor.queue.push({ actor, draft: this.#draft(actor, { kind: 'begin' }, null), text: '' });
  }

  #listen(actor: Recorded): void {
    const { unsubscribe } = actor.ref.on('*', (event: EventObject) => {
      const text = JSON.stringify(this.#masker.masked(event));
      actor.emitted.push(text);
      this.#size += text.length;
    });
    actor.stopListening = unsubscribe;
  }

  #receive(actor: Recorded, event: EventObject, isOwn: boolean): void {
    if (event.type === 'xstate.init') return this.#begin(actor, event);
    const draft = this.#draft(actor, saidBy(event, isOwn), event);
    // Added to the log when the actor starts.
    if (actor.name === '') {
      actor.early.push(draft);
      return;
    }
    // A stopped actor ignores events.
    if (actor.isStopped || actor.ref.getSnapshot().status !== 'active') return;
    this.#add(actor, draft);
  }

  #begin(actor: Recorded, event: EventObject): void {
    const isAgain = actor.name !== '';
    if (!isAgain) {
      const { id } = actor.machine;
      const number = this.#begun.filter((one) => one.machine.id === id).length + 1;
      actor.name = number === 1 ? id : `${id}-${number}`;
      this.#begun.push(actor);
    }
    const { input, needs, edgeGuards, parent } = actor;
    const made = isAgain ? actor.making : (actor.queue.shift()?.draft ?? null);
    actor.making = made;
    actor.isStopped = false;
    // Stopping the actor removed its listeners.
    if (isAgain) {
      actor.stopListening();
      this.#listen(actor);
    }
    actor.reported = '';
    const said = {
      kind: 'begin' as const,
      machine: actor.machine.id,
      parent: parent?.name ?? null,
      input: input ?? null,
      needs,
      edgeGuards,
    };
    const fresh = this.#draft(actor, said, event);
    this.#add(actor, { ...fresh, at: made?.at ?? fresh.at, keys: made?.keys ?? [], edge: made?.edge ?? {} });
    for (const draft of actor.early.splice(0)) this.#add(actor, draft);
  }

  /** The actor has processed an event: completes the log entry. */
  #settle(actor: Recorded, event: EventObject): void {
    if (event.type === 'xstate.stop') {
      // Events still queued when an actor stops are never processed.
      const unhandled = new Set(actor.queue.splice(0));
      this.#lines = this.#lines.filter((line) => !unhandled.has(line));
      this.#add(actor, this.#draft(actor, { kind: 'stop' }, event));
      actor.isStopped = true;
    }
    const [line] = actor.queue;
    if (!line?.draft || line.draft.event !== event) return;
    actor.queue.shift();
    const { value } = actor.ref.getSnapshot() as AnyMachineSnapshot;
    const reported = canonical(value);
    if (reported !== actor.reported) line.draft.to = value;
    actor.reported = reported;
    line.text = this.#textOf(line);
    line.draft = null;
    this.#size += line.text.length;
    if (this.#size > this.#capacity) this.#forget();
  }

  /** Drops the oldest tenth of the log, except for the `begin` entries, which say which actors exist. */
  #forget(): void {
    const few = Math.max(1, Math.floor(this.#lines.length / 10));
    let left = few;
    this.#lines = this.#lines.filter(({ draft, text }) => {
      if (left === 0 || draft !== null || text.includes('"kind":"begin"')) return true;
      left -= 1;
      this.#size -= text.length;
      return false;
    });
    this.#forgotten += few - left;
  }

  #draft(actor: Recorded, said: Draft['said'], event: EventObject | null): Draft {
    return { said, event, t: Math.round(this.#elapsed()), at: actor.time(), keys: [], edge: {} };
  }

  #add(actor: Recorded, draft: Draft): void {
    const line: Line = { actor, draft, text: '' };
    actor.queue.push(line);
    this.#lines.push(line);
  }

  #textOf({ actor, draft, text }: Line): string {
    if (!draft) return text;
    const { said, t, at, keys, edge, to } = draft;
    const whole = {
      actor: actor.name,
      t,
      at,
      ...said,
      ...(keys.length > 0 && { keys }),
      ...(Object.keys(edge).length > 0 && { edge }),
      ...(to !== undefined && { to }),
    };
    return JSON.stringify(this.#masker.masked(whole));
  }

  #final({ ref, name, machine, emitted, isStopped }: Recorded): FinalActor {
    const { status: said, value, context } = ref.getSnapshot() as AnyMachineSnapshot;
    const status = isStopped && said === 'active' ? 'stopped' : said;
    const final = { actor: name, machine: machine.id, status, value, context };
    return {
      ...(this.#masker.masked(final) as FinalActor),
      emitted: emitted.map((text) => JSON.parse(text) as unknown),
    };
  }
}

/** A recorded actor. Clock times, keys and guard results that it uses in a step are recorded with that step. */
class Recorded {
  /** Empty until the actor starts. */
  name = '';
  readonly ref: AnyActor;
  readonly machine: AnyStateMachine;
  readonly parent: Recorded | null;
  readonly needs: readonly Need[];
  readonly edgeGuards: readonly string[];
  /** The actor's input without the actors in `needs`. */
  readonly input: unknown;
  /** The entries whose events the actor has not finished processing, in order; the first is in progress. */
  readonly queue: Line[] = [];
  readonly emitted: string[] = [];
  /** Events sent to the actor before its start. */
  readonly early: Draft[] = [];
  /** The draft from the actor's creation, with the keys and guard results used then. */
  making: Draft | null = null;
  /** Tracked here because `@xstate/react` gives a stopped actor its old snapshot back, in case StrictMode restarts it. */
  isStopped = false;
  stopListening = (): void => undefined;
  /** The state value in the actor's last entry, as canonical text. */
  reported = '';
  readonly #clock: Clock;

  constructor(ref: AnyActor, device: Clock, parent: Recorded | null) {
    this.ref = ref;
    this.machine = ref.logic as AnyStateMachine;
    this.parent = parent;
    const given: unknown = ref.options.input;
    const { clock, keys, ...input } = inputEntries(given);
    this.#clock = clock ? originalOf(clockIn({ clock })) : device;
    this.needs = [...(clock ? ['clock' as const] : []), ...(keys ? ['newKey' as const] : [])];
    this.input = given === undefined ? null : input;
    // XState computes the initial snapshot only after this inspection event, so the machine gets the input set here.
    if (this.needs.length > 0) {
      Object.assign(ref.options, {
        input: {
          ...input,
          ...(clock && { clock: startClock(new RecordedClock(this.#clock, this)) }),
          ...(keys && { keys: startKeys(() => this.#recordedKey(newKeyIn({ keys }))) }),
        },
      });
    }
    this.edgeGuards = this.#listenToEdgeGuards();
  }

  /** The entry in progress; null between steps. */
  get at(): Draft | null {
    return this.queue[0]?.draft ?? null;
  }

  time(): number {
    return Math.round(this.#clock.now());
  }

  #recordedKey(key: string): string {
    this.at?.keys.push(key);
    return key;
  }

  /**
   * Wraps the guards that the page implements in place of the committed machine's, so that their results are
   * recorded.
   */
  #listenToEdgeGuards(): readonly string[] {
    const guards: Readonly<Record<string, unknown>> = this.machine.implementations.guards;
    const own: Readonly<Record<string, unknown>> | undefined = PRODUCT_MACHINES.get(this.machine.id)
      ?.implementations.guards;
    if (!own) return [];
    const received = Object.entries(guards).flatMap(([name, guard]) =>
      guard === own[name] || !isGuard(guard) ? [] : [[name, this.#listening(name, guard)] as const],
    );
    // Replaces only this actor's machine: other actors of the machine record into their own entries.
    if (received.length > 0) this.ref.logic = this.machine.provide({ guards: Object.fromEntries(received) });
    return received.map(([name]) => name);
  }

  #listening(name: string, guard: EdgeGuard): EdgeGuard {
    return (...asked) => {
      const draft = this.at;
      const said: boolean = draft?.edge[name] ?? Boolean(guard(...asked));
      if (draft) draft.edge[name] = said;
      return said;
    };
  }
}

/** Returns one constant time during a step, so that the log needs only one time per step. */
class RecordedClock implements Clock {
  readonly original: Clock;
  readonly #actor: Recorded;

  constructor(original: Clock, actor: Recorded) {
    this.original = original;
    this.#actor = actor;
  }

  now(): number {
    return this.#actor.at?.at ?? this.original.now();
  }
}

/** The wrapped clock, if the actor was given another recorded actor's clock. */
function originalOf(clock: Clock): Clock {
  return clock instanceof RecordedClock ? clock.original : clock;
}

function isGuard(value: unknown): value is EdgeGuard {
  return typeof value === 'function';
}

function inputEntries(input: unknown): Readonly<Record<string, unknown>> & Partial<Dependencies> {
  return typeof input === 'object' && input !== null ? { ...input } : {};
}

const ANSWER = /^xstate\.(done|error)\.actor\.(.+)$/;

/** The kind and payload of an event's log entry. */
function saidBy(event: EventObject, isOwn: boolean): Draft['said'] {
  const [, outcome, id] = ANSWER.exec(event.type) ?? [];
  const { output, error } = event as EventObject & { readonly output?: unknown; readonly error?: unknown };
  if (outcome === 'done') return { kind: 'done', id, output };
  if (outcome === 'error') return { kind: 'failed', id, error };
  if (isOwn && event.type.startsWith('xstate.after.')) return { kind: 'after', event: event.type };
  return { kind: 'event', event };
}
