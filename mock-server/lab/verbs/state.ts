import { bankMode } from '../../settlement/bank.ts';
import { labVerb } from '../lab-verb.ts';
import { maskedStore } from '../mask.ts';

/** GET /__lab/state. */
export const showState = labVerb({
  method: 'get',
  path: '/state',
  explanation:
    'Shows the clock, the bank, the faults, the scenario and seed, the actions of the lab, the last requests, the ledger and the store.',
  handle: ({ world }) => ({
    clock: world.clock.reading(),
    bank: { mode: bankMode(world.store) },
    faults: world.faults.active(),
    ...world.acts.beginning,
    acts: world.acts.all(),
    journal: world.journal.summary(),
    ledger: world.store.ledger.getAll(),
    store: maskedStore(world.store),
  }),
});
