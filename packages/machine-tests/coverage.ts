/** Measures how much of a machine has been covered, relative to all states and transitions of its configuration. */
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import {
  activeNodes,
  branchesOf,
  type Chart,
  definitionOf,
  edgeIdOf,
  verdictsOn,
  withoutConflicts,
} from '../machine-core/index.ts';

/** `<transition id>: holds` or `<transition id>: rejects`. */
type GuardOutcome = `${string}: ${'holds' | 'rejects'}`;

/** Records the coverage of one machine, by its definition: pass `inspect` to each of its actors. */
export class Coverage {
  /** States that were active, including transient ones. */
  readonly states = new Set<string>();
  readonly transitions = new Set<string>();
  readonly guards = new Set<GuardOutcome>();
  /** The messages with which guards threw, by the ids of their transitions. */
  readonly thrown = new Map<string, string>();
  /** The transitions taken since the caller last emptied this list, in order. */
  last: readonly string[] = [];
  readonly #machine: object;
  #actor: InspectionEvent['actorRef'] | null = null;
  #before: AnyMachineSnapshot | null = null;

  constructor(machine: AnyStateMachine) {
    this.#machine = definitionOf(machine);
  }

  readonly inspect = (inspected: InspectionEvent): void => {
    // On `@xstate.actor` the actor is still being created and has no snapshot.
    if (inspected.type === '@xstate.actor' || !this.#isOurs(inspected)) return;
    if (inspected.actorRef !== this.#actor) this.#before = null;
    this.#actor = inspected.actorRef;
    switch (inspected.type) {
      case '@xstate.event':
        this.#before = snapshotOf(inspected);
        if (this.#before) this.#judge(this.#before, inspected.event);
        break;
      case '@xstate.snapshot':
        // A machine that takes no eventless transition starts without a microstep.
        this.#see(snapshotOf(inspected));
        break;
      case '@xstate.microstep':
        this.#step(inspected.snapshot as AnyMachineSnapshot, inspected.event, inspected._transitions);
        break;
      default:
    }
  };

  #isOurs(inspected: InspectionEvent): boolean {
    // While an actor starts, `getSnapshot` has no value yet, but microstep events contain the snapshot.
    const snapshot: unknown =
      inspected.type === '@xstate.microstep' ? inspected.snapshot : inspected.actorRef.getSnapshot();
    return isMachineSnapshot(snapshot) && definitionOf(snapshot.machine) === this.#machine;
  }

  #step(
    after: AnyMachineSnapshot,
    event: EventObject,
    transitions: readonly AnyTransitionDefinition[],
  ): void {
    // XState reports the entry of the initial state as a transition without an event; it is not counted.
    const received = transitions.filter(({ eventType }) => eventType !== null);
    const taken = this.#before ? withoutConflicts(this.#before, received) : received;
    for (const transition of taken) {
      // Raised events produce no `@xstate.event`, so their guards are judged here.
      if (this.#before && transition.eventType !== '' && !this.transitions.has(edgeIdOf(transition)))
        this.#judge(this.#before, event);
      // No snapshot precedes the first transition, so its guards are derived from the branch that was taken.
      if (!this.#before) this.#report(transition);
      this.transitions.add(edgeIdOf(transition));
    }
    // A transient state appears only as the source of a transition.
    for (const { source } of taken) this.states.add(source.id);
    this.#see(after);
    this.last = [...this.last, ...taken.map(edgeIdOf)];
    this.#before = after;
    this.#judge(after, { ...event, type: '' });
  }

  #see(snapshot: AnyMachineSnapshot | null): void {
    for (const { id } of snapshot ? activeNodes(snapshot) : []) this.states.add(id);
  }

  /** Records the guard of the taken branch as true and those of the branches before it as false. */
  #report(taken: AnyTransitionDefinition): void {
    for (const branch of branchesOf(taken)) {
      this.guards.add(`${edgeIdOf(branch)}: ${branch === taken ? 'holds' : 'rejects'}`);
      if (branch === taken) return;
    }
  }

  #judge(snapshot: AnyMachineSnapshot, event: EventObject): void {
    for (const { edge, holds, isAsked, error } of verdictsOn(snapshot, event)) {
      if (isAsked && error !== undefined) this.thrown.set(edge, error);
      if (isAsked && error === undefined) this.guards.add(`${edge}: ${holds ? 'holds' : 'rejects'}`);
    }
  }
}

function snapshotOf({ actorRef }: InspectionEvent): AnyMachineSnapshot | null {
  const snapshot: unknown = actorRef.getSnapshot();
  return isMachineSnapshot(snapshot) ? snapshot : null;
}

/** Returns both outcomes of each guard of a machine. */
export function outcomesOf(chart: Chart): readonly GuardOutcome[] {
  const guarded = chart.edges.filter(({ guard }) => guard !== null);
  return guarded.flatMap(({ id }): readonly GuardOutcome[] => [`${id}: holds`, `${id}: rejects`]);
}
