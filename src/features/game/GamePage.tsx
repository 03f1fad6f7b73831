import { useLingui } from '@lingui/react';
import { formatCount } from '../../format/numbers.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { type Game, GAME_CATEGORIES, type GameCategory } from '../../../contract/game.ts';
import { PROVIDERS } from '../../../contract/values.ts';
import { allGamesRead } from '../../api/games.ts';
import { gamesNamed } from './game-search.ts';
import { gameFilterOf, gameViewIn, gameViewPath, type GameView } from './game-view.ts';
import { useGames } from '../../app/hooks/use-games.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { providerIn } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { categoryMessage } from '../../i18n/category-messages.ts';
import { GameGrid, GamesLoading } from '../../shared/game-launch/GameGrid.tsx';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { GameFilters } from './GameFilters.tsx';
import { GameTabs, GameTabsPlace } from './GameTabs.tsx';
import { NoGames } from './NoGames.tsx';
import { OwnCredit } from './OwnCredit.tsx';
import { useState } from 'react';

/** A provider's games, filtered by the provider's tabs, by category and by name: specification §2. */
export default function GamePage() {
  const { i18n } = useLingui();
  const { client } = useSite();
  const [location, navigate] = useLocation();
  const provider = providerIn(location) ?? PROVIDERS[0];
  const view = gameViewIn(useSearch());
  const { tab, category } = view;
  const [q, typeMessage] = useSearchText(view.q);
  const filter = gameFilterOf(provider, view);
  const shelf = useGames(filter);
  const every = useGames({ provider });
  // A search loads all pages of the list, because a match may be on one that is not loaded yet.
  const all = useQuery({ ...allGamesRead(client, filter), enabled: q !== '' && !shelf.isWhole });
  const name = PROVIDER_NAMES[provider];
  useTitle(name);

  const show = (changes: GameView, replace = false) =>
    navigate(gameViewPath(provider, { tab, category, q, ...changes }), { replace });
  const search = (text: string) => {
    typeMessage(text);
    show({ q: text }, true);
  };
  const isSearching = q !== '' && !shelf.isWhole && all.isPending;
  const games = q === '' ? shelf.games : shelf.games && gamesNamed(all.data ?? shelf.games, q);
  const categories = every.games && every.isWhole ? categoriesOf(every.games) : GAME_CATEGORIES;

  return (
    <Page width="wide">
      <OwnCredit provider={provider} tab={tab} />
      <div className="stack gap-2">
        <GameFilters
          q={q}
          onSearch={search}
          outcome={outcomeOf()}
          category={category}
          categories={categories}
          // Another category has other tabs, so the tab is reset.
          onCategory={(chosen) => show({ category: chosen, tab: undefined })}
        />
        {shelf.tabs ? (
          <GameTabs
            tabs={shelf.tabs}
            current={tab}
            hrefOf={(each) => gameViewPath(provider, { ...view, tab: each })}
          />
        ) : (
          !shelf.failure && <GameTabsPlace />
        )}
      </div>
      {shelf.failure && <LoadFailure reads={[['games', shelf.failure]]} />}
      {games?.length === 0 && !isSearching && (
        <NoGames provider={provider} view={{ ...view, q }} onForget={() => search('')} />
      )}
      {!games && !shelf.failure && <GamesLoading />}
      {games && games.length > 0 && (
        <GameGrid
          key={`${provider} ${tab ?? ''} ${category ?? ''}`}
          label={i18n._('game.list', { provider: name })}
          games={games}
          noteOf={(game) => i18n._(categoryMessage[game.category])}
          rest={
            q !== '' || shelf.isWhole
              ? undefined
              : { count: shelf.total - games.length, busy: shelf.isReadingMore, onShow: shelf.readMore }
          }
        />
      )}
      {shelf.failureOfMore && <LoadFailure reads={[['games', shelf.failureOfMore]]} />}
      {q !== '' && all.isLoadingError && <LoadFailure reads={[['games', all]]} />}
    </Page>
  );

  function outcomeOf(): string | undefined {
    if (q === '' || !games) return undefined;
    return isSearching
      ? i18n._('game.search.goingOn')
      : i18n._('game.search.found', { count: formatCount(games.length) });
  }
}

function categoriesOf(games: readonly Game[]): readonly GameCategory[] {
  return GAME_CATEGORIES.filter((category) => games.some((game) => game.category === category));
}

/**
 * The search text. Typed text is shown before the address contains it; any other change of the address (Back, another
 * tab, a menu link) replaces the text.
 */
export function useSearchText(inAddress: string): readonly [text: string, type: (text: string) => void] {
  const [box, setBox] = useState({ text: inAddress, seen: inAddress });
  if (inAddress !== box.seen) setBox({ text: inAddress, seen: inAddress });
  return [box.text, (text) => setBox({ ...box, text })];
}
