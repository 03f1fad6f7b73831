import { adopt } from '../../world.ts';
import { Beginning } from '../inputs.ts';
import { labVerb } from '../lab-verb.ts';
import { playScenario, scenarioNamed } from '../scenarios/play-scenario.ts';

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
  body: Beginning,
  *handle({ world, body }) {
    const scenario = scenarioNamed(body.scenario);
    const prepared = world.prepare();
    const attempt = yield* playScenario(prepared, scenario, body.seed ?? 1);
    adopt(world, prepared);
    // The player to sign in as, and the request that is rejected with the scenario's error code.
    return { scenario: scenario.name, player: scenario.player, code: scenario.code ?? null, attempt };
  },
});
