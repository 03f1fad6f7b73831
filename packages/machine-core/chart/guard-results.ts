/** Evaluates the guards of an event, to explain why its transitions were taken or not. */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { edgeIdOf } from './chart.ts';
import { withoutConflicts } from './conflicts.ts';
import { matches } from './event-descriptor.ts';
import { activeNodes } from './nodes.ts';

/** The guard result of one branch. */
export interface Verdict {
  readonly edge: string;
  /** Whether the branch's guard is true; always true for a branch without a guard. */
  readonly holds: boolean;
  /** False if XState never evaluates the branch: an earlier one was taken or threw, or a descendant state has handled the event. */
  readonly isAsked: boolean;
  /** Present if the branch holds and is not taken, because that of another region would leave the same state. */
  readonly isPreempted?: true;
  /** The message with which the guard throws. XState then stops the machine. */
  readonly error?: string;
}

/**
 * Returns every branch that the active states have for an event, in the order in which XState evaluates them. The eventless transitions
 * are those of the event type ''.
 */
export function verdictsOn(snapshot: AnyMachineSnapshot, event: EventObject): readonly Verdict[] {
  const asking = new Asking(snapshot, event);
  if (event.type === '') asking.eventless();
  else asking.event(snapshot.machine.root, new Set(activeNodes(snapshot)));
  return asking.verdicts();
}

class Asking {
  readonly #snapshot: AnyMachineSnapshot;
  readonly #event: EventObject;
  readonly #verdicts = new Map<AnyTransitionDefinition, Verdict>();
  readonly #taken: AnyTransitionDefinition[] = [];
  #hasThrown = false;

  constructor(snapshot: AnyMachineSnapshot, event: EventObject) {
    this.#snapshot = snapshot;
    this.#event = event;
  }

  /** Inner states come first: a state handles an event only if none of its active descendants has handled it. */
  event(node: AnyStateNode, active: ReadonlySet<AnyStateNode>): boolean {
    let isSettled = false;
    for (const child of Object.values<AnyStateNode>(node.states))
      if (active.has(child) && this.event(child, active)) isSettled = true;
    const { type } = this.#event;
    const descriptors = [...node.transitions.keys()].filter((descriptor) => matches(descriptor, type));
    const branches = mostSpecificFirst(descriptors, type).flatMap((key) => node.transitions.get(key) ?? []);
    return this.#ask(branches, isSettled);
  }

  /** From each innermost state outwards: a state's transition is taken if that of one region is, though another region has one further in. */
  eventless(): void {
    const active: readonly AnyStateNode[] = this.#snapshot._nodes;
    for (const innermost of active.filter(({ type }) => type === 'atomic' || type === 'final')) {
      let isSettled = false;
      for (let node: AnyStateNode | undefined = innermost; node; node = node.parent)
        isSettled = this.#ask(node.always ?? [], isSettled);
    }
  }

  verdicts(): readonly Verdict[] {
    const left = new Set(withoutConflicts(this.#snapshot, this.#taken));
    return [...this.#verdicts].map(([branch, verdict]) =>
      this.#taken.includes(branch) && !left.has(branch) ? { ...verdict, isPreempted: true } : verdict,
    );
  }

  /** Evaluates branches until one holds, none if the event is settled; returns whether it is now. */
  #ask(branches: readonly AnyTransitionDefinition[], wasSettled: boolean): boolean {
    let isSettled = wasSettled;
    for (const branch of branches) {
      const isAsked = !isSettled && !this.#hasThrown;
      const known = this.#verdicts.get(branch);
      const result = known ?? { edge: edgeIdOf(branch), ...resultOf(branch, this.#snapshot, this.#event) };
      this.#verdicts.set(branch, { ...result, isAsked: isAsked || known?.isAsked === true });
      if (!isAsked) continue;
      if (result.error !== undefined) this.#hasThrown = true;
      if (!result.holds) continue;
      isSettled = true;
      if (!this.#taken.includes(branch)) this.#taken.push(branch);
    }
    return isSettled;
  }
}

function mostSpecificFirst(descriptors: readonly string[], type: string): readonly string[] {
  const specificity = (descriptor: string) =>
    descriptor === type ? Number.MAX_SAFE_INTEGER : descriptor.length;
  return descriptors.toSorted((one, other) => specificity(other) - specificity(one));
}

function resultOf(
  { guard }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): Pick<Verdict, 'holds' | 'error'> {
  try {
    return { holds: guard === undefined || Boolean(evaluateGuard(guard, snapshot.context, event, snapshot)) };
  } catch (error) {
    return { holds: false, error: error instanceof Error ? error.message : String(error) };
  }
}
