/** Seeds a fresh store, deterministically. */
import type { Store } from '../store/store.ts';
import { seedGames } from './games.ts';
import { seedOperator } from './operator.ts';
import { seedPlayers } from './players.ts';
import { seedPromotions } from './promotions.ts';

export function seed(store: Store): void {
  store.change((change) => {
    seedOperator(change);
    seedGames(change);
    seedPlayers(change);
    seedPromotions(change);
  });
}
