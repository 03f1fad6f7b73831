import { boolean, optional, record } from '../../../contract/schema/vocabulary.ts';
import { bankMode } from '../../domain/bank.ts';
import { COLLECTION_NAMES } from '../../store/collections.ts';
import type { World } from '../../world.ts';
import { labVerb } from '../lab-verb.ts';
import { maskedStore } from '../mask.ts';

/** How many of the last requests and ledger lines the summary contains. */
const SHOWN = 20;

/** GET /__lab/state. */
export const showState = labVerb({
  method: 'get',
  path: '/state',
  explanation:
    'Summarizes the world: clock, bank, faults, scenario and seed, the actions of the lab, counts, the last requests and ledger lines.',
  fields: {
    full: 'Whether to return all ledger lines and the whole store, which may be large; false by default.',
  },
  query: record({ full: optional(boolean()) }),
  handle: ({ world, query: { full = false } }) => ({
    clock: world.clock.reading(),
    bank: { mode: bankMode(world.store) },
    faults: world.faults.active(),
    ...world.acts.beginning,
    acts: world.acts.all(),
    counts: countsOf(world),
    ...(full
      ? {
          journal: world.journal.summary(),
          ledger: world.store.ledger.getAll(),
          store: maskedStore(world.store),
          backend: world.forwarding?.report() ?? null,
        }
      : { journal: world.journal.summary(SHOWN), ledger: lastLines(world) }),
  }),
});

/** The number of recorded requests, and of the rows of each collection. */
function countsOf({ journal, store }: World): Readonly<Record<string, number>> {
  const rows = COLLECTION_NAMES.map((name) => [name, store[name].count()] as const);
  return { requests: journal.size, ...Object.fromEntries(rows) };
}

function lastLines({ store: { ledger } }: World) {
  return ledger.findMany({ skip: Math.max(0, ledger.count() - SHOWN), take: SHOWN });
}
