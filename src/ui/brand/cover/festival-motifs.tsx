/** What grows, shines and flies on the reels: a garden and its festivals. */
import { PETAL } from '../Blossom.tsx';
import { BRONZE, type Motif } from './paint.ts';

const FIVE = [0, 72, 144, 216, 288] as const;

export const cherries: Motif = () => (
  <g>
    <path
      d="M-16 14 C-14 -8 -4 -24 14 -34 M18 20 C18 -2 16 -20 14 -34"
      fill="none"
      stroke="#3c7a2c"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M14 -34 C-2 -42 -20 -38 -30 -26 C-14 -20 2 -22 14 -34Z" fill="#7cc64f" />
    <path
      d="M14 -34 C-2 -34 -16 -32 -30 -26"
      fill="none"
      stroke="#3c7a2c"
      strokeOpacity="0.6"
      strokeWidth="1.6"
    />
    <circle cx="-18" cy="20" r="18" fill="#e6284b" />
    <circle cx="20" cy="24" r="16" fill="#c9183f" />
    <path
      d="M-30 16 C-28 8 -22 6 -18 7 M11 18 C13 13 17 12 20 13"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.75"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </g>
);

export const blossom: Motif = ({ ivory, palette }) => (
  <g>
    {FIVE.map((turn) => (
      <path
        key={turn}
        d={PETAL}
        transform={`rotate(${turn}) scale(0.86)`}
        fill={ivory}
        stroke={palette.foot}
        strokeOpacity="0.4"
        strokeWidth="1.4"
      />
    ))}
    {FIVE.map((turn) => (
      <path
        key={turn}
        d="M0 0 C-7 -8 -8 -18 -2 -26 C6 -20 6 -8 0 0Z"
        transform={`rotate(${turn})`}
        fill="#ffb52e"
        fillOpacity="0.85"
      />
    ))}
    <circle r="5" fill="#f08a00" />
  </g>
);

export const clover: Motif = () => (
  <g>
    <path d="M0 6 C4 20 10 30 20 38" fill="none" stroke="#1d6b3a" strokeWidth="6" strokeLinecap="round" />
    {[45, 135, 225, 315].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path
          d="M0 0 C-8 -8 -22 -14 -20 -27 C-18 -38 -4 -38 0 -28 C4 -38 18 -38 20 -27 C22 -14 8 -8 0 0Z"
          fill="#52c46a"
          stroke="#1d6b3a"
          strokeWidth="2"
        />
        <path d="M0 -4 V-22" stroke="#d8ffb8" strokeOpacity="0.8" strokeWidth="2.4" strokeLinecap="round" />
      </g>
    ))}
  </g>
);

export const lantern: Motif = ({ gold, tone, palette }) => (
  <g>
    <path
      d="M0 -46 V-30 M0 30 V44 M-5 32 V42 M5 32 V42"
      stroke="#ffdf8e"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <ellipse rx="35" ry="29" fill={tone} stroke={palette.shade} strokeWidth="2" />
    <path
      d="M-19 -24 C-27 -8 -27 8 -19 24 M0 -29 V29 M19 -24 C27 -8 27 8 19 24"
      fill="none"
      stroke={palette.shade}
      strokeOpacity="0.75"
      strokeWidth="2"
    />
    <ellipse rx="12" ry="20" fill="#fff3c4" fillOpacity="0.62" />
    <path d="M-15 -33 H15 V-25 H-15Z M-15 25 H15 V33 H-15Z" fill={gold} stroke={BRONZE} strokeWidth="1.8" />
  </g>
);

export const pearl: Motif = ({ ivory, tone, palette }) => (
  <g strokeLinejoin="round">
    <path
      d="M0 34 C-30 34 -44 8 -36 -10 C-32 -16 -26 -14 -24 -10 C-24 -26 -12 -34 -8 -22 C-6 -38 6 -38 8 -22 C12 -34 24 -26 24 -10 C26 -14 32 -16 36 -10 C44 8 30 34 0 34Z"
      fill={tone}
      stroke={palette.shade}
      strokeWidth="2"
    />
    <path
      d="M-4 30 L-22 -8 M-2 30 L-8 -18 M2 30 L8 -18 M4 30 L22 -8"
      stroke="#fff"
      strokeOpacity="0.45"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <circle cx="0" cy="12" r="16" fill={ivory} />
    <circle cx="-5" cy="6" r="4.6" fill="#fff" />
    <path
      d="M-38 18 C-24 42 24 42 38 18 C24 30 -24 30 -38 18Z"
      fill={tone}
      stroke={palette.shade}
      strokeWidth="2"
    />
  </g>
);

export const rocket: Motif = ({ ivory, tone, gold, palette }) => (
  <g transform="rotate(34)" strokeLinejoin="round">
    <path d="M-9 24 C-13 36 -5 38 0 48 C5 38 13 36 9 24Z" fill={gold} />
    <path
      d="M-14 8 L-28 28 L-13 25Z M14 8 L28 28 L13 25Z"
      fill={tone}
      stroke={palette.shade}
      strokeWidth="1.8"
    />
    <path
      d="M0 -46 C16 -30 18 -4 13 26 H-13 C-18 -4 -16 -30 0 -46Z"
      fill={ivory}
      stroke={palette.foot}
      strokeOpacity="0.5"
      strokeWidth="1.8"
    />
    <path d="M0 -46 C8 -38 12.5 -30 14.5 -20 H-14.5 C-12.5 -30 -8 -38 0 -46Z" fill={tone} />
    <circle cy="-5" r="7.5" fill={palette.shade} stroke={gold} strokeWidth="3" />
    <path d="M-12 14 H12" stroke={tone} strokeWidth="4" />
  </g>
);

export const mango: Motif = ({ gold }) => (
  <g>
    <path
      d="M8 -30 C30 -26 42 -4 34 16 C26 36 -2 42 -20 30 C-38 18 -38 -6 -24 -20 C-14 -30 -4 -32 8 -30Z"
      fill={gold}
      stroke="#b4521a"
      strokeWidth="2"
    />
    <path
      d="M34 16 C26 36 -2 42 -20 30 C4 30 22 18 30 -10 C36 -2 37 8 34 16Z"
      fill="#e2452f"
      fillOpacity="0.5"
    />
    <path
      d="M-24 4 C-24 -6 -18 -14 -10 -18"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.85"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path
      d="M6 -30 C8 -36 12 -40 16 -42"
      fill="none"
      stroke="#5c3a14"
      strokeWidth="4.5"
      strokeLinecap="round"
    />
    <path
      d="M10 -34 C-6 -48 -26 -46 -36 -34 C-20 -26 -4 -26 10 -34Z"
      fill="#5fb548"
      stroke="#2b6b2d"
      strokeWidth="1.6"
    />
  </g>
);
