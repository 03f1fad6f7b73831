/** The cover of a game as an SVG: a scene with a motif of the game's category and the provider's emblem. */
import { useId } from 'react';
import { classes } from '../classes.ts';
import { CoverBackdrop } from './cover/backdrops.tsx';
import { MOTIFS } from './cover/motifs.ts';
import { PALETTES } from './cover/paint.ts';
import { type CoveredGame, type CoverStock, coverPlan } from './cover/plan.ts';
import { PROVIDER_COLOURS, PROVIDER_SIGNS } from './emblems.ts';

const STOCK: CoverStock = {
  motifs: {
    slot: MOTIFS.slot.length,
    sport: MOTIFS.sport.length,
    casino: MOTIFS.casino.length,
    fish: MOTIFS.fish.length,
    card: MOTIFS.card.length,
    chicken: MOTIFS.chicken.length,
  },
  palettes: PALETTES.length,
};

export interface GameCoverProps {
  readonly game: CoveredGame;
  /** Classes for the size; by default the square has the width of its container. */
  readonly className?: string | undefined;
}

/** Decorative: the game's name must be shown beside it. */
export default function GameCover({ game, className }: GameCoverProps) {
  const id = useId();
  const plan = coverPlan(game, STOCK);
  const palette = PALETTES[plan.palette];
  const motif = MOTIFS[game.category][plan.motif];
  if (!palette || !motif) return null;
  const paint = {
    gold: `url(#${id}gold)`,
    ivory: `url(#${id}ivory)`,
    tone: `url(#${id}tone)`,
    palette,
    variant: plan.variant,
  };
  return (
    <svg
      viewBox="-60 -60 120 120"
      className={classes('block', className ?? 'w-full')}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <Shading id={`${id}sky`} stops={[palette.top, palette.foot]} />
        <Shading id={`${id}gold`} stops={['#fff0b0', '#f5b938', '#b86a12']} />
        <Shading id={`${id}ivory`} stops={['#fffdf6', '#e6cfa6']} />
        <Shading id={`${id}tone`} stops={[palette.tone, palette.shade]} />
        <radialGradient id={`${id}light`}>
          <stop stopColor={palette.light} stopOpacity="0.9" />
          <stop offset="1" stopColor={palette.light} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M-60 -60H60V60H-60Z" fill={`url(#${id}sky)`} />
      <circle cx={plan.light} cy="-30" r="72" fill={`url(#${id}light)`} fillOpacity="0.75" />
      <CoverBackdrop name={plan.backdrop} category={game.category} light={plan.light} paint={paint} />
      <ellipse cx="0" cy="46" rx="34" ry="6" fill="#000" fillOpacity="0.3" />
      <g transform={`scale(${plan.mirrored ? -1 : 1} 1) rotate(${plan.lean})`}>{motif(paint)}</g>
      <g transform="translate(-54 -54) scale(0.46)" color="#fff8e6">
        <rect
          width="48"
          height="48"
          rx="15"
          fill={PROVIDER_COLOURS[game.provider].bottom}
          stroke="#fff3d0"
          strokeOpacity="0.6"
          strokeWidth="2"
        />
        {PROVIDER_SIGNS[game.provider]()}
      </g>
    </svg>
  );
}

/** A gradient from top to bottom. */
function Shading({ id, stops }: { readonly id: string; readonly stops: readonly string[] }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      {stops.map((colour, index) => (
        <stop key={colour} offset={index / (stops.length - 1)} stopColor={colour} />
      ))}
    </linearGradient>
  );
}
