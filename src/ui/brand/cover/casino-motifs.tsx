/** What lies on the tables. */
import { CardFace, SUITS } from './suits.tsx';
import { BRONZE, type Motif } from './paint.ts';

const EIGHT = Array.from({ length: 8 }, (_, index) => index * 45);
const SIX = EIGHT.slice(0, 6).map((turn) => (turn * 4) / 3);

const roulette: Motif = ({ gold, palette }) => (
  <g>
    <circle r="40" fill="#5b2c0c" stroke={gold} strokeWidth="3.5" />
    <circle r="34" fill="#16101f" />
    {EIGHT.map((turn) => (
      <path
        key={turn}
        d="M0 0 L-6.8 -33.3 A34 34 0 0 1 6.8 -33.3Z"
        fill={turn === 0 ? '#1f9d5c' : '#d5293f'}
        transform={`rotate(${turn})`}
      />
    ))}
    <circle r="34" fill="none" stroke="#ffe7a3" strokeWidth="1.2" />
    <circle r="20" fill={palette.foot} stroke={gold} strokeWidth="2.5" />
    {[0, 90].map((turn) => (
      <path
        key={turn}
        d="M0 -15 C4 -6 4 6 0 15 C-4 6 -4 -6 0 -15Z"
        fill={gold}
        stroke={BRONZE}
        strokeWidth="1"
        transform={`rotate(${turn})`}
      />
    ))}
    <circle r="5.5" fill="#fff3c4" stroke={BRONZE} strokeWidth="1.4" />
    <circle cx="18" cy="-20" r="4.4" fill="#fff" />
  </g>
);

const chips: Motif = ({ tone, gold, palette }) => (
  <g>
    {[34, 27, 20, 13].map((y, index) => (
      <g key={y} transform={`translate(${index % 2 ? -15 : -17} ${y})`}>
        <path d="M-23 -4 V2 A23 8.5 0 0 0 23 2 V-4Z" fill={palette.shade} />
        <path d="M-12 3.5 L-9 8.5 M0 5 V10 M12 3.5 L9 8.5" stroke="#fff" strokeWidth="5" />
        <ellipse cy="-4" rx="23" ry="8.5" fill={tone} stroke="#fff" strokeOpacity="0.65" strokeWidth="1.2" />
      </g>
    ))}
    <g transform="translate(13 -10)">
      <circle r="28" fill={tone} stroke={palette.foot} strokeOpacity="0.5" strokeWidth="1.6" />
      {SIX.map((turn) => (
        <path
          key={turn}
          d="M-6 -27.3 L-4.5 -19.5 H4.5 L6 -27.3Z"
          fill="#fffaf0"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r="18" fill="#fffaf0" stroke={gold} strokeWidth="3" />
      <path
        d="M0 -11 L3.2 -3.6 L11 -3 L5 2.2 L7 10 L0 5.8 L-7 10 L-5 2.2 L-11 -3 L-3.2 -3.6Z"
        fill={palette.shade}
      />
    </g>
  </g>
);

/** A die as it lies: its top, its left and its right side. */
const DIE = {
  top: 'M0 -27 L25 -14 L0 -1 L-25 -14Z',
  left: 'M-25 -14 L0 -1 V28 L-25 14Z',
  right: 'M25 -14 L0 -1 V28 L25 14Z',
} as const;

const dice: Motif = ({ palette, tone, variant }) => (
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

/** Two hands against each other. */
const hands: Motif = ({ gold, palette, variant }) => (
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

/** Two sides of one ring, wound into each other. */
const duel: Motif = ({ gold, palette }) => (
  <g>
    <circle r="39" fill="#d5293f" stroke={gold} strokeWidth="4" />
    <path d="M0 -37 A37 37 0 0 1 0 37 A18.5 18.5 0 0 1 0 0 A18.5 18.5 0 0 0 0 -37Z" fill="#ffc940" />
    <circle cy="-18.5" r="6.5" fill="#fff8e0" stroke="#8b1029" strokeWidth="2.4" />
    <circle cy="18.5" r="6.5" fill="#2a1206" stroke="#fff3c4" strokeWidth="2.4" />
    <circle r="39" fill="none" stroke={palette.foot} strokeOpacity="0.4" strokeWidth="1" />
  </g>
);

/** A bowl over what is to be guessed. */
const bowl: Motif = ({ gold, ivory, tone, palette }) => (
  <g strokeLinejoin="round">
    <ellipse cy="26" rx="42" ry="12" fill={gold} stroke={BRONZE} strokeWidth="2" />
    <ellipse cy="24" rx="33" ry="8" fill={palette.foot} fillOpacity="0.55" />
    <g stroke={BRONZE} strokeWidth="1.4" fill={ivory}>
      <circle cx="-26" cy="23" r="5" />
      <circle cx="26" cy="24" r="5" />
      <circle cx="-12" cy="29" r="5" />
      <circle cx="13" cy="29" r="5" />
    </g>
    <path
      d="M-28 14 C-28 -16 -14 -28 0 -28 C14 -28 28 -16 28 14 C14 20 -14 20 -28 14Z"
      fill={tone}
      stroke={palette.shade}
      strokeWidth="2"
    />
    <path d="M-26 6 C-12 12 12 12 26 6" fill="none" stroke={gold} strokeWidth="4" />
    <circle cy="-32" r="6" fill={gold} stroke={BRONZE} strokeWidth="1.8" />
    <path
      d="M-18 0 C-17 -10 -13 -17 -6 -21"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.75"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </g>
);

/** Chips in three columns, as a banker stacks them. */
const columns: Motif = ({ gold, tone, palette, ivory }) => (
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

export const CASINO_MOTIFS: readonly Motif[] = [roulette, chips, dice, hands, duel, columns, bowl];
