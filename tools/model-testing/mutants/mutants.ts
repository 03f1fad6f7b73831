/** Generates mutants of a machine: copies with one plausible mistake each. */
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import { not } from 'xstate/guards';
import { type Chart, type ChartEdge, chartOf } from '../../../packages/machine-core/index.ts';
import { branchesIn, type Configured, copyOf, indexOf, replaceBranches, sourceOf } from './branches.ts';

/** A mutant: a transition is `deleted`, `redirected to …` another state, `negated`, or loses all branches (`delay dropped`). */
export interface Mutant {
  /** The mutated transition by chart id, and the mutation. */
  readonly name: string;
  readonly kind: 'delete' | 'redirect' | 'negate' | 'drop delay';
  /** The mutated transition; for `drop delay`, the first of the removed branches. */
  readonly edge: string;
  /** Constructs the mutant; throws if XState rejects its configuration. */
  readonly make: () => AnyStateMachine;
}

/** Limit of microsteps for each event, so that a mutant with an endless loop fails. */
const MOST_MICROSTEPS = 200;

export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const chart = chartOf(machine);
  return chart.edges.flatMap((edge) => [
    ...deletions(machine, chart, edge),
    ...redirections(machine, edge),
    ...(edge.guard === null ? [] : [negation(machine, edge)]),
  ]);
}

/** Mutants without one branch. For a delay, also one without all its branches. */
function deletions(machine: AnyStateMachine, chart: Chart, edge: ChartEdge): readonly Mutant[] {
  const { id, trigger, source, eventType } = edge;
  const without = mutant(machine, edge, 'delete', `${id} deleted`, (branches) =>
    branches.filter((_, index) => index !== indexOf(edge)),
  );
  if (trigger.kind !== 'after') return [without];
  const isFirst = indexOf(edge) === 0;
  const isOnly = !chart.edges.some(
    (other) => other.id !== id && other.source === source && other.eventType === eventType,
  );
  return [
    ...(isFirst ? [mutant(machine, edge, 'drop delay', `${id} delay dropped`, () => [])] : []),
    ...(isOnly ? [] : [without]),
  ];
}

/** Mutants that lead to the previous or to the next sibling of the target, in definition order. */
function redirections(machine: AnyStateMachine, edge: ChartEdge): readonly Mutant[] {
  const [target] = edge.targets.map((id): AnyStateNode => machine.getStateNodeById(id));
  if (!target || target.parent?.type !== 'compound') return [];
  const siblings: readonly AnyStateNode[] = Object.values(target.parent.states);
  const place = siblings.indexOf(target);
  const neighbours = new Set([
    siblings[(place + 1) % siblings.length],
    siblings[(place - 1 + siblings.length) % siblings.length],
  ]);
  return [...neighbours].flatMap((sibling) =>
    sibling === undefined || sibling === target
      ? []
      : [
          mutant(machine, edge, 'redirect', `${edge.id} redirected to ${sibling.id}`, (branches) =>
            changed(branches, edge, { target: `#${sibling.id}` }),
          ),
        ],
  );
}

function negation(machine: AnyStateMachine, edge: ChartEdge): Mutant {
  return mutant(machine, edge, 'negate', `${edge.id} negated`, (branches) => {
    const { guard } = branches[indexOf(edge)] ?? {};
    return changed(branches, edge, { guard: not(guard as Parameters<typeof not>[0]) });
  });
}

function mutant(
  machine: AnyStateMachine,
  edge: ChartEdge,
  kind: Mutant['kind'],
  name: string,
  change: (branches: readonly Configured[]) => readonly Configured[],
): Mutant {
  const make = () => {
    const configuration = copyOf(machine.config) as Configured;
    const node = sourceOf(machine, edge);
    const branches = branchesIn(configuration, node, edge);
    replaceBranches(configuration, node, edge, change(branches));
    const options = { maxIterations: MOST_MICROSTEPS };
    return new StateMachine({ ...configuration, options }, machine.implementations);
  };
  return { name, kind, edge: edge.id, make };
}

function changed(
  branches: readonly Configured[],
  edge: ChartEdge,
  change: Configured,
): readonly Configured[] {
  return branches.map((branch, index) => (index === indexOf(edge) ? { ...branch, ...change } : branch));
}
