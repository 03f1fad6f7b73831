/** Everything that is printed of one machine: its cases, and exactly what they reach. */
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

/** What the walks of the player's models are found under. */
export const PLAYER = 'player';

export interface Book {
  /** The id of a product machine, or `player`. */
  readonly machine: string;
  /** Null for the walks of the player's models, which are no product machine. */
  readonly chart: Chart | null;
  readonly cases: readonly ManualCase[];
  /** What they reach, as `npm run test:model` counts it: by kind, `met/of`. */
  readonly reached: Readonly<Partial<Record<CoverageKind, Reached>>>;
}

export interface Reached {
  readonly met: number;
  /** Of what can be. */
  readonly of: number;
  /** How much cannot be, each for a reason. */
  readonly excepted: number;
}

/** @throws when the machine no longer does what was frozen of it: its documents would be wrong. */
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

/** The walks of the player's models: all pairs of their transitions where pairs are asked for, all transitions otherwise. */
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
    machine: PLAYER,
    chart: null,
    cases: walks.map(playerCase),
    reached: {
      transitions: reached(MODELS.flatMap(transitionsOf), transitions),
      pairs: reached(MODELS.flatMap(pairsOf), pairs),
    },
  };
}
