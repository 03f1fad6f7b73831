import { useLingui } from '@lingui/react';
import { formatCount } from '../../format/numbers.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Game } from '../../../contract/game.ts';
import { Button } from '../../ui/form/Button.tsx';
import { GamePlace, GameShelf } from '../../ui/lobby/GameTile.tsx';
import { PlayableGame } from './PlayableGame.tsx';
import { SpokenStatus } from '../../ui/feedback/SpokenStatus.tsx';

export interface GamesShownProps {
  readonly label: string;
  readonly games: readonly Game[];
  /** The text below a game's name. */
  readonly noteOf: (game: Game) => ReactNode;
  /** The number of games not shown yet, and how to show more; undefined if all are shown. */
  readonly rest?: { readonly count: number; readonly busy: boolean; onShow(): void } | undefined;
}

/** A grid of games with a button to show more. */
export function GameGrid({ label, games, noteOf, rest }: GamesShownProps) {
  const { i18n } = useLingui();
  const shelf = useRef<HTMLDivElement>(null);
  /** The number of games when the button was pressed, which is the index of the first new game. */
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (before.current === null || games.length <= before.current) return;
    // The button may disappear after the press, so the focus moves to the first new game.
    const first = shelf.current?.querySelectorAll('li')[before.current];
    first?.querySelector<HTMLElement>('a, button')?.focus();
    before.current = null;
  }, [games.length]);
  return (
    <div ref={shelf} className="stack gap-5">
      <GameShelf label={label}>
        {games.map((game) => (
          <li key={game.code}>
            <PlayableGame game={game} note={noteOf(game)} />
          </li>
        ))}
      </GameShelf>
      {rest && (
        <div className="grid phone:justify-items-center">
          <Button
            trailingIcon="down"
            busy={rest.busy}
            onClick={() => {
              before.current = games.length;
              rest.onShow();
            }}
          >
            {i18n._('game.showMore', { count: formatCount(rest.count) })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The number of games that are shown first: fills whole rows at every breakpoint. */
export const FIRST_GAMES = 12;

/** Placeholders for the first games. */
export function GamePlaces() {
  return (
    <GameShelf>
      {Array.from({ length: FIRST_GAMES }, (_, place) => (
        <li key={place}>
          <GamePlace />
        </li>
      ))}
    </GameShelf>
  );
}

/** Placeholders for the first games, announced to screen readers as loading. */
export function GamesLoading() {
  const { i18n } = useLingui();
  return (
    <>
      <SpokenStatus>{i18n._('common.loading')}</SpokenStatus>
      <GamePlaces />
    </>
  );
}
