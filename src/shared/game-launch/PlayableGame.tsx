import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Game } from '../../../contract/game.ts';
import { useGameLaunch } from '../../app/hooks/use-game-launch.ts';
import { usePlayerActor } from '../../app/hooks/use-player.ts';
import { useSessionStatus } from '../../app/hooks/use-session.ts';
import { gamePath } from '../../app/paths.ts';
import { ClosedGame, GameButton, GameLink } from '../../ui/lobby/GameTile.tsx';
import { Cover } from './Cover.tsx';

export interface PlayableGameProps {
  readonly game: Game;
  /** The text below the game's name. */
  readonly note: ReactNode;
}

/** A game tile: launches the game for a player; links a visitor to the provider's page, which requires a login. */
export function PlayableGame({ game, note }: PlayableGameProps) {
  const { i18n } = useLingui();
  const status = useSessionStatus();
  if (!game.enabled) {
    return (
      <ClosedGame game={game} cover={<Cover game={game} />} note={note}>
        {i18n._('game.maintenance')}
      </ClosedGame>
    );
  }
  if (status === 'signedIn') return <PlayersGame game={game} note={note} />;
  const path = gamePath(game.provider, game.tab);
  return (
    <Link href={path} asChild>
      <GameLink href={path} game={game} cover={<Cover game={game} />} note={note} />
    </Link>
  );
}

function PlayersGame({ game, note }: PlayableGameProps) {
  const { i18n } = useLingui();
  const gameLaunch = usePlayerActor('gameLaunch');
  const { play } = useGameLaunch();
  const { provider, code: gameCode, tab, name } = game;
  const isOpening = useSelector(
    gameLaunch,
    (snapshot) => snapshot.hasTag('opening') && snapshot.context.intent?.request.gameCode === gameCode,
  );
  return (
    <GameButton
      game={game}
      cover={<Cover game={game} />}
      note={note}
      busyLabel={isOpening ? i18n._('launch.opening', { name }) : undefined}
      onClick={() => play({ provider, gameCode, tab, name })}
    />
  );
}
