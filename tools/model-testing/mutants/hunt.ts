/** Checks whether the frozen cases detect a mutant. */
import type { MachineFixtures } from '../../fixtures/machine-fixtures.ts';
import { deviationOf } from '../cases/replay.ts';
import type { TestCase } from '../cases/test-case.ts';
import { Coverage } from '../coverage.ts';
import type { Mutant } from './mutants.ts';

/** Kinds of mutants that behave like the machine until the mutated transition is taken. */
const UNTIL_TAKEN: ReadonlySet<Mutant['kind']> = new Set(['delete', 'redirect']);

/** The frozen cases of one machine. They are tried in the order in which they reach the mutated transition. */
export class Hunt {
  readonly #fixtures: MachineFixtures;
  readonly #trails: readonly { readonly testCase: TestCase; readonly transitions: readonly string[] }[];

  constructor(fixtures: MachineFixtures, cases: readonly TestCase[]) {
    this.#fixtures = fixtures;
    this.#trails = cases.map((testCase) => {
      const coverage = new Coverage(fixtures.machine.id);
      deviationOf(fixtures, testCase, coverage);
      return { testCase, transitions: coverage.last };
    });
  }

  /** Whether a case deviates on the mutant, or the mutant cannot be constructed. */
  kills({ edge, kind, make }: Mutant): boolean {
    let fixtures: MachineFixtures;
    try {
      fixtures = { ...this.#fixtures, machine: make() };
    } catch {
      return true;
    }
    return this.#soonest(edge, UNTIL_TAKEN.has(kind)).some(
      (testCase) => deviationOf(fixtures, testCase) !== null,
    );
  }

  #soonest(edge: string, isTakenOnly: boolean): readonly TestCase[] {
    const placeIn = (transitions: readonly string[]) => {
      const index = transitions.indexOf(edge);
      return index === -1 ? Number.MAX_SAFE_INTEGER : index;
    };
    return this.#trails
      .filter(({ transitions }) => !isTakenOnly || transitions.includes(edge))
      .toSorted((a, b) => placeIn(a.transitions) - placeIn(b.transitions))
      .map(({ testCase }) => testCase);
  }
}
