import { GAME_CATEGORIES, type GameCategory } from '../../../contract/game.ts';
import { paths } from '../../app/paths.ts';

const CATEGORY = 'category';

/** The category in the query of an address; the first category if it is missing or unknown. */
export function categoryIn(search: string): GameCategory {
  const asked = new URLSearchParams(search).get(CATEGORY);
  return GAME_CATEGORIES.find((known) => known === asked) ?? GAME_CATEGORIES[0];
}

/** The address of the lobby with a category. */
export function categoryPath(category: GameCategory): string {
  return `${paths.home}?${CATEGORY}=${category}`;
}
