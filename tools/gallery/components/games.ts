import { type Game, GAME_CATEGORIES } from '../../../contract/game.ts';

/** One game of each category, as the API returns it. */
export const GAMES: readonly Game[] = GAME_CATEGORIES.map((category, index) => ({
  code: `specimen-${category}`,
  provider: 'alphabet',
  name: `Golden ${category} of the Mekong`,
  category,
  tab: 'all',
  rank: index + 1,
  enabled: true,
}));
