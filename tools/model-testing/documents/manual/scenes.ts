/** Replays a case and records what a tester sees of it in the viewer. */
import { verdictsOn } from '../../../chart/guard-results.ts';
import { Simulator, type Step } from '../../../simulator/simulator.ts';
import type { MachineFixtures } from '../../../fixtures/machine-fixtures.ts';
import { Coverage } from '../../coverage.ts';
import type { Walk } from '../../explore.ts';

/** One step and its results. */
export interface Scene {
  /** Null for the initial scene. */
  readonly step: Step | null;
  /** The result of an event: taken, rejected by its guards, or unhandled. Answers and `pass` always count as taken. */
  readonly handling: 'taken' | 'rejected' | 'unhandled';
  /** Milliseconds until the next timer, before the step; null if no timer was set. */
  readonly waited: number | null;
  /** The transitions that were taken, in order. */
  readonly taken: readonly string[];
  /** The active leaf states. */
  readonly states: readonly string[];
  /** The pending actors: actor names by invocation id. */
  readonly open: Readonly<Record<string, string>>;
  /** The actors that were invoked by this step. */
  readonly asked: readonly string[];
  /** The types of the emitted events. */
  readonly said: readonly string[];
  readonly hasEnded: boolean;
}

/** Returns the initial scene, then one scene for each step. */
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
