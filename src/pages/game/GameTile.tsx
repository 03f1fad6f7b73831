import { useLingui } from '@lingui/react';
import type { Game } from '../../../contract/game.ts';
import { GameCover } from '../../ui/brand/GameCover.tsx';
import { classes } from '../../ui/classes.ts';

/** A game of the shelf: its cover, its name and how much it is played. One that its provider has closed says so. */
export function GameTile({ game }: { readonly game: Game }) {
  const { i18n } = useLingui();
  return (
    <article className="lit min-w-0 overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <div className="relative">
        <GameCover game={game} className={classes('w-full', !game.enabled && 'opacity-45 saturate-50')} />
        {!game.enabled && (
          <span className="absolute inset-x-2 bottom-2 rounded-md bg-gray-bg px-2 py-1 text-center text-xs font-bold text-gray-fg">
            {i18n._('game.maintenance')}
          </span>
        )}
      </div>
      <div className="grid gap-0.5 px-3 pt-2 pb-3">
        <h3 className="text-sm font-bold" translate="no">
          {game.name}
        </h3>
        <p className="text-xs text-muted tabular-nums">{i18n._('game.rank', { rank: game.rank })}</p>
      </div>
    </article>
  );
}
