import { integer, optional, record, text } from '../../../contract/schema/vocabulary.ts';
import { resetWorld } from '../../world.ts';
import { LabRefusal, labVerb } from '../lab-verb.ts';
import { DEFAULT_SCENARIO, scenarios } from '../scenarios.ts';

/** POST /__lab/reset: a fresh store, the real time, a bank that answers and no faults. Sessions end with the old store. */
export const reset = labVerb({
  method: 'post',
  path: '/reset',
  body: record({
    scenario: optional(text({ maxLength: 64 })),
    /** For scenarios that make rows up; the default one makes up none. */
    seed: optional(integer()),
  }),
  handle: ({ world, body }) => {
    const name = body.scenario ?? DEFAULT_SCENARIO;
    if (!scenarios.some((scenario) => scenario.name === name)) {
      throw new LabRefusal(422, 'VALIDATION_FAILED', `there is no scenario ${name}`, { scenario: 'UNKNOWN' });
    }
    resetWorld(world);
    return { scenario: name };
  },
});
