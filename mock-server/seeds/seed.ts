/** Seeds a fresh store, deterministically. */
import { allRows, type Rows } from '../store/reader.ts';
import { createStore, type Store } from '../store/store.ts';
import { seedGames } from './games.ts';
import { seedOperator } from './operator.ts';
import { seedPlayers } from './players.ts';
import { seedPromotions } from './promotions.ts';

/** Validated once, because a reset in each of fifty worlds would validate the same rows again. All rows are frozen. */
const SEEDS = seeds();

/** Replaces all rows by the seeds. */
export function seed(store: Store): void {
  store.load(SEEDS);
}

function seeds(): Rows {
  const store = createStore();
  store.change((change) => {
    seedOperator(change);
    seedGames(change);
    seedPlayers(change);
    seedPromotions(change);
  });
  return allRows(store);
}
