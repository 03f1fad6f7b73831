import { useLingui } from '@lingui/react';
import { useLayoutEffect, useRef } from 'react';
import type { Game } from '../../../contract/game.ts';
import { Button } from '../../ui/form/Button.tsx';
import { GameShelf } from '../../ui/lobby/GameTile.tsx';
import { PlayableGame } from './PlayableGame.tsx';

export interface GamesShownProps {
  readonly label: string;
  readonly games: readonly Game[];
  /** What stands below a game's name. */
  readonly noteOf: (game: Game) => string;
  /** More games than are shown: how many, and the way to them. */
  readonly rest?: { readonly count: number; readonly busy: boolean; onShow(): void } | undefined;
}

/** Games to play, and the way to those after them. */
export function GameGrid({ label, games, noteOf, rest }: GamesShownProps) {
  const { i18n } = useLingui();
  const shelf = useRef<HTMLDivElement>(null);
  /** How many there were when more were asked for: the first of the new ones is the next. */
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (before.current === null || games.length <= before.current) return;
    // The button may go with its press: the focus passes on to the first game that it brought.
    const first = shelf.current?.querySelectorAll('li')[before.current];
    first?.querySelector<HTMLElement>('a, button')?.focus();
    before.current = null;
  }, [games.length]);
  return (
    <div ref={shelf} className="grid gap-5">
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
            {i18n._('game.showMore', { count: rest.count })}
          </Button>
        </div>
      )}
    </div>
  );
}
