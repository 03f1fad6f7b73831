/** The content of one machine's document: its cases, and the coverage that they reach. */
import type { Chart } from '../../chart/chart.ts';
import { chartOf } from '../../chart/chart.ts';
import type { MachineFixtures } from '../../fixtures/machine-fixtures.ts';
import { readFrozen } from '../cases/frozen.ts';
import { deviationOf } from '../cases/replay.ts';
import { type Measure, measureOf } from '../measure.ts';
import { chosenCases, type CoverageKind } from './choice/chosen.ts';
import { MODELS } from '../player/models.ts';
import { pairsOf, pairsOn, transitionsOf, walksOf } from '../player/walks.ts';
import type { ManualCase } from './manual/manual-case.ts';
import { manualCase } from './manual/manual.ts';
import { playerCase } from './manual/player-case.ts';

/** The name of the document with the walks of the player's models. */
export const WALKS = 'walks';

export interface Book {
  /** The id of a product machine, or `walks`. */
  readonly machine: string;
  /** Null for the player's models, because they are not product machines. */
  readonly chart: Chart | null;
  readonly cases: readonly ManualCase[];
  /** The coverage that the cases reach, by kind, counted as in `npm run test:model`. */
  readonly reached: Readonly<Partial<Record<CoverageKind, Reached>>>;
}

export interface Reached {
  readonly met: number;
  /** The number of reachable goals. */
  readonly of: number;
  /** The number of goals that are excepted as impossible. */
  readonly excepted: number;
}

/** @throws when the machine deviates from its frozen cases, because the documents would be wrong. */
export function bookOf(fixtures: MachineFixtures, coverage: CoverageKind): Book {
  const { id } = fixtures.machine;
  const chart = chartOf(fixtures.machine);
  const frozen = readFrozen(id).cases;
  const isAsFrozen = frozen.every((testCase) => deviationOf(fixtures, testCase) === null);
  if (!isAsFrozen) throw new Error(`${id} does not do what was frozen; see: npm run test:model`);
  const cases = chosenCases(fixtures, frozen, coverage);
  return {
    machine: id,
    chart,
    cases: cases.map((testCase) => manualCase(fixtures, chart, testCase)),
    reached: reachedBy(measureOf(fixtures, cases)),
  };
}

function reachedBy({ tallies }: Measure): Book['reached'] {
  const reached = (kind: CoverageKind): Reached => {
    const { of, met, excepted } = tallies[kind];
    return { met, of: of - excepted.length, excepted: excepted.length };
  };
  return {
    states: reached('states'),
    transitions: reached('transitions'),
    guards: reached('guards'),
    pairs: reached('pairs'),
  };
}

/** The walks of the player's models: covering all pairs of transitions for `pairs`, otherwise all transitions. */
export function playerBook(coverage: CoverageKind): Book {
  const kind = coverage === 'pairs' ? 'pairs' : 'transitions';
  const walks = MODELS.flatMap((model) => walksOf(model, kind));
  const transitions = new Set(walks.flatMap(({ steps }) => steps.map(({ transition }) => transition)));
  const pairs = new Set(walks.flatMap(pairsOn));
  const reached = (all: readonly string[], met: ReadonlySet<string>): Reached => ({
    met: all.filter((name) => met.has(name)).length,
    of: all.length,
    excepted: 0,
  });
  return {
    machine: WALKS,
    chart: null,
    cases: walks.map(playerCase),
    reached: {
      transitions: reached(MODELS.flatMap(transitionsOf), transitions),
      pairs: reached(MODELS.flatMap(pairsOf), pairs),
    },
  };
}
