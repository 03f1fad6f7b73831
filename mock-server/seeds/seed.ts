/** A fresh store, the same at every start. */
import type { Store } from '../store/store.ts';
import { seedOperator } from './operator.ts';
import { seedPlayers } from './players.ts';

export function seed(store: Store): void {
  store.change((change) => {
    seedOperator(change);
    seedPlayers(change);
  });
}
