import { faultProblems } from '../fault-problems.ts';
import { FaultRequest } from '../faults.ts';
import { LabError, rejectProblems } from '../lab-error.ts';
import { labVerb } from '../lab-verb.ts';

/** GET /__lab/faults. */
export const listFaults = labVerb({
  method: 'get',
  path: '/faults',
  explanation:
    'Lists the faults: how many requests matched each, how many it applied to, and how many remain; `ended` lists the used-up ones.',
  handle: ({ world }) => ({ faults: world.faults.active(), ended: world.faults.ended() }),
});

/** POST /__lab/faults. */
export const addFault = labVerb({
  method: 'post',
  path: '/faults',
  explanation: 'Adds a fault for the next matching requests.',
  fields: {
    'match.method': 'Any method by default.',
    'match.path': 'The whole path, or that of a call, such as /api/v2/deposits/:code.',
    'match.query': 'The parameters that the request must have.',
    'match.body': 'The fields that the body must have, such as match.body.provider=gclub.',
    'match.headers': 'The headers that the request must have.',
    'match.player': 'The username of the signed-in player.',
    'match.method.matches': 'A regular expression instead.',
    'match.path.matches': 'A regular expression instead; “.” for every call.',
    'match.player.matches': 'A regular expression instead.',
    after: 'How many matching requests pass first.',
    times: 'The number of requests; by default all until the faults are cleared.',
    probability: 'Above 0, at most 1; the share of the requests, drawn from the seed of the world.',
    delay: 'Milliseconds before the response; for the fault delay, 1000 by default.',
    'delay.median': 'Instead: a delay drawn from the seed of the world.',
    'delay.p95': 'The delay that 95 % of the requests do not exceed.',
    cut: 'For drop and lost-reply: where the connection is cut; after-head by default.',
    bytesPerSecond: 'For slow-body.',
    'respond.status': 'For respond; 200 by default.',
    'respond.headers': 'For respond, such as respond.headers.Retry-After=5.',
    'respond.body': 'For respond: a text, or JSON.',
    status: 'For status: the status, the code or both.',
    code: 'For status: a code of the contract.',
    meta: 'For status: the details that the page inserts into its message, such as {"min":"100"}.',
    fields: 'For status: the invalid fields with their problems, such as {"amount":"FORMAT"}.',
  },
  example: { body: { match: { method: 'POST', path: '/api/v2/deposits' }, fault: 'lost-reply', times: 1 } },
  body: FaultRequest,
  handle: ({ world, body }) => {
    rejectProblems(faultProblems(world.store, body));
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

/** DELETE /__lab/faults/{id}. */
export const removeFault = labVerb({
  method: 'delete',
  path: '/faults/:id',
  explanation: 'Removes one fault.',
  example: { path: '/faults/F1' },
  handle: ({ world, parameters }) => {
    const id = parameters['id'] ?? '';
    if (!world.faults.remove(id)) {
      const ids = world.faults.active().map((fault) => fault.id);
      const message = `there is no fault ${id}; ${ids.length === 0 ? 'no fault is active' : `the faults are ${ids.join(', ')}`}`;
      throw new LabError(404, 'NOT_FOUND', message);
    }
    return { faults: world.faults.active() };
  },
});
