import { LARGEST_BODY_BYTES } from '../../pipeline/body.ts';
import { repeatedKeys, restore, Snapshot } from '../../persistence/snapshot.ts';
import { LabRefusal, labVerb } from '../lab-verb.ts';

/** POST /__lab/import. A file that does not fit, in whatever row, changes nothing. */
export const importState = labVerb({
  method: 'post',
  path: '/import',
  explanation: 'Takes over the state of an exported file. Whoever was signed in is not any more.',
  body: Snapshot,
  bodyLimitBytes: LARGEST_BODY_BYTES,
  handle: ({ world, body }) => {
    const repeated = repeatedKeys(body).map(({ path, code }) => [path, code]);
    if (repeated.length > 0) refuse('two rows with one key', Object.fromEntries(repeated));
    if (!restore(world, body)) {
      refuse('the clock runs from 2000 to 2100', { 'surroundings.clock': 'FORMAT' });
    }
    return { clock: world.clock.reading() };
  },
});

function refuse(message: string, fields: Readonly<Record<string, string>>): never {
  throw new LabRefusal(422, 'VALIDATION_FAILED', message, fields);
}
