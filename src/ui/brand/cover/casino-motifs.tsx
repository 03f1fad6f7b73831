/** Motifs of casino tables: dice, cards, chips. */
import chip from './motifs/casino/chip.svg?motif';
import die from './motifs/casino/die.svg?motif';
import { BRONZE, type Motif } from './paint.ts';
import { CardFace, SUITS } from './suits.tsx';

/** The dots of a die are in `currentColor`. */
export const dice: Motif = (paint) => {
  const white = { ...paint, tone: '#fff6e2' };
  return (
    <g>
      <g transform="translate(-18 10) scale(0.92)" color="#fff">
        {die(paint)}
      </g>
      <g transform="translate(20 14) scale(0.82)" color="#d5293f">
        {die(white)}
      </g>
      {paint.variant > 1 && (
        <g transform="translate(3 -20) scale(0.74)" color={paint.palette.shade}>
          {die(white)}
        </g>
      )}
    </g>
  );
};

/** Two cards side by side, with a chip below. */
export const hands: Motif = ({ gold, palette, variant }) => (
  <g>
    <CardFace suit={variant % 2 === 0 ? 'spade' : 'club'} x={-16} y={-4} turn={-14} scale={0.92} />
    <CardFace suit={variant < 2 ? 'heart' : 'diamond'} x={16} y={-4} turn={14} scale={0.92} />
    <g transform="translate(0 26)">
      <circle r="14" fill={gold} stroke={BRONZE} strokeWidth="2" />
      <circle r="9.5" fill={palette.shade} />
      <path d={SUITS.diamond} transform="scale(0.5)" fill="#fff3c4" />
    </g>
  </g>
);

/** Three stacks of chips. */
export const columns: Motif = (paint) => (
  <g>
    {(
      [
        [-27, 3, paint.ivory],
        [27, 4, paint.gold],
        [0, 6, paint.tone],
      ] as const
    ).map(([x, height, tone]) =>
      Array.from({ length: height }, (_, level) => (
        <g key={`${x} ${level}`} transform={`translate(${x} ${30 - level * 11 + (x === 0 ? 6 : 0)})`}>
          {chip({ ...paint, tone })}
        </g>
      )),
    )}
  </g>
);
