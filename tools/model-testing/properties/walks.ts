/** Generates random walks; fast-check shrinks failing ones to the relevant steps. */
import fc from 'fast-check';
import type { Step } from '../../simulator/simulator.ts';
import type { MachineFixtures } from '../../fixtures/machine-fixtures.ts';
import { chartOf } from '../../chart/chart.ts';
import type { Property } from './property.ts';
import { CheckedSimulator } from './checked-simulator.ts';

/** Maximum number of generated steps; steps that are not possible at their turn are skipped. */
const LONGEST = 150;

/** Returns a fast-check property: the given properties hold on every generated walk. */
export function holdsOnWalks(
  fixtures: MachineFixtures,
  properties: readonly Property[],
): fc.IProperty<[string, Iterable<fc.Command<CheckedSimulator, CheckedSimulator>>]> {
  const inputs = fc.constantFrom(...Object.keys(fixtures.inputs));
  const steps = stepsOf(fixtures).map((step) => fc.constant(new Taken(step)));
  const walks = fc.commands(steps, { maxCommands: LONGEST, size: 'max' });
  return fc.property(inputs, walks, (input, walk) => {
    const checkedSimulator = new CheckedSimulator(fixtures, input, properties);
    fc.modelRun(() => ({ model: checkedSimulator, real: checkedSimulator }), walk);
    checkedSimulator.end();
  });
}

/** Generates walks until one fails. The result begins with the seed and ends with the steps; null if none fails. */
export function faultOnWalks(
  fixtures: MachineFixtures,
  properties: readonly Property[],
  parameters: { readonly numRuns: number; readonly seed: number; readonly endOnFailure?: boolean },
): string | null {
  const { failed, errorInstance, seed, numShrinks } = fc.check(
    holdsOnWalks(fixtures, properties),
    parameters,
  );
  if (!failed) return null;
  const said = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return `SEED=${seed}, shrunk ${numShrinks} times: ${said}`;
}

/** Returns every step that the fixtures define, whether or not it is possible at a given moment. */
export function stepsOf({ machine, events, actors }: MachineFixtures): readonly Step[] {
  const { nodes, edges } = chartOf(machine);
  const invokes = nodes.flatMap((node) => node.invokes);
  const hasDelays = edges.some(({ trigger }) => trigger.kind === 'after');
  return [
    ...Object.keys(events).map((name) => `send ${name}`),
    ...invokes.flatMap(({ id, actor }) => [
      ...Object.keys(actors[actor]?.done ?? {}).map((name) => `answer ${id}: ${name}`),
      ...Object.keys(actors[actor]?.failed ?? {}).map((name) => `fail ${id}: ${name}`),
    ]),
    ...(hasDelays ? ['pass'] : []),
  ];
}

/** A step as a fast-check command; the simulator serves as model and as real system. */
class Taken implements fc.Command<CheckedSimulator, CheckedSimulator> {
  readonly #step: Step;

  constructor(step: Step) {
    this.#step = step;
  }

  check(checkedSimulator: Readonly<CheckedSimulator>): boolean {
    return checkedSimulator.allows(this.#step);
  }

  run(checkedSimulator: CheckedSimulator): void {
    checkedSimulator.take(this.#step);
  }

  toString(): string {
    return this.#step;
  }
}
