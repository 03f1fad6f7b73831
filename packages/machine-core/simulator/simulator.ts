/** Runs one machine in isolation: the user resolves every invoked actor by hand and advances the clock. */
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromTransition,
  type InspectedEventEvent,
  type InspectionEvent,
  type StateValue,
} from 'xstate';
import { type ActorResults, type MachineFixtures, resultsOf } from '../fixtures.ts';
import { actorName } from '../chart/actor-name.ts';
import { chartOf } from '../chart/chart.ts';
import { invocationNames } from '../chart/nodes.ts';
import { plain } from './plain.ts';
import {
  SIMULATED_ACTOR,
  simulatedActor,
  type SimulatedActorLogic,
  type SimulatedActorSnapshot,
} from './simulated-actor.ts';
import { SimulatedClock } from './simulated-clock.ts';
import { withoutEffects } from './without-effects.ts';

/** The time at which every simulator starts, in milliseconds. */
export const START_TIME = Date.UTC(2026, 0, 5, 3, 0, 0);

/**
 * One step of a simulation in readable form: `send deposit.submit`, `answer submission: open`, `fail send: no
 * answer`, `update poll: two rows` (a new snapshot of the actor), `pass` (advances the clock to the next timer).
 */
export type Step = string;

/** A pending actor, invoked or spawned. */
export interface OpenCall {
  /** Its name among the pending actors: its id, or the name of its logic, with a number for the second one. */
  readonly id: string;
  /** The name of its logic; its own, if the logic has none. */
  readonly actor: string;
  readonly input: unknown;
}

/** The observable state of a machine as plain data. */
export interface Moment {
  readonly value: StateValue;
  readonly tags: readonly string[];
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly context: unknown;
  readonly open: readonly OpenCall[];
  /** Events that the machine emitted in the last step, or sent to the actor with the id `to`. */
  readonly emitted: readonly EventObject[];
  /** The actions of the site in the last step. */
  readonly performed: readonly string[];
  /** The error with which the machine stopped. */
  readonly error: string | null;
}

export interface SimulatorOptions {
  readonly input?: string | undefined;
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
}

interface Result {
  readonly step: Step;
  readonly verb: 'answer' | 'fail' | 'update';
  readonly call: OpenCall;
  readonly said: unknown;
}

export class Simulator {
  readonly clock = new SimulatedClock(START_TIME);
  readonly #fixtures: MachineFixtures;
  readonly #actor: AnyActorRef;
  #emitted: EventObject[] = [];
  #performed: string[] = [];
  #error: string | null = null;
  /** The pending actors and the moment until the next step, because property tests read them several times. */
  #openNow: readonly OpenCall[] | null = null;
  #momentNow: Moment | null = null;

