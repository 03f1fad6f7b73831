import { GAME_CATEGORIES, type GameCategory } from '../../../contract/game.ts';
import { paths } from '../../app/paths.ts';

const CATEGORY = 'category';

/** The group of games that an address asks for; the first where it asks for none, or for one that is not known. */
export function categoryIn(search: string): GameCategory {
  const asked = new URLSearchParams(search).get(CATEGORY);
  return GAME_CATEGORIES.find((known) => known === asked) ?? GAME_CATEGORIES[0];
}

/** The lobby with a group of games shown. */
export function categoryPath(category: GameCategory): string {
  return `${paths.home}?${CATEGORY}=${category}`;
}
