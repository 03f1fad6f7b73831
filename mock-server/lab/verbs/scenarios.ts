import { labVerb } from '../lab-verb.ts';
import { scenarios } from '../scenarios.ts';

/** GET /__lab/scenarios. */
export const listScenarios = labVerb({ method: 'get', path: '/scenarios', handle: () => ({ scenarios }) });
