import { labVerb } from '../lab-verb.ts';
import { cardOf } from '../scenarios/scenario.ts';
import { scenarios } from '../scenarios/scenarios.ts';

/** GET /__lab/scenarios. */
export const listScenarios = labVerb({
  method: 'get',
  path: '/scenarios',
  explanation: 'The named states of the business that a reset can start from.',
  handle: () => ({ scenarios: scenarios.map(cardOf) }),
});
