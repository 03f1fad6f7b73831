/** Replays a case on the real machine with a simulated clock, and compares every moment. */
import type { AnyActorRef } from 'xstate';
import { type Moment, Simulator, type Step } from '../../simulator/simulator.ts';
import type { MachineFixtures } from '../../fixtures/machine-fixtures.ts';
import type { Coverage } from '../coverage.ts';
import type { Walk } from '../explore.ts';
import { type Change, changeBetween, type Seen, written } from './change.ts';
import { idOf, type TestCase } from './test-case.ts';

/** Runs a walk and returns it as a test case with the observed changes. */
export function performed(fixtures: MachineFixtures, { input, steps }: Walk): TestCase {
  const simulator = new Simulator(fixtures, { input });
  let before = seenOf(simulator, simulator.moment);
  const beginning = changeBetween(null, before);
  const taken = steps.map((step): readonly [Step, Change] => {
    const now = seenOf(simulator, simulator.take(step));
    const change = changeBetween(before, now);
    before = now;
    return [step, change];
  });
  simulator.stop();
  return { id: idOf(fixtures.machine.id, { input, steps }), input, beginning, steps: taken };
}

/** The first difference between a machine's behaviour and a frozen case. */
export interface Deviation {
  readonly id: string;
  /** The steps up to and including the one with the difference. */
  readonly path: readonly Step[];
  readonly expected: Change;
  /** The actual change, or the error with which the step failed. */
  readonly found: Change | string;
}

/** Returns the first deviation of a case; null if there is none. */
export function deviationOf(
  fixtures: MachineFixtures,
  { id, input, beginning, steps }: TestCase,
  coverage?: Coverage,
): Deviation | null {
  const path: Step[] = [];
  let expected = beginning;
  try {
    const simulator = new Simulator(fixtures, { input, inspect: coverage?.inspect });
    let before = seenOf(simulator, simulator.moment);
    let found = changeBetween(null, before);
    if (written(found) !== written(expected)) return { id, path, expected, found };
    for (const [step, change] of steps) {
      path.push(step);
      expected = change;
      const now = seenOf(simulator, simulator.take(step));
      found = changeBetween(before, now);
      before = now;
      if (written(found) !== written(expected)) return { id, path, expected, found };
    }
    simulator.stop();
  } catch (error) {
    return { id, path, expected, found: String(error) };
  }
  return null;
}

function seenOf(simulator: Simulator, moment: Moment): Seen {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = simulator.snapshot.children;
  return {
    ...moment,
    contextText: written(moment.context),
    at: simulator.clock.now(),
    untilNext: simulator.clock.untilNext(),
    actors: Object.fromEntries(Object.entries(children).map(([id, actor]) => [id, actor?.sessionId ?? ''])),
  };
}
