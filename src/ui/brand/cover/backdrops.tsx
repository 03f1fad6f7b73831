/** What stands behind a motif, on a cover of 120 by 120 around 0,0. */
import type { ReactNode } from 'react';
import type { GameCategory } from '../../../../contract/game.ts';
import { PETAL } from '../Blossom.tsx';
import type { BackdropName } from './plan.ts';

const ELEVEN = Array.from({ length: 11 }, (_, index) => index);

/** A faint drawing in white; `light` is where the light stands. */
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

/** The ground that belongs to a category, over the sky. */
const GROUNDS: Readonly<Record<GameCategory, ReactNode>> = {
  slot: null,
  sport: (
    <g>
      <path d="M-60 20 C-30 12 30 12 60 20 V60 H-60Z" fill="#000" fillOpacity="0.22" />
      <g fill="none" stroke="#fff" strokeOpacity="0.4" strokeWidth="1.6">
        <path d="M-60 20 C-30 12 30 12 60 20" />
        <ellipse cx="0" cy="46" rx="40" ry="13" />
      </g>
    </g>
  ),
  casino: (
    <g>
      <ellipse cx="0" cy="62" rx="84" ry="40" fill="#000" fillOpacity="0.24" />
      <path
        d="M-80 50 C-50 16 50 16 80 50"
        fill="none"
        stroke="#ffe7a3"
        strokeOpacity="0.5"
        strokeWidth="1.6"
      />
    </g>
  ),
  fish: (
    <g>
      <path
        d="M-60 44 C-44 36 -36 50 -20 43 C-4 36 6 49 22 42 C38 36 46 46 60 40 V60 H-60Z"
        fill="#000"
        fillOpacity="0.28"
      />
      <path
        d="M-46 52 C-52 40 -42 34 -48 22 M-40 54 C-38 44 -34 42 -36 32 M48 54 C54 42 44 36 50 26"
        fill="none"
        stroke="#000"
        strokeOpacity="0.32"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fill="#fff" fillOpacity="0.35">
        <circle cx="40" cy="-34" r="5" />
        <circle cx="48" cy="-20" r="2.6" />
        <circle cx="-44" cy="-40" r="3.4" />
        <circle cx="-36" cy="-50" r="2" />
      </g>
    </g>
  ),
  card: <path d="M-60 40 C-20 26 20 26 60 40 V60 H-60Z" fill="#000" fillOpacity="0.22" />,
  chicken: (
    <g>
      <path d="M-60 36 H60 V60 H-60Z" fill="#000" fillOpacity="0.26" />
      <path
        d="M-52 60V30M-40 60V26M-28 60V31M28 60V29M40 60V25M52 60V31M-60 42H-20M20 42H60"
        fill="none"
        stroke="#ffe7a3"
        strokeOpacity="0.38"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </g>
  ),
};

export interface CoverBackdropProps {
  readonly name: BackdropName;
  readonly category: GameCategory;
  readonly light: number;
}

export function CoverBackdrop({ name, category, light }: CoverBackdropProps) {
  return (
    <>
      {SKIES[name](light)}
      {GROUNDS[category]}
    </>
  );
}
