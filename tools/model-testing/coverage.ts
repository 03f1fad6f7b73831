/** What has been met of a machine, against a static walk of its configuration: nothing that cannot be reached is left out. */
import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject, InspectionEvent } from 'xstate';
import { branchesOf, type Chart, edgeIdOf } from '../chart/chart.ts';
import { withoutConflicts } from '../chart/conflicts.ts';
import { verdictsOn } from '../chart/guard-results.ts';

/** How a guard was met: `holds`, `rejects`. */
export type GuardOutcome = `${string}: ${'holds' | 'rejects'}`;

/** Listens to the actors of one machine: hand `inspect` to each. */
export class Coverage {
  /** Those that were active, if only in passing. */
  readonly states = new Set<string>();
  readonly transitions = new Set<string>();
  readonly guards = new Set<GuardOutcome>();
  /** The transitions that were taken since this was emptied, in their order. */
  last: readonly string[] = [];
  readonly #machine: string;
  #actor: InspectionEvent['actorRef'] | null = null;
  #before: AnyMachineSnapshot | null = null;

  constructor(machine: string) {
    this.#machine = machine;
  }

  readonly inspect = (inspected: InspectionEvent): void => {
    // Of an actor that is only being made, nothing can be asked yet.
    if (inspected.type === '@xstate.actor' || !this.#isOurs(inspected)) return;
    if (inspected.actorRef !== this.#actor) this.#before = null;
    this.#actor = inspected.actorRef;
    switch (inspected.type) {
      case '@xstate.event':
        this.#before = snapshotOf(inspected);
        if (this.#before) this.#judge(this.#before, inspected.event);
        break;
      case '@xstate.microstep':
        this.#step(inspected.snapshot as AnyMachineSnapshot, inspected.event, inspected._transitions);
        break;
      default:
    }
  };

  #isOurs(inspected: InspectionEvent): boolean {
    // An actor that is being started has no snapshot yet, but its steps have.
    const snapshot: unknown =
      inspected.type === '@xstate.microstep' ? inspected.snapshot : inspected.actorRef.getSnapshot();
    return isMachineSnapshot(snapshot) && snapshot.machine.id === this.#machine;
  }

  #step(
    after: AnyMachineSnapshot,
    event: EventObject,
    transitions: readonly AnyTransitionDefinition[],
  ): void {
    // Entering the initial state is a transition without an event, and needs no coverage.
    const received = transitions.filter(({ eventType }) => eventType !== null);
    const taken = this.#before ? withoutConflicts(this.#before._nodes, received) : received;
    for (const transition of taken) {
      // What the machine has raised itself is not heard from outside.
      if (this.#before && transition.eventType !== '' && !this.transitions.has(edgeIdOf(transition)))
        this.#judge(this.#before, event);
      // The initial state is not reported; the first transition shows it.
      if (!this.#before) this.#report(transition);
      this.transitions.add(edgeIdOf(transition));
    }
    // A state that is left at once is seen by what is taken from it alone.
    for (const { source } of taken) this.states.add(source.id);
    for (const node of after._nodes) this.states.add(node.id);
    this.last = [...this.last, ...taken.map(edgeIdOf)];
    this.#before = after;
    this.#judge(after, { ...event, type: '' });
  }

  /** What was taken has held, and the branches before it have rejected. */
  #report(taken: AnyTransitionDefinition): void {
    for (const branch of branchesOf(taken)) {
      this.guards.add(`${edgeIdOf(branch)}: ${branch === taken ? 'holds' : 'rejects'}`);
      if (branch === taken) return;
    }
  }

  #judge(snapshot: AnyMachineSnapshot, event: EventObject): void {
    for (const { edge, holds, isAsked } of verdictsOn(snapshot, event)) {
      if (isAsked) this.guards.add(`${edge}: ${holds ? 'holds' : 'rejects'}`);
    }
  }
}

function snapshotOf({ actorRef }: InspectionEvent): AnyMachineSnapshot | null {
  const snapshot: unknown = actorRef.getSnapshot();
  return isMachineSnapshot(snapshot) ? snapshot : null;
}

function isMachineSnapshot(value: unknown): value is AnyMachineSnapshot {
  return typeof value === 'object' && value !== null && '_nodes' in value;
}

/** What a coverage lacks, by the chart's names. */
export interface Gaps {
  readonly transitions: readonly string[];
  readonly guards: readonly GuardOutcome[];
}

export function gapsOf(chart: Chart, coverage: Pick<Coverage, 'transitions' | 'guards'>): Gaps {
  return {
    transitions: chart.edges.map(({ id }) => id).filter((id) => !coverage.transitions.has(id)),
    guards: outcomesOf(chart).filter((outcome) => !coverage.guards.has(outcome)),
  };
}

/** Each guard of a machine, both ways. */
export function outcomesOf(chart: Chart): readonly GuardOutcome[] {
  const guarded = chart.edges.filter(({ guard }) => guard !== null);
  return guarded.flatMap(({ id }): readonly GuardOutcome[] => [`${id}: holds`, `${id}: rejects`]);
}
