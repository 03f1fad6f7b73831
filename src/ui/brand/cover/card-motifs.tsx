/** Motifs of playing cards. */
import back from './motifs/card/back.svg?motif';
import { BRONZE, type Motif } from './paint.ts';
import { CardFace, SUITS, suitAt } from './suits.tsx';

export const fanOfThree: Motif = ({ variant }) => (
  <g>
    <CardFace suit={suitAt(variant + 2)} x={-23} y={2} turn={-22} scale={0.95} />
    <CardFace suit={suitAt(variant + 1)} x={23} y={2} turn={22} scale={0.95} />
    <CardFace suit={suitAt(variant)} x={0} y={-5} turn={0} scale={1.05} />
  </g>
);

export const fanOfFive: Motif = (paint) => (
  <g>
    <g transform="translate(-32 10) rotate(-40)">{back(paint)}</g>
    <g transform="translate(-17 0) rotate(-20)">{back(paint)}</g>
    <g transform="translate(0 -4) rotate(0)">{back(paint)}</g>
    <g transform="translate(17 0) rotate(20)">{back(paint)}</g>
    <CardFace suit={suitAt(paint.variant)} x={32} y={10} turn={40} />
  </g>
);

export const pair: Motif = (paint) => (
  <g>
    <g transform="translate(-13 -3) rotate(-16)">{back(paint)}</g>
    <CardFace suit={suitAt(paint.variant)} x={13} y={3} turn={10} scale={1.1} />
  </g>
);

/** A large golden suit symbol on a medal. */
export const trump: Motif = ({ variant, gold, palette, tone }) => (
  <g>
    <path
      d="M0 -44 L12 -34 L28 -36 L32 -20 L44 -8 L38 6 L42 22 L27 28 L18 42 L2 36 L-14 42 L-24 29 L-40 24 L-38 8 L-46 -6 L-33 -19 L-30 -35 L-14 -34Z"
      fill={tone}
      stroke={palette.shade}
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <circle r="30" fill={palette.foot} stroke={gold} strokeWidth="4" />
    <path d={SUITS[suitAt(variant)]} transform="scale(1.45)" fill={gold} stroke={BRONZE} strokeWidth="1" />
  </g>
);

/** Four cards in a row, the last two face up. */
export const row: Motif = (paint) => (
  <g transform="scale(0.8)">
    <g transform="translate(-34 -12) rotate(-6)">{back(paint)}</g>
    <g transform="translate(-12 -4) rotate(-2)">{back(paint)}</g>
    <CardFace suit={suitAt(paint.variant + 1)} x={12} y={4} turn={2} />
    <CardFace suit={suitAt(paint.variant)} x={36} y={12} turn={7} />
  </g>
);
