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
import type { ActorResults, MachineFixtures } from '../fixtures.ts';
import { actorName } from '../chart/actor-name.ts';
import { plain } from './plain.ts';
import { SIMULATED_ACTOR, type SimulatedActorSnapshot } from './simulated-actor.ts';
import { SimulatedClock } from './simulated-clock.ts';

/** The time at which every simulator starts, in milliseconds. */
export const START_TIME = Date.UTC(2026, 0, 5, 3, 0, 0);

/**
 * One step of a simulation in readable form: `send deposit.submit`, `answer submission: open`, `fail send: no
 * answer`, `pass` (advances the clock to the next timer).
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
    this.#actor = createActor(withSimulatedActors(fixtures.machine), {
      // XState's own ids count all actors of the process, and the machines that this one invokes are given a reference to it.
      id: fixtures.machine.id,
      input: inputOf({ clock: this.clock, parent }),
      clock: this.clock,
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
    if (this.snapshot.status !== 'active') return [];
    return [
      ...Object.keys(this.#fixtures.events).map((name) => `send ${name}`),
      ...this.open.flatMap(({ id, actor }) => {
        const { done = {}, failed = {} }: Partial<ActorResults> = this.#fixtures.actors[actor] ?? {};
        return [
          ...Object.keys(done).map((name) => `answer ${id}: ${name}`),
          ...Object.keys(failed).map((name) => `fail ${id}: ${name}`),
        ];
      }),
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
    const [, verb, rest = ''] = /^(send|answer|fail|pass)(?: (.+))?$/.exec(step) ?? [];
    switch (verb) {
      case 'send':
        this.clock.correct(this.#fixtures.corrections?.[rest] ?? 0);
        this.#actor.send(this.#known(this.eventOf(step), step));
        break;
      case 'answer':
      case 'fail':
        this.#settle(verb, rest, step);
        break;
      case 'pass':
        this.clock.advance(this.#known(this.clock.untilNext(), step));
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
      value,
      tags: [...tags].toSorted(),
      status,
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
    const message = { ...inspected.event, to: actorName(inspected.actorRef as AnyActorRef) };
    this.#emitted.push(message);
  }

  #settle(verb: 'answer' | 'fail', rest: string, step: Step): void {
    const [id = '', name = ''] = rest.split(': ');
    const actor = openActorsOf(this.snapshot).get(id);
    const call = this.#known(this.open.find((open) => open.id === id) ?? null, step);
    const { done = {}, failed = {} }: Partial<ActorResults> = this.#fixtures.actors[call.actor] ?? {};
    const answers = verb === 'answer' ? done : failed;
    if (!(name in answers)) throw new Error(`nothing is known of “${step}”`);
    const said = answers[name];
    actor?.send(
      verb === 'answer'
        ? {
            type: 'slot.answer',
            output: typeof said === 'function' ? said(call.input, this.clock.now()) : said,
          }
        : { type: 'slot.fail', error: said },
    );
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

/** Returns the pending actors of a machine that was made by `withSimulatedActors`. */
export function openCallsOf(snapshot: AnyMachineSnapshot): readonly OpenCall[] {
  return [...openActorsOf(snapshot)].map(([id, actor]) => {
    const { input }: SimulatedActorSnapshot = actor.getSnapshot();
    return { id, actor: typeof actor.src === 'string' ? actor.src : id, input };
  });
}

/** The pending actors by name, in the order in which they started. */
export function openActorsOf({ children }: AnyMachineSnapshot): ReadonlyMap<string, AnyActorRef> {
  const open = new Map<string, AnyActorRef>();
  for (const actor of Object.values<AnyActorRef | undefined>(children)) {
    if (actor?.getSnapshot().status !== 'active') continue;
    const name = actorName(actor);
    let count = 1;
    while (open.has(count === 1 ? name : `${name} ${count}`)) count += 1;
    open.set(count === 1 ? name : `${name} ${count}`, actor);
  }
  return open;
}

const simulated = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** Returns the machine with every actor replaced by a simulated one. Cached, because thousands of simulators may use it. */
export function withSimulatedActors(machine: AnyStateMachine): AnyStateMachine {
  const made = simulated.get(machine);
  if (made) return made;
  const actors = Object.keys(machine.implementations.actors).map((name) => [name, SIMULATED_ACTOR] as const);
  const fresh = machine.provide({ actors: Object.fromEntries(actors) });
  simulated.set(machine, fresh);
  return fresh;
}
