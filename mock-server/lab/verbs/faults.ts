import { faultProblem, FaultRequest } from '../faults.ts';
import { LabError, labVerb } from '../lab-verb.ts';

/** GET /__lab/faults. */
export const listFaults = labVerb({
  method: 'get',
  path: '/faults',
  explanation: 'Lists the active faults, and how many requests each still affects.',
  handle: ({ world }) => ({ faults: world.faults.all() }),
});

/** POST /__lab/faults. */
export const addFault = labVerb({
  method: 'post',
  path: '/faults',
  explanation: 'Adds a fault for the next matching requests.',
  fields: {
    'match.method': 'Any method by default.',
    'match.path': 'The whole path: `*` matches any characters, `:name` one segment.',
    times: 'The number of requests; by default all until the faults are cleared.',
    cut: 'For drop and lost-reply: where the connection is cut; after-head by default.',
    delayMs: 'For delay; 1000 by default.',
    status: 'For status: the status, the code or both.',
    code: 'For status: a code of the contract.',
    meta: 'For status: the details that the page inserts into its message, such as {"min":"100"}.',
    fields: 'For status: the invalid fields with their problems, such as {"amount":"FORMAT"}.',
  },
  example: { body: { match: { method: 'POST', path: '/api/v2/deposits' }, fault: 'lost-reply', times: 1 } },
  body: FaultRequest,
  handle: ({ world, body }) => {
    const problem = faultProblem(body);
    if (problem) {
      throw new LabError(422, 'VALIDATION_FAILED', `${body.code} is not a code of the contract`, {
        code: problem,
      });
    }
    return { fault: world.faults.add(body) };
  },
});

/** DELETE /__lab/faults. */
export const clearFaults = labVerb({
  method: 'delete',
  path: '/faults',
  explanation: 'Removes all faults.',
  handle: ({ world }) => {
    world.faults.clear();
    return { faults: [] };
  },
});
