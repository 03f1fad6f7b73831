/** Motifs of casino tables: dice, cards, chips. */
import { CardFace, SUITS } from './suits.tsx';
import { BRONZE, type Motif } from './paint.ts';

/** The three visible faces of a die. */
const DIE = {
  top: 'M0 -27 L25 -14 L0 -1 L-25 -14Z',
  left: 'M-25 -14 L0 -1 V28 L-25 14Z',
  right: 'M25 -14 L0 -1 V28 L25 14Z',
} as const;

export const dice: Motif = ({ palette, tone, variant }) => (
  <g strokeLinejoin="round">
    <Die x={-18} y={10} scale={0.92} side={tone} pips="#fff" />
    <Die x={20} y={14} scale={0.82} side="#fff6e2" pips="#d5293f" />
    {variant > 1 && <Die x={3} y={-20} scale={0.74} side="#fff6e2" pips={palette.shade} />}
  </g>
);

function Die(props: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly side: string;
  readonly pips: string;
}) {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale})`}>
      <path d={`${DIE.top} ${DIE.left} ${DIE.right}`} fill={props.side} stroke={props.side} strokeWidth="5" />
      <path d={DIE.top} fill="#fff" fillOpacity="0.4" />
      <path d={DIE.right} fill="#000" fillOpacity="0.2" />
      <g fill={props.pips}>
        <ellipse cy="-14" rx="5.5" ry="3.3" />
        <ellipse cx="-18.5" cy="-3" rx="2.9" ry="4" />
        <ellipse cx="-12.5" cy="7" rx="2.9" ry="4" />
        <ellipse cx="-6.5" cy="17" rx="2.9" ry="4" />
        <ellipse cx="7" cy="17" rx="2.9" ry="4" />
        <ellipse cx="18" cy="-2" rx="2.9" ry="4" />
      </g>
    </g>
  );
}

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
export const columns: Motif = ({ gold, tone, palette, ivory }) => (
  <g>
    {(
      [
        [-27, 3, ivory],
        [27, 4, gold],
        [0, 6, tone],
      ] as const
    ).map(([x, height, fill]) => (
      <g key={x} stroke={palette.foot} strokeOpacity="0.7" strokeWidth="1.6">
        {Array.from({ length: height }, (_, level) => (
          <g key={level} transform={`translate(${x} ${30 - level * 11 + (x === 0 ? 6 : 0)})`}>
            <path d="M-19 -4 V4 A19 7 0 0 0 19 4 V-4Z" fill={fill} />
            <path
              d="M-10 3 L-9 9.5 M0 4.5 V11 M10 3 L9 9.5"
              stroke="#fff"
              strokeOpacity="0.9"
              strokeWidth="4.5"
            />
            <ellipse cy="-4" rx="19" ry="7" fill={fill} />
            <ellipse cy="-4" rx="11" ry="3.8" fill="#fff" fillOpacity="0.55" strokeWidth="1" />
          </g>
        ))}
      </g>
    ))}
  </g>
);
