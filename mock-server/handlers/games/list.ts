import { answers } from '../../pipeline/answers.ts';
import { pageOf } from '../../pipeline/shape.ts';
import { serializeGame } from '../../serializers/game.ts';

/** GET /games, by rank. `tabs` are those that the provider and category have, whichever tab is asked for. */
export const listGames = answers('games', ({ store, query, paging }) => {
  const { provider, category, tab } = query;
  const games = store
    .all('games')
    .filter((game) => provider === undefined || game.provider === provider)
    .filter((game) => category === undefined || game.category === category)
    .toSorted((a, b) => a.rank - b.rank);
  const wanted = games.filter((game) => tab === undefined || game.tab === tab);
  const { items, ...page } = pageOf(wanted, paging);
  return { items: items.map(serializeGame), ...page, tabs: [...new Set(games.map((game) => game.tab))] };
});
