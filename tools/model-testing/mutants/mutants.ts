/** Machines with one thing wrong: what a tired hand may do to a configuration, one at a time. */
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import { not } from 'xstate/guards';
import { type Chart, type ChartEdge, chartOf } from '../../chart/chart.ts';
import { branchesIn, type Configured, copyOf, indexOf, replaceBranches, sourceOf } from './branches.ts';

/** `deleted`, `redirected to …`, `negated`, `delay dropped`. */
export interface Mutant {
  /** What is wrong with it, by the chart's names. */
  readonly name: string;
  readonly kind: 'delete' | 'redirect' | 'negate' | 'drop delay';
  /** The transition that is wrong; of several branches that are gone, the first. */
  readonly edge: string;
  /** Makes it; throws where XState itself rejects what came out. */
  readonly make: () => AnyStateMachine;
}

/** A mutant that goes round in circles breaks after so many steps in one breath. */
const MOST_MICROSTEPS = 200;

export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const chart = chartOf(machine);
  return chart.edges.flatMap((edge) => [
    ...deletions(machine, chart, edge),
    ...redirections(machine, edge),
    ...(edge.guard === null ? [] : [negation(machine, edge)]),
  ]);
}

/** Without one branch; of a delay, without all of them at once, and without each where there are several. */
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

/** To the state before and to the one behind its target, as they are written down. */
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
    const branches = branchesIn(configuration, node, edge.trigger);
    replaceBranches(configuration, node, edge.trigger, change(branches));
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
