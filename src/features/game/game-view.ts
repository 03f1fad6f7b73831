import { GAME_CATEGORIES, type GameCategory, type GameFilter } from '../../../contract/game.ts';
import type { Provider } from '../../../contract/values.ts';
import { gamePath } from '../../app/paths.ts';

/** The filters of a provider's game page. They are part of the address, so that the page can be bookmarked and shared. */
export interface GameView {
  /** The provider's own name for a group of games, taken verbatim (specification §2). */
  readonly tab?: string | undefined;
  readonly category?: GameCategory | undefined;
  /** The search text; empty without a search. */
  readonly q?: string | undefined;
}

/** The filters in the query of an address. An unknown category is ignored. */
export function gameViewIn(search: string): GameView & { readonly q: string } {
  const asked = new URLSearchParams(search);
  return {
    tab: asked.get('tab') ?? undefined,
    category: GAME_CATEGORIES.find((known) => known === asked.get('category')),
    q: asked.get('q') ?? '',
  };
}

/** The address of a provider's game page with these filters. */
export function gameViewPath(provider: Provider, { tab, category, q }: GameView): string {
  const asked = Object.entries({ tab, category, q: q === '' ? undefined : q }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return asked.length === 0 ? gamePath(provider) : `${gamePath(provider)}?${asked.join('&')}`;
}

/** The filter for the server. The search by name is not part of it: it runs in the browser. */
export function gameFilterOf(provider: Provider, { tab, category }: GameView): GameFilter {
  return { provider, ...(category && { category }), ...(tab !== undefined && { tab }) };
}
