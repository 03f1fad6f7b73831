import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearch } from 'wouter';
import { GAME_CATEGORIES, type Game, type GameCategory } from '../../../contract/game.ts';
import { gamesRead } from '../../api/games.ts';
import { gamePath } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { categoryWords } from '../../i18n/category-words.ts';
import { LoadFailure } from '../../layout/LoadFailure.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { CategoryLink, CategoryList } from '../../ui/lobby/CategoryLink.tsx';
import { ClosedGame, GameLink, GamePlace, GameShelf } from '../../ui/lobby/GameLink.tsx';
import { categoryIn, categoryPath } from './category.ts';

/** How many games a category shows at first: whole rows on every screen. */
const FIRST = 12;

/** The lobby: games by category, the most played first. The address says which category (specification §1). */
export function Games() {
  const { i18n } = useLingui();
  const category = categoryIn(useSearch());
  return (
    <section aria-labelledby="games" className="grid grid-cols-[minmax(0,1fr)] gap-4">
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
                {i18n._(categoryWords[each])}
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
  const games = useQuery(gamesRead(useSite().client, { category }));
  if (games.isLoadingError) {
    return <LoadFailure reads={[games]} call="games" />;
  }
  if (!games.data) {
    return (
      <div role="status">
        <span className="sr-only">{i18n._('common.loading')}</span>
        <GamePlaces />
      </div>
    );
  }
  if (games.data.items.length === 0) {
    return (
      <EmptyState icon={category} headingLevel={3} title={i18n._('game.empty.title')}>
        {i18n._('home.games.none')}
      </EmptyState>
    );
  }
  return <ShownGames label={i18n._(categoryWords[category])} games={games.data.items} />;
}

/** Where the first games will stand. */
export function GamePlaces() {
  return (
    <GameShelf>
      {Array.from({ length: FIRST }, (_, place) => (
        <li key={place}>
          <GamePlace />
        </li>
      ))}
    </GameShelf>
  );
}

function ShownGames({ label, games }: { readonly label: string; readonly games: readonly Game[] }) {
  const { i18n } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const showAll = () => {
    // The button goes with its press: the focus passes on to the first game that it brought.
    flushSync(() => setIsWhole(true));
    box.current?.querySelector<HTMLElement>(`li:nth-child(n + ${FIRST + 1}) a`)?.focus();
  };
  return (
    <div ref={box} className="grid gap-5">
      <GameShelf label={label}>
        {(isWhole ? games : games.slice(0, FIRST)).map((game) => (
          <li key={game.code}>
            {game.enabled ? (
              <Link href={gamePath(game.provider, game.tab)} asChild>
                <GameLink href={gamePath(game.provider, game.tab)} game={game} />
              </Link>
            ) : (
              <ClosedGame game={game}>{i18n._('game.maintenance')}</ClosedGame>
            )}
          </li>
        ))}
      </GameShelf>
      {!isWhole && games.length > FIRST && (
        <div className="grid phone:justify-items-center">
          <Button trailingIcon="down" onClick={showAll}>
            {i18n._('home.games.showAll', { count: games.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
