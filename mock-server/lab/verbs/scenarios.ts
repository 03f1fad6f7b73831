import { labVerb } from '../lab-verb.ts';
import { cardOf } from '../scenarios/scenario.ts';
import { scenarios } from '../scenarios/scenarios.ts';

/** GET /__lab/scenarios. */
export const listScenarios = labVerb({
  method: 'get',
  path: '/scenarios',
  explanation: 'Lists the scenarios for `reset`.',
  handle: () => ({ scenarios: scenarios.map(cardOf) }),
});
