import { defineHandler } from '../../pipeline/define-handler.ts';
import { pageOf } from '../../pipeline/paging.ts';
import { serializeGame } from '../../serializers.ts';

/** GET /games, sorted by rank. `tabs` lists all tabs of the provider and category, whichever tab is requested. */
export const listGames = defineHandler('games', ({ store, query, paging }) => {
  const { provider, category, tab } = query;
  const where = {
    ...(provider !== undefined && { provider: { equals: provider } }),
    ...(category !== undefined && { category: { equals: category } }),
  };
  const wanted = { ...where, ...(tab !== undefined && { tab: { equals: tab } }) };
  const { items, ...page } = pageOf(store.games, { where: wanted, orderBy: { rank: 'asc' } }, paging);
  const tabs = store.games.findMany({ where, orderBy: { rank: 'asc' } }).map((game) => game.tab);
  return { items: items.map(serializeGame), ...page, tabs: [...new Set(tabs)] };
});
