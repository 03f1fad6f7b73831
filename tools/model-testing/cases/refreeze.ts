/** Updates frozen cases: replays the old ones, keeps those that are still possible, and adds cases for unmet goals. */
import { Simulator, type Step } from '../../simulator/simulator.ts';
import type { MachineFixtures } from '../../fixtures/machine-fixtures.ts';
import { type Change, written } from './change.ts';
import { Generator } from './generate.ts';
import { performed } from './replay.ts';
import { type FrozenCases, type TestCase, walkOf } from './test-case.ts';

/** An old case with a step that is no longer possible. */
export interface Impossible {
  readonly id: string;
  /** The number of the first such step, and the step; 0 and the input if the fixtures no longer have that input. */
  readonly at: number;
  readonly step: Step;
  readonly outcome: string;
}

export interface Refrozen {
  /** The kept old cases in their order, then the added ones. */
  readonly frozen: FrozenCases;
  /** Number of old cases that keep their id. */
  readonly kept: number;
  /** Number of lines of kept cases whose expectation changed. */
  readonly changed: number;
  readonly impossible: readonly Impossible[];
  readonly added: readonly TestCase[];
}

/** New names of steps and inputs by old name; `answer logIn` renames every answer of that actor. */
export type Renames = ReadonlyMap<string, string>;

export function refreeze(
  fixtures: MachineFixtures,
  { cases, unmet }: FrozenCases,
  renames: Renames = new Map(),
): Refrozen {
  const old = cases.map((testCase) => renamed(testCase, renames));
  const kept = new Map<TestCase, TestCase>();
  const impossible: Impossible[] = [];
  let changed = 0;
  const report = (testCase: TestCase, outcome: string) => {
    const possible = possibleSteps(fixtures, testCase);
    const step = possible === null ? testCase.input : (testCase.steps[possible]?.[0] ?? '');
    impossible.push({ id: testCase.id, at: possible === null ? 0 : possible + 1, step, outcome });
  };

  for (const testCase of old) {
    const whole = isPossible(fixtures, testCase) ? testCase : withoutAccepted(fixtures, testCase);
    if (whole === null) continue;
    const left = testCase.steps.length - whole.steps.length;
    if (left > 0)
      report(testCase, `kept, without steps before it that were rejected and are not now: ${left}`);
    const now = { ...performed(fixtures, walkOf(whole)), id: testCase.id };
    kept.set(testCase, now);
    changed += changedLines(whole, now);
  }

  const generator = new Generator(fixtures, unmet);
  for (const testCase of kept.values()) generator.record(walkOf(testCase));
  const replayed = old.flatMap((testCase) => {
    const whole = kept.get(testCase);
    if (whole) return [whole];
    const { input, steps } = walkOf(testCase);
    const possible = possibleSteps(fixtures, testCase);
    const beginning = possible && generator.record({ input, steps: steps.slice(0, possible) });
    const shortened = beginning ? [performed(fixtures, beginning)] : [];
    report(testCase, shortened[0] ? `shortened to ${shortened[0].id}` : 'dropped');
    return shortened;
  });
  const added = generator.missing(replayed.map(walkOf)).map((walk) => performed(fixtures, walk));

  const { id } = fixtures.machine;
  const frozen = { machine: id, unmet: generator.unmet, cases: [...replayed, ...added] };
  return { frozen, kept: kept.size, changed, impossible, added };
}

/** Whether a step had no observable effect, usually because the event was rejected. */
export function isRejected(change: Change): boolean {
  return Object.keys(change).length === 0;
}

function renamed(testCase: TestCase, renames: Renames): TestCase {
  const nameOf = (name: string) => {
    const [old, now] = [...renames].find(([from]) => name === from || name.startsWith(`${from}: `)) ?? [
      '',
      '',
    ];
    return `${now}${name.slice(old.length)}`;
  };
  const steps = testCase.steps.map(([step, change]) => [nameOf(step), change] as const);
  return { ...testCase, input: nameOf(testCase.input), steps };
}

/** Returns how many steps are possible before the first impossible one; null if the fixtures do not have the input. */
function possibleSteps(fixtures: MachineFixtures, { input, steps }: TestCase): number | null {
  if (!(input in fixtures.inputs)) return null;
  const simulator = new Simulator(fixtures, { input });
  const impossible = steps.findIndex(([step]) => {
    const canBeTaken = simulator.steps.includes(step);
    if (canBeTaken) simulator.take(step);
    return !canBeTaken;
  });
  simulator.stop();
  return impossible === -1 ? steps.length : impossible;
}

function isPossible(fixtures: MachineFixtures, testCase: TestCase): boolean {
  return possibleSteps(fixtures, testCase) === testCase.steps.length;
}

/**
 * Returns the case without the formerly rejected steps that the machine accepts now, since those change the rest of the case.
 * Null if the case is still impossible without them.
 */
function withoutAccepted(fixtures: MachineFixtures, testCase: TestCase): TestCase | null {
  const possible = possibleSteps(fixtures, testCase);
  if (possible === null) return null;
  const { input, steps } = walkOf(testCase);
  const now = performed(fixtures, { input, steps: steps.slice(0, possible) });
  const accepted = now.steps.findIndex(
    ([, change], index) => !isRejected(change) && isRejected(testCase.steps[index]?.[1] ?? change),
  );
  if (accepted === -1) return null;
  const shorter = { ...testCase, steps: testCase.steps.toSpliced(accepted, 1) };
  return isPossible(fixtures, shorter) ? shorter : withoutAccepted(fixtures, shorter);
}

function changedLines(before: TestCase, now: TestCase): number {
  const lines = ({ beginning, steps }: TestCase) =>
    [beginning, ...steps.map(([, change]) => change)].map(written);
  const old = lines(before);
  return lines(now).filter((line, index) => line !== old[index]).length;
}
