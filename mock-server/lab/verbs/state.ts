import { bankMode } from '../../settlement/bank.ts';
import { labVerb } from '../lab-verb.ts';
import { maskedStore } from '../mask.ts';

/** GET /__lab/state: everything there is to see. */
export const showState = labVerb({
  method: 'get',
  path: '/state',
  handle: ({ world }) => ({
    clock: world.clock.reading(),
    bank: { mode: bankMode(world.store) },
    faults: world.faults.all(),
    journal: world.journal.entries(),
    ledger: world.store.all('ledger'),
    store: maskedStore(world.store),
  }),
});
