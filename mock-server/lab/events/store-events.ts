/** The events of a change of the store. */
import { keyOf, type Row } from '../../store/row.ts';
import type { LedgerRow } from '../../store/rows.ts';
import type { Store, StoreListener } from '../../store/store.ts';
import { maskedRow } from '../mask.ts';
import type { EventLog } from './event-log.ts';
import { MIRRORED, ORDER_COLLECTIONS, type OrderCollection } from './lab-event.ts';

/** Adds the events of each later change to `events`. A load is none: a reset or an import has an event of its own. */
export function observeStore(store: Store, events: EventLog): void {
  const playerOf = (id: unknown) =>
    store.players.findFirst({ where: { id: { equals: String(id) } } })?.username ?? String(id);

  const addTransition = (collection: OrderCollection, row: Row, from: string | null) => {
    const { status, playerId, provider } = row;
    if (status === from) return;
    const id = keyOf(collection, row);
    const order = {
      collection,
      id,
      player: playerOf(playerId),
      provider: String(provider),
      from,
      to: String(status),
    };
    events.add({ type: 'order', order });
  };

  const listener: StoreListener = (writes, isFresh, before) => {
    if (isFresh) return;
    /** An order may change its status several times in one change. */
    const statuses = new Map<string, string>();
    for (const [name, key, row] of writes) {
      if (!row) continue;
      const mirrored = MIRRORED.find((collection) => collection === name);
      if (mirrored) events.add({ type: 'row', collection: mirrored, row: maskedRow(mirrored, row) });
      const ordered = ORDER_COLLECTIONS.find((collection) => collection === name);
      if (ordered) {
        const known = statuses.get(key) ?? before(ordered, key)?.['status'];
        addTransition(ordered, row, known === undefined ? null : String(known));
        statuses.set(key, String(row['status']));
      }
      // The row was parsed by the declaration that its type is derived from.
      if (name === 'ledger') events.add({ type: 'ledger', entry: row as unknown as LedgerRow });
    }
  };
  store.listen(listener);
}
