/** What is played for on a field, a court or a river. */
import { BRONZE, type Motif } from './paint.ts';

const FIVE = [0, 72, 144, 216, 288] as const;

const football: Motif = ({ palette }) => (
  <g strokeLinejoin="round" stroke={palette.foot}>
    <circle r="37" fill="#fffaf0" strokeWidth="2" />
    <path d="M0 -13 L12.4 -4 L7.6 10.5 H-7.6 L-12.4 -4Z" fill={palette.foot} />
    {FIVE.map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d="M0 -13 V-25" strokeWidth="2.2" />
        <path d="M-9 -35.5 L-9 -29 L0 -25 L9 -29 L9 -35.5Z" fill={palette.foot} />
        <path d="M9 -29 L18.4 -19.6" strokeWidth="2.2" />
        <path d="M-9 -29 L-18.4 -19.6" strokeWidth="2.2" />
      </g>
    ))}
    <path
      d="M-30 -12 C-26 -23 -19 -29 -10 -32"
      fill="none"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path
      d="M37 0 A37 37 0 0 1 -24 28 C2 34 26 22 37 0Z"
      fill={palette.foot}
      fillOpacity="0.22"
      stroke="none"
    />
  </g>
);

/** Sepak takraw: a woven ball of rattan. */
const takraw: Motif = ({ gold }) => (
  <g stroke={BRONZE} fill="none">
    <circle r="37" fill="#5a2d0c" strokeWidth="3" />
    {[0, 60, 120].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d="M-37 -5 A40 21 0 0 1 37 -5 M-37 5 A40 21 0 0 0 37 5" strokeWidth="10.5" />
        <path d="M-37 -5 A40 21 0 0 1 37 -5 M-37 5 A40 21 0 0 0 37 5" stroke={gold} strokeWidth="7.5" />
      </g>
    ))}
    <circle r="37" strokeWidth="3" />
    <path
      d="M-27 -14 C-23 -22 -18 -26 -11 -29"
      stroke="#fff"
      strokeOpacity="0.8"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </g>
);

const volleyball: Motif = ({ tone, palette }) => (
  <g strokeLinejoin="round">
    <circle r="37" fill="#fffaf0" />
    {[0, 120, 240].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d="M0 0 C-2 -16 -14 -30 -31 -20.5 A37 37 0 0 1 0 -37 C8 -26 8 -10 0 0Z" fill={tone} />
        <path
          d="M0 0 C-2 -16 -14 -28 -31 -20 M0 0 C8 -10 8 -26 0 -37 M0 0 C2 -14 -6 -28 -17 -33"
          fill="none"
          stroke={palette.foot}
          strokeWidth="2"
        />
      </g>
    ))}
    <circle r="37" fill="none" stroke={palette.foot} strokeWidth="2" />
    <path d="M37 0 A37 37 0 0 1 -24 28 C2 34 26 22 37 0Z" fill={palette.foot} fillOpacity="0.24" />
  </g>
);

const cup: Motif = ({ gold, palette }) => (
  <g stroke={BRONZE} strokeWidth="2.2" strokeLinejoin="round">
    <path
      d="M-22 -28 C-44 -32 -44 2 -16 4 M22 -28 C44 -32 44 2 16 4"
      fill="none"
      stroke={BRONZE}
      strokeWidth="8"
    />
    <path
      d="M-22 -28 C-44 -32 -44 2 -16 4 M22 -28 C44 -32 44 2 16 4"
      fill="none"
      stroke={gold}
      strokeWidth="4.5"
    />
    <path d="M-26 -36 H26 C27 -8 18 10 6 14 V24 H-6 V14 C-18 10 -27 -8 -26 -36Z" fill={gold} />
    <path d="M-20 38 C-20 28 -10 24 0 24 C10 24 20 28 20 38Z" fill={palette.shade} />
    <path
      d="M0 -26 L3.6 -17.5 L13 -17 L6 -10.5 L8.2 -1.5 L0 -6.5 L-8.2 -1.5 L-6 -10.5 L-13 -17 L-3.6 -17.5Z"
      fill="#fff6d8"
      strokeWidth="1.2"
    />
    <path
      d="M-19 -29 C-19 -16 -16 -4 -9 4"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.8"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </g>
);

const glove: Motif = ({ tone, palette, gold }) => (
  <g strokeLinejoin="round" stroke={palette.foot} strokeWidth="2">
    <path d="M-14 20 H22 V38 H-14Z" fill={gold} />
    <path d="M-16 22 C-34 10 -38 -14 -26 -28 C-12 -42 22 -40 32 -24 C40 -10 32 12 24 22Z" fill={tone} />
    <path
      d="M-28 -4 C-40 -6 -42 10 -32 16 C-22 22 -8 16 -2 8 C2 2 -2 -4 -8 -2 C-14 0 -20 -2 -28 -4Z"
      fill={tone}
    />
    <path d="M-14 29 H22" stroke={palette.shade} strokeWidth="3" />
    <path
      d="M-18 -24 C-6 -32 14 -31 22 -22"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.7"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </g>
);

/** The long boat of the races at the end of the rains. */
const boat: Motif = ({ tone, gold, palette }) => (
  <g strokeLinejoin="round" strokeLinecap="round">
    {[-26, -9, 8, 25].map((x) => (
      <g key={x}>
        <path
          d={`M${x - 8} 12 C${x - 9} -10 ${x + 7} -12 ${x + 8} 12Z`}
          fill={palette.tone}
          stroke={palette.foot}
          strokeWidth="1.4"
        />
        <circle cx={x + 1} cy="-14" r="7" fill="#ffd9a8" stroke={palette.foot} strokeWidth="1.4" />
        <path d={`M${x - 7} -17 C${x - 4} -24 ${x + 6} -24 ${x + 9} -17Z`} fill={palette.shade} />
      </g>
    ))}
    <path
      d="M-52 -24 C-48 2 -36 8 0 8 C30 8 46 2 54 -30 C56 2 42 26 20 26 H-26 C-44 26 -54 4 -52 -24Z"
      fill={tone}
      stroke={palette.foot}
      strokeWidth="2"
    />
    <path d="M-46 6 C-36 15 -20 16 0 16 C26 16 40 12 49 -4" fill="none" stroke={gold} strokeWidth="4" />
    {[-26, -9, 8, 25].map((x) => (
      <g key={x} stroke="#ffe7a3">
        <path d={`M${x + 4} -1 L${x - 10} 24`} strokeWidth="3" />
        <path d={`M${x - 9} 22 L${x - 14} 32`} strokeWidth="7" />
      </g>
    ))}
    <path
      d="M-60 30 C-46 22 -38 38 -24 31 C-10 24 -2 38 12 31 C26 24 34 38 60 28 V46 H-60Z"
      fill="#fff"
      fillOpacity="0.3"
    />
    <path
      d="M-60 30 C-46 22 -38 38 -24 31 C-10 24 -2 38 12 31 C26 24 34 38 60 28"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.85"
      strokeWidth="2.6"
    />
  </g>
);

export const SPORT_MOTIFS: readonly Motif[] = [football, takraw, volleyball, cup, glove, boat];