  /** @throws when the fixtures have no such input. */
  constructor(fixtures: MachineFixtures, { input, inspect }: SimulatorOptions = {}) {
    this.#fixtures = fixtures;
    const inputOf = fixtures.inputs[input ?? Object.keys(fixtures.inputs)[0] ?? ''];
    if (!inputOf) throw new Error(`${fixtures.machine.id} has no input ${input}`);
    const parent = createActor(
      fromTransition(() => null, null),
      { id: 'parent' },
    ).start();
    this.#actor = createActor(withoutEffects(fixtures.machine, actorsOf(fixtures)), {
      // XState's own ids count all actors of the process, and the machines that this one invokes are given a reference to it.
      id: fixtures.machine.id,
      input: inputOf({ clock: this.clock, parent }),
      clock: this.clock,
      logger: () => undefined,
      inspect: (inspected) => {
        this.#note(inspected);
        inspect?.(inspected);
      },
    });
    this.#actor.on('*', (event) => this.#emitted.push(event));
    this.#actor.subscribe({ error: (error) => (this.#error = String(error)) });
    this.#actor.start();
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot();
  }

  /** All steps from the fixtures that are possible now; guards may still reject an event. */
  get steps(): readonly Step[] {
    if (this.moment.status !== 'active') return [];
    return [
      ...Object.keys(this.#fixtures.events).map((name) => `send ${name}`),
      ...this.#results.map(({ step }) => step),
      ...(this.clock.untilNext() === null ? [] : ['pass']),
    ];
  }

  /** The pending actors. */
  get open(): readonly OpenCall[] {
    return (this.#openNow ??= openCallsOf(this.snapshot));
  }

  /** Returns the event that a step sends; null for a step that sends none. */
  eventOf(step: Step): EventObject | null {
    return step.startsWith('send ') ? (this.#fixtures.events[step.slice('send '.length)] ?? null) : null;
  }

  /** @throws when there is no such step, or when it is not possible now. */
  take(step: Step): Moment {
    this.#emitted = [];
    this.#performed = [];
    const [, verb, rest = ''] = /^(send|answer|fail|update|pass)(?: (.+))?$/.exec(step) ?? [];
    switch (verb) {
      case 'send':
        this.clock.correct(this.#fixtures.corrections?.[rest] ?? 0);
        this.#actor.send(this.#known(this.eventOf(step), step));
        break;
      case 'answer':
      case 'fail':
      case 'update':
        this.#settle(step);
        break;
      case 'pass':
        this.#pass(this.#known(this.clock.untilNext(), step));
        break;
      default:
        throw new Error(`there is no step “${step}”`);
    }
    this.#openNow = null;
    this.#momentNow = null;
    return this.moment;
  }

  get moment(): Moment {
    return (this.#momentNow ??= this.#read());
  }

  stop(): void {
    this.#actor.stop();
    this.#openNow = null;
    this.#momentNow = null;
  }

  #read(): Moment {
    const { value, tags, status, context } = this.snapshot;
    return {
      value: value ?? {},
      tags: [...tags].toSorted(),
      status: this.#error === null ? status : 'error',
      context: plain(context),
      open: this.open.map((call) => ({ ...call, input: plain(call.input) })),
      emitted: this.#emitted.map((event) => plain(event) as EventObject),
      performed: this.#performed,
      error: this.#error,
    };
  }

  #note(inspected: InspectionEvent): void {
    // Built-in actions show in the moment themselves.
    if (inspected.type === '@xstate.action' && !inspected.action.type.startsWith('xstate.'))
      this.#performed.push(inspected.action.type);
    if (!this.#isMessage(inspected)) return;
    const message = {
      ...inspected.event,
      to: actorName(inspected.actorRef as AnyActorRef, this.#fixtures.machine),
    };
    this.#emitted.push(message);
  }

  /** Every result that a pending actor may have now, by its step. */
  get #results(): readonly Result[] {
    return this.open.flatMap((call) => {
      const { done, failed, snapshots = {} } = resultsOf(this.#fixtures, call);
      const listens = updatesIn(this.#fixtures.machine).has(call.id);
      const results: readonly (readonly [Result['verb'], ActorResults['done']])[] = [
        ['answer', done],
        ['fail', failed],
        ['update', listens ? snapshots : {}],
      ];
      return results.flatMap(([verb, named]) =>
        Object.entries(named).map(([name, said]) => ({
          step: `${verb} ${call.id}: ${name}`,
          verb,
          call,
          said,
        })),
      );
    });
  }

  #settle(step: Step): void {
    const result = this.#results.find((one) => one.step === step);
    if (!result) {
      const isOpen = this.open.some(({ id }) => step.includes(` ${id}: `));
      throw new Error(isOpen ? `nothing is known of “${step}”` : `“${step}” cannot happen now`);
    }
    const { verb, call, said } = result;
    const value: unknown = typeof said === 'function' ? said(call.input, this.clock.now()) : said;
    const actor = openActorsOf(this.snapshot).get(call.id);
    if (verb === 'answer') actor?.send({ type: 'slot.answer', output: value });
    else if (verb === 'fail') actor?.send({ type: 'slot.fail', error: said });
    else
      actor?.send({ type: 'slot.update', parts: { context: undefined, ...(value as object | undefined) } });
  }

  /** A machine whose timers set each other without delay is in an endless loop: that is its error, as an endless loop of events is. */
  #pass(milliseconds: number): void {
    try {
      this.clock.advance(milliseconds);
    } catch (error) {
      this.#error = String(error);
      this.#actor.stop();
    }
  }

  /** Whether an event is one that the machine sends to another one. XState's own start and stop the other one. */
  #isMessage(inspected: InspectionEvent): inspected is InspectedEventEvent {
    return (
      inspected.type === '@xstate.event' &&
      inspected.sourceRef === this.#actor &&
      inspected.actorRef !== this.#actor &&
      !inspected.event.type.startsWith('xstate.')
    );
  }

  #known<Value>(value: Value | null, step: Step): Value {
    if (value === null) throw new Error(`“${step}” cannot happen now`);
    return value;
  }
}

/** Returns the pending actors of a machine that was made by `withoutEffects`. */
export function openCallsOf(snapshot: AnyMachineSnapshot): readonly OpenCall[] {
  return [...openActorsOf(snapshot)].map(([id, actor]) => {
    const { input }: SimulatedActorSnapshot = actor.getSnapshot();
    return { id, actor: typeof actor.src === 'string' ? actor.src : id, input };
  });
}

/** The pending actors by name, in the order in which they started. */
export function openActorsOf({ children, machine }: AnyMachineSnapshot): ReadonlyMap<string, AnyActorRef> {
  const open = new Map<string, AnyActorRef>();
  for (const actor of Object.values<AnyActorRef | undefined>(children)) {
    if (actor?.getSnapshot().status !== 'active') continue;
    const name = actorName(actor, machine);
    let count = 1;
    while (open.has(count === 1 ? name : `${name} ${count}`)) count += 1;
    open.set(count === 1 ? name : `${name} ${count}`, actor);
  }
  return open;
}

const simulatedActors = new WeakMap<MachineFixtures['actors'], SimulatedActorLogic>();

/** The simulated actors of these fixtures: the first snapshot that the machine may hear is the first one of an actor. */
function actorsOf({ machine, actors }: MachineFixtures): SimulatedActorLogic {
  const snapshots = Object.entries<ActorResults>(actors).flatMap(([name, results]) => {
    const [first] = Object.values(results.snapshots ?? {});
    return first && Object.keys(first).length > 0 ? [[name, first] as const] : [];
  });
  if (snapshots.length === 0) return SIMULATED_ACTOR;
  const first = new Map(snapshots);
  const names = invocationNames(machine);
  const logic = simulatedActors.get(actors) ?? simulatedActor((id) => first.get(names.get(id) ?? id) ?? {});
  simulatedActors.set(actors, logic);
  return logic;
}

const updating = new WeakMap<AnyStateMachine, ReadonlySet<string>>();

/** The invoked actors whose snapshots a machine hears. */
function updatesIn(machine: AnyStateMachine): ReadonlySet<string> {
  const known = updating.get(machine);
  if (known) return known;
  const heard = chartOf(machine).edges.flatMap(({ trigger }) =>
    trigger.kind === 'snapshot' ? [trigger.actor] : [],
  );
  const names = new Set(heard);
  updating.set(machine, names);
  return names;
}
