import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { GAME_CATEGORIES, type Game, type GameCategory } from '../../../contract/game.ts';
import { useGames } from '../../app/hooks/use-games.ts';
import { categoryMessage } from '../../i18n/category-messages.ts';
import { FIRST_GAMES, GameGrid, GamesLoading } from '../../shared/game-launch/GameGrid.tsx';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { CategoryLink, CategoryList } from '../../ui/lobby/CategoryLink.tsx';
import { categoryIn, categoryPath } from './category.ts';

/** The lobby: the games of a category, most played first. The category is in the address (specification §1). */
export function Games() {
  const { i18n } = useLingui();
  const category = categoryIn(useSearch());
  return (
    <section aria-labelledby="games" className="stack gap-4">
      <h2 id="games" className="text-lg font-bold tablet:text-xl">
        {i18n._('home.games')}
      </h2>
      <CategoryList label={i18n._('footer.games')}>
        {GAME_CATEGORIES.map((each) => (
          <li key={each}>
            <Link href={categoryPath(each)} asChild>
              <CategoryLink
                href={categoryPath(each)}
                icon={each}
                aria-current={each === category ? 'page' : undefined}
              >
                {i18n._(categoryMessage[each])}
              </CategoryLink>
            </Link>
          </li>
        ))}
      </CategoryList>
      <Shelf key={category} category={category} />
    </section>
  );
}

function Shelf({ category }: { readonly category: GameCategory }) {
  const { i18n } = useLingui();
  const { games, total, isWhole, isReadingMore, readMore, failure, failureOfMore } = useGames({ category });
  const [isOpen, setIsOpen] = useState(false);
  if (failure) return <LoadFailure reads={[['games', failure]]} />;
  if (!games) return <GamesLoading />;
  if (games.length === 0) {
    return (
      <EmptyState icon={category} headingLevel={3} title={i18n._('game.empty.title')}>
        {i18n._('home.games.none')}
      </EmptyState>
    );
  }
  const shown = isOpen ? games : games.slice(0, FIRST_GAMES);
  const isAll = isWhole && shown.length === games.length;
  return (
    <>
      <GameGrid
        label={i18n._(categoryMessage[category])}
        games={shown}
        noteOf={nameOfProvider}
        rest={
          isAll
            ? undefined
            : {
                count: total - shown.length,
                busy: isReadingMore,
                onShow: shown.length < games.length ? () => setIsOpen(true) : readMore,
              }
        }
      />
      {failureOfMore && <LoadFailure reads={[['games', failureOfMore]]} />}
    </>
  );
}

function nameOfProvider({ provider }: Game): ReactNode {
  return <span translate="no">{PROVIDER_NAMES[provider]}</span>;
}
