/** The background of a cover, 120 by 120 units around 0,0. */
import type { ReactNode } from 'react';
import type { GameCategory } from '../../../../contract/game.ts';
import { PETAL } from '../Blossom.tsx';
import card from './grounds/card.svg?motif';
import casino from './grounds/casino.svg?motif';
import chicken from './grounds/chicken.svg?motif';
import fish from './grounds/fish.svg?motif';
import sport from './grounds/sport.svg?motif';
import type { Motif, Paint } from './paint.ts';
import type { BackdropName } from './plan.ts';

const ELEVEN = Array.from({ length: 11 }, (_, index) => index);

/** Faint patterns; `light` is the x position of the light. */
const SKIES: Readonly<Record<BackdropName, (light: number) => ReactNode>> = {
  rays: (light) => (
    <g fill="#fff" fillOpacity="0.13" transform={`translate(${light} -30)`}>
      {ELEVEN.map((ray) => (
        <path key={ray} d="M0 0 L-11 160 L11 160 Z" transform={`rotate(${ray * 32.7 + 8})`} />
      ))}
    </g>
  ),
  rings: (light) => (
    <g fill="none" stroke="#fff" strokeOpacity="0.17" strokeWidth="5">
      {[22, 38, 54, 70, 86].map((radius) => (
        <circle key={radius} cx={light / 2} cy="0" r={radius} />
      ))}
    </g>
  ),
  petals: (light) => (
    <g fill="#fff" fillOpacity="0.12" transform={`translate(${light / 3} 4) scale(1.42)`}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <path key={turn} d={PETAL} transform={`rotate(${turn + light / 2})`} />
      ))}
    </g>
  ),
  hills: (light) => (
    <g>
      <circle cx={light} cy="-26" r="17" fill="#fff" fillOpacity="0.3" />
      <path
        d="M-60 12 C-48 -4 -40 -8 -30 6 C-20 -16 -8 -24 6 0 C16 -14 28 -18 36 -2 C44 -10 52 -8 60 2 V60 H-60Z"
        fill="#fff"
        fillOpacity="0.12"
      />
      <path d="M-60 34 C-34 18 -14 22 4 32 C24 42 44 34 60 24 V60 H-60Z" fill="#000" fillOpacity="0.2" />
    </g>
  ),
  silk: () => (
    <g fill="none" stroke="#fff" strokeOpacity="0.15" strokeWidth="2">
      {ELEVEN.map((thread) => (
        <path key={thread} d={`M${thread * 24 - 180} -60 l120 120 M${thread * 24 - 60} -60 l-120 120`} />
      ))}
    </g>
  ),
};

/** The ground of each category (a table, a field, water), drawn over the sky. */
const GROUNDS: Readonly<Record<GameCategory, Motif | null>> = {
  slot: null,
  sport,
  casino,
  fish,
  card,
  chicken,
};

export interface CoverBackdropProps {
  readonly name: BackdropName;
  readonly category: GameCategory;
  readonly light: number;
  readonly paint: Paint;
}

export function CoverBackdrop({ name, category, light, paint }: CoverBackdropProps) {
  return (
    <>
      {SKIES[name](light)}
      {GROUNDS[category]?.(paint)}
    </>
  );
}
