import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

export interface NamedTransition {
  /** `state on event #n`: the n-th candidate for that event in that state. */
  readonly name: string;
  readonly description: string | undefined;
  /** Whether it belongs to a state that only chooses, whose own words say it all. */
  readonly isChoice: boolean;
}

const taken = new Set<string>();

/** Notes which transitions an actor took: hand it to `createActor` as `inspect`. */
export function noteTaken(event: InspectionEvent): void {
  if (event.type !== '@xstate.microstep') return;
  // Entering the initial state is a transition without an event, and nobody's to test.
  for (const transition of event._transitions) {
    if (transition.eventType !== null) taken.add(nameOf(transition));
  }
}

/** Every state node of a machine, the machine itself first. */
export function stateNodesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const nodes: AnyStateNode[] = [machine.root];
  for (const node of nodes) nodes.push(...Object.values<AnyStateNode>(node.states));
  return nodes;
}

/** Every transition of a machine: `on`, `after`, the ends of what is invoked, and `always`. */
export function transitionsOf(machine: AnyStateMachine): readonly NamedTransition[] {
  return stateNodesOf(machine).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat().map((transition) => ({
      name: nameOf(transition),
      description: transition.description,
      isChoice: isChoice(node),
    })),
  );
}

/** The transitions that no actor which was watched in this file has taken. */
export function neverTaken(machine: AnyStateMachine): readonly string[] {
  return transitionsOf(machine)
    .map((transition) => transition.name)
    .filter((name) => !taken.has(name));
}

/** A state that only chooses where to go: no event is heard in it and nothing is done. */
function isChoice(node: AnyStateNode): boolean {
  return node.always !== undefined && node.transitions.size === 0 && node.type === 'atomic';
}

function nameOf(transition: AnyTransitionDefinition): string {
  const source: AnyStateNode = transition.source;
  const eventType: string = transition.eventType;
  const candidates: readonly AnyTransitionDefinition[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  return `${source.id} on ${eventType.replace(`.${source.id}`, '') || 'always'} #${candidates.indexOf(transition)}`;
}
