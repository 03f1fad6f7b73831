/** Brings a world into a scenario: for a reset and for a new world. */
import { isSliced, type Sliced } from '../../slices.ts';
import type { World } from '../../world.ts';
import { LabError } from '../lab-error.ts';
import { likeliest, suggestion } from '../near-miss/spelling.ts';
import type { Scenario } from './scenario.ts';
import type { Attempt } from './scenario-card.ts';
import { ScenarioBuilder } from './scenario-builder.ts';
import { scenarios } from './scenarios.ts';
import { DEFAULT_SCENARIO } from './starts.ts';

/** Throws a LabError that names the most similar scenario. */
export function scenarioNamed(name = DEFAULT_SCENARIO): Scenario {
  const scenario = scenarios.find((candidate) => candidate.name === name);
  if (scenario) return scenario;
  const meant = likeliest(
    name,
    scenarios.map((candidate) => candidate.name),
  );
  const message = `there is no scenario ${name}${suggestion(meant)}`;
  throw new LabError(422, 'VALIDATION_FAILED', message, { scenario: 'UNKNOWN' });
}

/** The world must be a prepared one. Returns the request that is rejected with the scenario's error code, if any. */
export function* playScenario(world: World, scenario: Scenario, seed: number): Sliced<Attempt | null> {
  const played = scenario.play(new ScenarioBuilder(world, seed));
  const attempt = (isSliced(played) ? yield* played : played) ?? null;
  world.randomness.begin(seed);
  world.acts.begin({ scenario: scenario.name, seed });
  return attempt;
}
