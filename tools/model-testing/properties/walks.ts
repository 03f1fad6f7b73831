/** Random walks, which shrink to the few steps that matter. */
import fc from 'fast-check';
import type { Step } from '../../simulator/simulator.ts';
import type { MachineFixtures } from '../../fixtures/machine-fixtures.ts';
import { chartOf } from '../../chart/chart.ts';
import type { Property } from './property.ts';
import { CheckedSimulator } from './checked-simulator.ts';

/** The most steps of one walk that are drawn; those that cannot happen when their turn comes are left out. */
const LONGEST = 150;

/** A property of fast-check: that all of these hold on whatever walk is drawn. */
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

/** Draws walks until one fails: what it says then begins with the seed and ends with the path. */
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

/** Every step that a fixtures knows, whenever it may be possible. */
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

/** A step as a command of fast-check; the stage is its own model. */
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
