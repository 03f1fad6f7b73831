import { takeSnapshot, withoutSecrets } from '../../persistence/snapshot.ts';
import { labVerb } from '../lab-verb.ts';

/** GET /__lab/export. */
export const exportState = labVerb({
  method: 'get',
  path: '/export',
  explanation:
    'The whole state as one file, for an import elsewhere: store, clock and faults, without sessions.',
  handle: ({ world }) => withoutSecrets(takeSnapshot(world)),
});
