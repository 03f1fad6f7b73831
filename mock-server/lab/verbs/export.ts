import { takeSnapshot, withoutSecrets } from '../../persistence/snapshot.ts';
import { labVerb } from '../lab-verb.ts';

/** GET /__lab/export. */
export const exportState = labVerb({
  method: 'get',
  path: '/export',
  explanation:
    'Returns the whole state for an import into another mock: store, clock and faults, without sessions.',
  handle: ({ world }) => withoutSecrets(takeSnapshot(world)),
});
