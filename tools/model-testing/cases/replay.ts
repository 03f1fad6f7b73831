/** Plays a case on the real actor, with a simulated clock, and looks at every moment of it. */
import type { AnyActorRef } from 'xstate';
import { type Moment, Simulator, type Step } from '../../simulator/simulator.ts';
import type { MachineFixtures } from '../../fixtures/machine-fixtures.ts';
import type { Coverage } from '../coverage.ts';
import type { Walk } from '../explore.ts';
import { type Change, changeBetween, type Seen, written } from './change.ts';
import { idOf, type TestCase } from './test-case.ts';

/** What is seen of a machine on a walk. */
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

/** Where a machine no longer does what was frozen. */
export interface Deviation {
  readonly id: string;
  /** The steps up to the one after which something else was seen, as they would be told. */
  readonly path: readonly Step[];
  readonly expected: Change;
  /** What was seen instead, or why the step could not be taken. */
  readonly found: Change | string;
}

/** The first moment of a case that is not as it was; null where all are. */
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
