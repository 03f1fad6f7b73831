import { faultProblem, FaultRequest } from '../faults.ts';
import { LabError, labVerb } from '../lab-verb.ts';

/** GET /__lab/faults. */
export const listFaults = labVerb({
  method: 'get',
  path: '/faults',
  explanation: 'The faults that wait, and how many requests each will still applyFault.',
  handle: ({ world }) => ({ faults: world.faults.all() }),
});

/** POST /__lab/faults. */
export const addFault = labVerb({
  method: 'post',
  path: '/faults',
  explanation: 'The next requests that match go wrong.',
  fields: {
    'match.method': 'Any, unless said.',
    'match.path': 'The whole path: `*` stands for anything, `:name` for one segment.',
    times: 'How many requests; all until the faults are cleared, unless said.',
    cut: 'For drop and lost-reply: where the line is cut; after-head, unless said.',
    delayMs: 'For delay; 1000, unless said.',
    status: 'For status: the status, the code or both.',
    code: 'For status: a code of the contract.',
    meta: 'For status: what the page fills into its words, such as {"min":"100"}.',
    fields: 'For status: which fields are wrong, and why, such as {"amount":"FORMAT"}.',
  },
  example: { body: { match: { method: 'POST', path: '/api/v2/deposits' }, fault: 'lost-reply', times: 1 } },
  body: FaultRequest,
  handle: ({ world, body }) => {
    const problem = faultProblem(body);
    if (problem) {
      throw new LabError(422, 'VALIDATION_FAILED', `${body.code} is no code of the contract`, {
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
  explanation: 'No fault waits any more.',
  handle: ({ world }) => {
    world.faults.clear();
    return { faults: [] };
  },
});
