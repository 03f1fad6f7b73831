import { GAME_CATEGORIES, type GameCategory, type GameFilter } from '../../../contract/game.ts';
import type { Provider } from '../../../contract/values.ts';
import { gamePath } from '../../app/paths.ts';

/** Which of a provider's games a page shows. All of it stands in the address, so that it can be returned to and sent on. */
export interface GameView {
  /** The provider's own name for a group of games, taken verbatim (specification §2). */
  readonly tab?: string | undefined;
  readonly category?: GameCategory | undefined;
  /** What is looked for by name; empty for nothing. */
  readonly q?: string | undefined;
}

/** What an address asks for; a category that is not known asks for none. */
export function gameViewIn(search: string): GameView & { readonly q: string } {
  const asked = new URLSearchParams(search);
  return {
    tab: asked.get('tab') ?? undefined,
    category: GAME_CATEGORIES.find((known) => known === asked.get('category')),
    q: asked.get('q') ?? '',
  };
}

/** The page of a provider's games, with those shown. */
export function gameViewPath(provider: Provider, { tab, category, q }: GameView): string {
  const asked = Object.entries({ tab, category, q: q === '' ? undefined : q }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return asked.length === 0 ? gamePath(provider) : `${gamePath(provider)}?${asked.join('&')}`;
}

/** The games that the server is asked for: a search is made here, in what it answers. */
export function gameFilterOf(provider: Provider, { tab, category }: GameView): GameFilter {
  return { provider, ...(category && { category }), ...(tab !== undefined && { tab }) };
}
