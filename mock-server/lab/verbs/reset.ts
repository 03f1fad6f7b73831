import { integer, optional, record, text } from '../../../contract/schema/vocabulary.ts';
import { resetWorld } from '../../world.ts';
import { LabError, labVerb } from '../lab-verb.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { ScenarioBuilder } from '../scenarios/scenario-builder.ts';
import { DEFAULT_SCENARIO } from '../scenarios/starts.ts';
import { likeliest, suggestion } from '../near-miss/spelling.ts';

/** POST /__lab/reset. All sessions end with the old store. */
export const reset = labVerb({
  method: 'post',
  path: '/reset',
  explanation:
    'Resets to a scenario: a new, deterministic store, the real time, a responding bank and no faults.',
  fields: {
    scenario: 'The name of the scenario; `default` by default.',
    seed: 'For scenarios with random rows: the same seed gives the same rows.',
  },
  beginsAnew: true,
  example: { body: { scenario: 'deposit-open' } },
  body: record({ scenario: optional(text({ maxLength: 64 })), seed: optional(integer()) }),
  handle: ({ world, body }) => {
    const name = body.scenario ?? DEFAULT_SCENARIO;
    const scenario = scenarios.find((candidate) => candidate.name === name);
    if (!scenario) {
      const meant = likeliest(
        name,
        scenarios.map((candidate) => candidate.name),
      );
      const message = `there is no scenario ${name}${suggestion(meant)}`;
      throw new LabError(422, 'VALIDATION_FAILED', message, { scenario: 'UNKNOWN' });
    }
    resetWorld(world);
    const seed = body.seed ?? 1;
    const attempt = scenario.play(new ScenarioBuilder(world, seed)) ?? null;
    world.randomness.begin(seed);
    world.acts.begin({ scenario: name, seed });
    // The player to sign in as, and the request that is rejected with the scenario's error code.
    return { scenario: name, player: scenario.player, code: scenario.code ?? null, attempt };
  },
});
