/** Plays a case and writes down what a person who follows it in the viewer looks at. */
import { verdictsOn } from '../../../chart/guard-results.ts';
import { Simulator, type Step } from '../../../simulator/simulator.ts';
import type { MachineFixtures } from '../../../fixtures/machine-fixtures.ts';
import { Coverage } from '../../coverage.ts';
import type { Walk } from '../../explore.ts';

/** One step and what came of it. */
export interface Scene {
  /** Null where it begins. */
  readonly step: Step | null;
  /** What came of an event: taken, rejected by its guards, or not heard at all. An answer is always taken. */
  readonly handling: 'taken' | 'rejected' | 'unhandled';
  /** How long nothing would have happened, before the step, in milliseconds; null where nothing is waited for. */
  readonly waited: number | null;
  /** The transitions that were taken, in their order. */
  readonly taken: readonly string[];
  /** The active states that have none within. */
  readonly states: readonly string[];
  /** The actors that wait to be answered, with the slots they stand in. */
  readonly open: Readonly<Record<string, string>>;
  /** The actors that are asked from now on. */
  readonly asked: readonly string[];
  /** What the machine has said, by type. */
  readonly said: readonly string[];
  readonly hasEnded: boolean;
}

/** The beginning, then one scene a step. */
export function scenesOf(fixtures: MachineFixtures, { input, steps }: Walk): readonly Scene[] {
  const coverage = new Coverage(fixtures.machine.id);
  const simulator = new Simulator(fixtures, { input, inspect: coverage.inspect });
  const scenes: Scene[] = [];
  let actors: ReadonlySet<unknown> = new Set();
  const add = (step: Step | null, handling: Scene['handling'], waited: number | null) => {
    const { emitted, status, open } = simulator.moment;
    const children = open.map(({ id }) => [id, simulator.snapshot.children[id]] as const);
    const nodes = simulator.snapshot._nodes;
    scenes.push({
      step,
      handling,
      waited,
      taken: coverage.last,
      states: nodes.filter((node) => !nodes.some(({ parent }) => parent === node)).map(({ id }) => id),
      open: Object.fromEntries(open.map(({ id, actor }) => [id, actor])),
      asked: children.filter(([, actor]) => !actors.has(actor)).map(([id]) => id),
      said: emitted.map(({ type }) => type),
      hasEnded: status === 'done',
    });
    actors = new Set(children.map(([, actor]) => actor));
  };
  add(null, 'taken', null);
  for (const step of steps) {
    const event = simulator.eventOf(step);
    const isHandled = event === null || verdictsOn(simulator.snapshot, event).length > 0;
    const waited = simulator.clock.untilNext();
    coverage.last = [];
    simulator.take(step);
    const isTaken = coverage.last.length > 0 || event === null;
    add(step, isTaken ? 'taken' : isHandled ? 'rejected' : 'unhandled', waited);
  }
  simulator.stop();
  return scenes;
}
