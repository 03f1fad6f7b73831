// @module-tag deep
/** Mutation tests of the frozen cases: they must detect machines that were broken on purpose. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import { chartOf } from '../../chart/chart.ts';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';
import { cases, DEEP } from '../../../tests/suites/depth.ts';
import { readFrozen } from '../cases/frozen.ts';
import { deviationOf } from '../cases/replay.ts';
import { copyOf } from './branches.ts';
import { Hunt } from './hunt.ts';
import { mutantsOf } from './mutants.ts';
import { reasonFor, SURVIVALS } from './survivors.ts';

/** Number of mutants tried per machine. Known survivors are slow, because all cases run; only the deep run tries them. */
const MUTANTS = cases(12, Infinity);

/** Survivors of all machines, compared with the explained ones in the deep run. */
const survivors: string[] = [];

describe.each(ALL_FIXTURES.map((fixtures) => [fixtures.machine.id, fixtures] as const))(
  '%s',
  (machine, fixtures) => {
    test('an unmodified copy behaves as frozen', () => {
      const { config, implementations } = fixtures.machine;
      const copy = { ...fixtures, machine: new StateMachine(copyOf(config), implementations) };
      const [first] = readFrozen(machine).cases;
      expect(first && deviationOf(copy, first)).toBeNull();
    });

    test('every transition has mutants', () => {
      const mutated = new Set(mutantsOf(fixtures.machine).map(({ edge }) => edge));
      expect(chartOf(fixtures.machine).edges.filter(({ id }) => !mutated.has(id))).toEqual([]);
    });

    test('every mutant is killed by the frozen cases, except the explained survivors', () => {
      const hunt = new Hunt(fixtures, readFrozen(machine).cases);
      const mutants = mutantsOf(fixtures.machine).filter(({ name }) => DEEP || reasonFor(name) === null);
      const chosen = mutants.length <= MUTANTS ? mutants : sampled(mutants, MUTANTS);
      const alive = chosen.filter((mutant) => !hunt.kills(mutant)).map(({ name }) => name);
      survivors.push(...alive);
      expect(alive.filter((name) => reasonFor(name) === null)).toEqual([]);
    });
  },
);

test('every explanation is needed, and at most 5 % of all mutants are explained', () => {
  const mutants = ALL_FIXTURES.flatMap(({ machine }) => mutantsOf(machine)).map(({ name }) => name);
  const explained = mutants.filter((name) => reasonFor(name) !== null);
  expect(SURVIVALS.filter(({ names }) => !mutants.some((name) => names.test(name)))).toEqual([]);
  expect(explained.length / mutants.length).toBeLessThanOrEqual(0.05);
  // The deep run tries every mutant, so an explained mutant that was killed shows that its explanation is outdated.
  if (DEEP) expect(survivors.toSorted()).toEqual(explained.toSorted());
});

function sampled<Value>(values: readonly Value[], count: number): readonly Value[] {
  const [sample = []] = fc.sample(
    fc.shuffledSubarray([...values], { minLength: count, maxLength: count }),
    1,
  );
  return sample;
}
