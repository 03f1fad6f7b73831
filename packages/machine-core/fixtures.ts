import type {
  ActorRef,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  EventObject,
  InputFrom,
  Snapshot,
} from 'xstate';

/** Gives the simulated time, in milliseconds since 1970. */
export interface Clock {
  now(): number;
}

/** The invoking machine, which receives reports. */
export type Parent = ActorRef<Snapshot<unknown>, EventObject>;

/** What is around a machine in a simulator. An input is made with it. */
export interface Surroundings {
  readonly clock: Clock;
  readonly parent: Parent;
}

/** The possible results of an invoked actor, by descriptive names. */
export interface ActorResults {
  /** Outputs. A function computes the output from the actor's input and the time in milliseconds. */
  readonly done: Readonly<Record<string, unknown>>;
  /** Errors. */
  readonly failed: Readonly<Record<string, unknown>>;
  /** Parts of the snapshots that the machine hears (`onSnapshot`), such as `{ context: 3 }`. */
  readonly snapshots?: Readonly<Record<string, object>>;
}

const NO_RESULTS: ActorResults = { done: {}, failed: {} };

/** The possible results of an actor, by its id or the name of its logic. */
export function resultsOf({ actors, otherActors }: MachineFixtures, call: OpenActor): ActorResults {
  const named: Readonly<Record<string, ActorResults | undefined>> = actors;
  return named[call.id] ?? named[call.actor] ?? otherActors ?? NO_RESULTS;
}

interface OpenActor {
  readonly id: string;
  readonly actor: string;
}

/** The source names of the actors that a machine declares. */
type ActorNames<Machine extends AnyStateMachine> = keyof NonNullable<
  Parameters<Machine['provide']>[0]['actors']
> &
  string;

/**
 * Everything that can happen to a machine in isolation, by name: inputs, events and results of invoked actors. Simulations offer it;
 * generated tests explore it.
 */
export interface MachineFixtures<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: Machine;
  readonly inputs: Readonly<Record<string, (surroundings: Surroundings) => InputFrom<Machine>>>;
  /** Keyed by event type, with a suffix if there are several: `order.observed: paid`. */
  readonly events: Readonly<Record<string, EventFrom<Machine>>>;
  /** By how many milliseconds the clock jumps with an event, by event name; timers are not affected. */
  readonly corrections?: Readonly<Record<string, number>>;
  /** The results of every actor of the machine, by its id or source name; of an actor that it spawns from loaded logic, by its name. */
  readonly actors: Readonly<Record<ActorNames<Machine>, ActorResults> & Record<string, ActorResults>>;
  /** The results of every actor that `actors` does not name. Without them, it has none. */
  readonly otherActors?: ActorResults;
  /** What a reader sees for a named value of a context, such as a time or an amount; undefined leaves it out. */
  format?(name: string, value: unknown): unknown;
  /** Adapts an event of the fixtures to a running actor, for example to the code of its own order. */
  asHere?(event: EventFrom<Machine>, context: ContextFrom<Machine>): EventFrom<Machine>;
  /**
   * The context facts that, besides the state, decide what can happen next; as few as are needed to distinguish
   * situations. Without them, the exploration distinguishes situations by state only.
   */
  facts?(context: ContextFrom<Machine>): Readonly<Record<string, unknown>>;
}
