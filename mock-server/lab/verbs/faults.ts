import { faultProblem, FaultRequest } from '../faults.ts';
import { LabRefusal, labVerb } from '../lab-verb.ts';

/** GET /__lab/faults: those that wait, with how many requests each has left. */
export const listFaults = labVerb({
  method: 'get',
  path: '/faults',
  handle: ({ world }) => ({ faults: world.faults.all() }),
});

/** POST /__lab/faults. */
export const addFault = labVerb({
  method: 'post',
  path: '/faults',
  body: FaultRequest,
  handle: ({ world, body }) => {
    const problem = faultProblem(body);
    if (problem) {
      throw new LabRefusal(422, 'VALIDATION_FAILED', `${body.code} is no code of the contract`, {
        code: problem,
      });
    }
    return { fault: world.faults.add(body) };
  },
});

/** DELETE /__lab/faults: none waits any more. */
export const clearFaults = labVerb({
  method: 'delete',
  path: '/faults',
  handle: ({ world }) => {
    world.faults.clear();
    return { faults: [] };
  },
});
