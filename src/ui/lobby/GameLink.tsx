/** A game of the lobby: its cover, its name and whose it is, on as much room whether it is there yet or not. */
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { Game } from '../../../contract/game.ts';
import { GameCover } from '../brand/GameCover.tsx';
import { PROVIDER_NAMES } from '../brand/names.ts';
import { classes } from '../classes.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';

const TILE = 'group grid min-w-0 content-start gap-2 rounded-lg text-ink no-underline';
const FRAME =
  'relative block aspect-square overflow-hidden rounded-lg shadow-card after:absolute after:inset-0 after:rounded-lg after:inset-ring after:inset-ring-white/15';
/** Room for two lines of a name and one below, whether they are needed or not: the covers of a row stand on one line. */
const WORDS = 'grid min-h-15.5 min-w-0 content-start phone:min-h-17';
const NAME = 'line-clamp-2 text-xs font-bold phone:text-sm';

export interface GameLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children'> {
  readonly game: Game;
}

export function GameLink({ game, ...attributes }: GameLinkProps) {
  return (
    <a {...attributes} className={TILE}>
      <span className={FRAME}>
        <GameCover
          game={game}
          className="w-full transition-transform duration-200 group-hover:scale-[1.04] group-active:scale-[0.98]"
        />
      </span>
      <GameWords game={game} />
    </a>
  );
}

export interface ClosedGameProps {
  readonly game: Game;
  /** Why it leads nowhere. */
  readonly children: ReactNode;
}

/** A game that its provider has closed for a while. */
export function ClosedGame({ game, children }: ClosedGameProps) {
  return (
    <div className={TILE}>
      <span className={FRAME}>
        <GameCover game={game} className="w-full opacity-45 grayscale" />
        <span className="absolute inset-x-1.5 bottom-1.5 z-10 rounded-sm bg-gray-bg px-1.5 py-0.5 text-center text-xs font-bold text-gray-fg">
          {children}
        </span>
      </span>
      <GameWords game={game} isClosed />
    </div>
  );
}

function GameWords({ game, isClosed = false }: { readonly game: Game; readonly isClosed?: boolean }) {
  return (
    <span className={WORDS} translate="no">
      <span className={classes(NAME, isClosed ? 'text-muted' : 'group-hover:text-accent-text')}>
        {game.name}
      </span>
      <span className="truncate text-xs text-muted">{PROVIDER_NAMES[game.provider]}</span>
    </span>
  );
}

/** The place of a game that is on its way. */
export function GamePlace() {
  return (
    <span className={TILE} aria-hidden="true">
      <span className="block aspect-square animate-shine rounded-lg bg-(--skeleton)" />
      <span className={WORDS}>
        <span className={NAME}>
          <Skeleton width="threequarters" />
        </span>
        <span className="block text-xs">
          <Skeleton width="half" />
        </span>
      </span>
    </span>
  );
}

export interface GameShelfProps {
  readonly label?: string | undefined;
  /** `li` each. */
  readonly children: ReactNode;
}

/** Twelve fill it to the last place on every screen. */
export function GameShelf({ label, children }: GameShelfProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[repeat(3,minmax(0,1fr))] gap-x-2.5 gap-y-3 phone:grid-cols-[repeat(4,minmax(0,1fr))] tablet:gap-x-4 desk:grid-cols-[repeat(6,minmax(0,1fr))]"
    >
      {children}
    </ul>
  );
}
