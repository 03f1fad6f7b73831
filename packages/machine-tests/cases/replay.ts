/** Replays a case on the real machine with a simulated clock, and compares the effects of each step. */
import { type MachineFixtures, Simulator, type Step } from '../../machine-core/index.ts';
import type { Coverage } from '../coverage.ts';
import { Effects } from './effects.ts';
import { type FrozenCases, type TestCase, type Walk, walkOf } from './test-case.ts';

/** The first difference between a machine's behaviour and a frozen case. */
export interface Deviation {
  readonly id: string;
  readonly title: string;
  /** The steps up to and including the one with the difference. */
  readonly path: readonly Step[];
  readonly expected: string;
  /** The actual effects, or the error with which the step failed. */
  readonly found: string;
}

/** Runs a walk and yields the effects of its start and of each step. */
export function* effectsOf(
  fixtures: MachineFixtures,
  { input, steps }: Walk,
  coverage?: Coverage,
): Generator<string> {
  const simulator = new Simulator(fixtures, { input, inspect: coverage?.inspect });
  const effects = new Effects(simulator);
  yield effects.next();
  for (const step of steps) {
    simulator.take(step);
    yield effects.next();
  }
  simulator.stop();
}

/** Returns the first deviation of a case; null if there is none. */
export function deviationOf(
  fixtures: MachineFixtures,
  { beginnings }: Pick<FrozenCases, 'beginnings'>,
  testCase: TestCase,
  coverage?: Coverage,
): Deviation | null {
  const { id, title, input, steps } = testCase;
  const walk = walkOf(testCase);
  const expectations = [beginnings[input] ?? '', ...steps.map(([, effects]) => effects)];
  let taken = 0;
  const deviation = (found: string) => ({
    id,
    title,
    path: walk.steps.slice(0, taken),
    expected: expectations[taken] ?? '',
    found,
  });
  try {
    for (const found of effectsOf(fixtures, walk, coverage)) {
      if (found !== expectations[taken]) return deviation(found);
      taken += 1;
    }
  } catch (error) {
    return deviation(String(error));
  }
  return null;
}
