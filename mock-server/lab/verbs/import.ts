import { LARGEST_BODY_BYTES } from '../../pipeline/body.ts';
import { repeatedKeys, restore, Snapshot, takeSnapshot } from '../../persistence/snapshot.ts';
import { sweep } from '../../settlement/sweep.ts';
import { LabError, labVerb } from '../lab-verb.ts';

/** POST /__lab/import. If any row of the file is invalid, nothing changes. */
export const importState = labVerb({
  method: 'post',
  path: '/import',
  explanation: 'Replaces the state with an exported one. All sessions end.',
  body: Snapshot,
  bodyLimitBytes: LARGEST_BODY_BYTES,
  beginsAnew: true,
  handle: ({ world, context, body }) => {
    const repeated = repeatedKeys(body).map(({ path, code }) => [path, code]);
    if (repeated.length > 0) reject('two rows have the same key', Object.fromEntries(repeated));
    const before = takeSnapshot(world);
    if (!restore(world, body)) {
      reject('the clock is limited to 2000 to 2100', { 'dependencies.clock': 'FORMAT' });
    }
    try {
      // Rows that are valid individually may be inconsistent with each other. Every request, even a reset, begins with a
      // sweep, which would then fail.
      sweep(world, context.requestId);
    } catch (thrown) {
      restore(world, before);
      reject(`the transitions that are due in it fail: ${String(thrown)}`, { store: 'MISMATCH' });
    }
    return { clock: world.clock.reading() };
  },
});

function reject(message: string, fields: Readonly<Record<string, string>>): never {
  throw new LabError(422, 'VALIDATION_FAILED', message, fields);
}
