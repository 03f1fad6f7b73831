/** A game tile: cover, name and a note. Its skeleton has the same size. */
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import type { Game } from '../../../contract/game.ts';
import { Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Spinner } from '../feedback/Spinner.tsx';

const TILE = 'group grid w-full min-w-0 content-start gap-2 rounded-lg text-left text-ink no-underline';
/** A cover outside the viewport is neither styled nor painted. */
const FRAME =
  'relative block aspect-square overflow-hidden [content-visibility:auto] rounded-lg shadow-card after:absolute after:inset-0 after:rounded-lg after:inset-ring after:inset-ring-white/15';
const COVER =
  'block size-full transition-transform duration-200 group-hover:scale-[1.04] group-active:scale-[0.98]';
/** Always reserves two lines for the name and one for the note, so that all tiles have the same height. */
const MESSAGES = 'grid min-h-15.5 min-w-0 content-start phone:min-h-17';
const NAME = 'line-clamp-2 text-xs font-bold phone:text-sm';

interface OfGame {
  readonly game: Game;
  /** The drawing. */
  readonly cover: ReactNode;
  /** The text below the name: the provider or the category. */
  readonly note: ReactNode;
}

export interface GameButtonProps
  extends OfGame,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'type' | 'aria-busy'> {
  /** Set while the game opens: read by screen readers; the cover shows a spinner. */
  readonly busyLabel?: string | undefined;
}

/** A game that is launched by a press anywhere on its tile. */
export function GameButton({ game, cover, note, busyLabel, ...attributes }: GameButtonProps) {
  return (
    <button {...attributes} type="button" aria-busy={busyLabel !== undefined || undefined} className={TILE}>
      <span className={FRAME}>
        <span className={COVER}>{cover}</span>
        <PlayIcon />
        {busyLabel !== undefined && (
          <span className="absolute inset-0 grid place-items-center bg-black/60 text-white">
            <Spinner />
          </span>
        )}
      </span>
      <GameMessage game={game} note={note} />
      {busyLabel !== undefined && <span className="sr-only">{busyLabel}</span>}
    </button>
  );
}

export interface GameLinkProps
  extends OfGame,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children'> {}

/** A game as a link, for visitors: it leads to a page that requires a login. */
export function GameLink({ game, cover, note, ...attributes }: GameLinkProps) {
  return (
    <a {...attributes} className={TILE}>
      <span className={FRAME}>
        <span className={COVER}>{cover}</span>
      </span>
      <GameMessage game={game} note={note} />
    </a>
  );
}

export interface ClosedGameProps extends OfGame {
  /** The reason, shown on the cover. */
  readonly children: ReactNode;
}

/** A game under maintenance, which cannot be launched. */
export function ClosedGame({ game, cover, note, children }: ClosedGameProps) {
  return (
    <div className={TILE}>
      <span className={FRAME}>
        <span className="block size-full opacity-45 grayscale">{cover}</span>
        <span className="absolute inset-x-1.5 bottom-1.5 z-10 rounded-sm bg-gray-bg px-1.5 py-0.5 text-center text-xs font-bold text-gray-fg">
          {children}
        </span>
      </span>
      <GameMessage game={game} note={note} isClosed />
    </div>
  );
}

function PlayIcon() {
  return (
    <span className="absolute right-1.5 bottom-1.5 grid size-8 place-items-center rounded-full bg-black/55 text-white backdrop-blur-xs transition-colors duration-150 group-hover:bg-accent group-hover:text-on-accent phone:size-9">
      <Icon name="play" className="size-4 translate-x-px fill-current" />
    </span>
  );
}

function GameMessage({
  game,
  note,
  isClosed = false,
}: Omit<OfGame, 'cover'> & { readonly isClosed?: boolean }) {
  return (
    <span className={MESSAGES}>
      <span
        className={classes(NAME, isClosed ? 'text-muted' : 'group-hover:text-accent-text')}
        translate="no"
      >
        {game.name}
      </span>
      <span className="truncate text-xs text-muted">{note}</span>
    </span>
  );
}

/** The skeleton of a game tile. */
export function GamePlace() {
  return (
    <span className={TILE} aria-hidden="true">
      <span className="block aspect-square animate-shine rounded-lg bg-(--skeleton)" />
      <span className={MESSAGES}>
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
  /** `li` elements. */
  readonly children: ReactNode;
}

/** A grid with three, four or six columns, so that twelve games fill it on every screen; with fewer where text is enlarged. */
export function GameShelf({ label, children }: GameShelfProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(max(28%,4.8em),1fr))] gap-x-2.5 gap-y-3 phone:grid-cols-[repeat(auto-fill,minmax(max(21%,4.8em),1fr))] tablet:gap-x-4 desk:grid-cols-[repeat(auto-fill,minmax(max(14.5%,4.8em),1fr))]"
    >
      {children}
    </ul>
  );
}
