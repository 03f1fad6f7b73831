/** What glitters on the reels. */
import { PETAL } from '../Blossom.tsx';
import { BRONZE, type Motif } from './paint.ts';

const FIVE = [0, 72, 144, 216, 288] as const;
const TWELVE = Array.from({ length: 12 }, (_, index) => index * 30);

export const gem: Motif = ({ tone }) => (
  <g strokeLinejoin="round">
    <path
      d="M-38 -10 L-22 -31 H22 L38 -10 L0 38Z"
      fill={tone}
      stroke="#fff"
      strokeOpacity="0.75"
      strokeWidth="1.6"
    />
    <path d="M-22 -31 L-14 -10 L-38 -10Z M0 -31 L14 -10 L-14 -10Z" fill="#fff" fillOpacity="0.5" />
    <path d="M-22 -31 H0 L-14 -10Z M-38 -10 H-14 L0 38Z" fill="#fff" fillOpacity="0.22" />
    <path d="M-14 -10 H14 L0 38Z" fill="#fff" fillOpacity="0.36" />
    <path d="M38 -10 H14 L0 38Z" fill="#000" fillOpacity="0.16" />
  </g>
);

export const seven: Motif = ({ gold, tone }) => (
  <g strokeLinejoin="round">
    <path
      d="M-26 -34 H30 V-20 C14 -4 6 14 5 38 H-17 C-15 14 -7 -4 6 -16 H-12 V-7 H-26Z"
      fill={BRONZE}
      stroke={BRONZE}
      strokeWidth="7"
      transform="translate(0 2)"
    />
    <path
      d="M-26 -34 H30 V-20 C14 -4 6 14 5 38 H-17 C-15 14 -7 -4 6 -16 H-12 V-7 H-26Z"
      fill={tone}
      stroke={gold}
      strokeWidth="5"
    />
    <path d="M-21 -29 H25 V-25 H-21Z" fill="#fff" fillOpacity="0.5" />
  </g>
);

export const bell: Motif = ({ gold, tone }) => (
  <g strokeLinejoin="round">
    <circle cx="0" cy="30" r="9" fill={tone} stroke={BRONZE} strokeWidth="2" />
    <path
      d="M0 -36 C20 -36 23 -14 25 4 C26 14 33 18 37 26 H-37 C-33 18 -26 14 -25 4 C-23 -14 -20 -36 0 -36Z"
      fill={gold}
      stroke={BRONZE}
      strokeWidth="2.4"
    />
    <path d="M-30 17 H30" stroke={BRONZE} strokeOpacity="0.6" strokeWidth="2.4" />
    <path
      d="M-14 10 C-13 -8 -11 -20 -4 -27"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.8"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M-6 -36 C-6 -45 6 -45 6 -36" fill="none" stroke={BRONZE} strokeWidth="3.4" />
  </g>
);

export const crown: Motif = ({ gold, tone }) => (
  <g strokeLinejoin="round">
    <path
      d="M-36 24 L-40 -16 L-20 2 L0 -32 L20 2 L40 -16 L36 24Z"
      fill={gold}
      stroke={BRONZE}
      strokeWidth="2.4"
    />
    <path d="M-36 18 H36 V32 C14 38 -14 38 -36 32Z" fill={gold} stroke={BRONZE} strokeWidth="2.4" />
    <g fill={tone} stroke="#fff" strokeOpacity="0.8" strokeWidth="1.4">
      <circle cx="-40" cy="-20" r="5.5" />
      <circle cx="0" cy="-36" r="6.5" />
      <circle cx="40" cy="-20" r="5.5" />
      <path d="M0 19 L8 27 L0 35 L-8 27Z" />
      <circle cx="-22" cy="26" r="4" />
      <circle cx="22" cy="26" r="4" />
    </g>
    <path
      d="M-30 12 L-32 -4 M-8 4 L0 -12"
      stroke="#fff"
      strokeOpacity="0.65"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </g>
);

export const star: Motif = ({ gold }) => (
  <g strokeLinejoin="round">
    <path
      d="M0 -40 L11.5 -14.5 L39 -12.5 L18 6 L24.5 33.5 L0 19 L-24.5 33.5 L-18 6 L-39 -12.5 L-11.5 -14.5Z"
      fill={gold}
      stroke={BRONZE}
      strokeWidth="4"
    />
    {FIVE.map((turn) => (
      <path
        key={turn}
        d="M0 0 L0 -38 L11 -14.5Z"
        transform={`rotate(${turn})`}
        fill="#fff"
        fillOpacity="0.42"
      />
    ))}
  </g>
);

export const coins: Motif = ({ gold, palette }) => (
  <g stroke={BRONZE} strokeWidth="2">
    {[34, 26, 18].map((y) => (
      <ellipse key={y} cx="-12" cy={y} rx="26" ry="9" fill={gold} />
    ))}
    <circle cx="8" cy="-8" r="29" fill={gold} />
    <circle cx="8" cy="-8" r="22" fill="none" strokeOpacity="0.55" />
    <g transform="translate(8 -8) scale(0.36)" fill={palette.shade} stroke="none">
      {FIVE.map((turn) => (
        <path key={turn} d={PETAL} transform={`rotate(${turn})`} stroke="#ffe9a8" strokeWidth="4" />
      ))}
    </g>
  </g>
);

export const gong: Motif = ({ gold }) => (
  <g stroke={BRONZE}>
    <circle r="39" fill={gold} strokeWidth="2.4" />
    <g fill="none" strokeOpacity="0.6" strokeWidth="1.8">
      <circle r="33" />
      <circle r="24" />
    </g>
    {TWELVE.map((turn) => (
      <circle
        key={turn}
        cy="-28.5"
        r="2.2"
        transform={`rotate(${turn})`}
        fill={BRONZE}
        stroke="none"
        fillOpacity="0.75"
      />
    ))}
    {TWELVE.map((turn) => (
      <path
        key={turn}
        d="M0 -21 L4 -9 H-4Z"
        transform={`rotate(${turn})`}
        fill={BRONZE}
        stroke="none"
        fillOpacity="0.8"
      />
    ))}
    <circle r="9" fill="#fff1b8" strokeWidth="1.6" />
  </g>
);

export const jar: Motif = ({ ivory, gold, palette }) => (
  <g strokeLinejoin="round">
    <g fill={gold} stroke={BRONZE} strokeWidth="1.8">
      <circle cx="-13" cy="-26" r="9" />
      <circle cx="12" cy="-27" r="9" />
      <circle cx="0" cy="-33" r="10" />
    </g>
    <path d="M-24 -22 H24 L20 -12 C36 -2 38 22 20 36 H-20 C-38 22 -36 -2 -20 -12Z" fill={palette.tone} />
    <path
      d="M-24 -22 H24 L20 -12 C36 -2 38 22 20 36 H-20 C-38 22 -36 -2 -20 -12Z"
      fill="#000"
      fillOpacity="0.16"
      stroke={palette.shade}
      strokeWidth="2.4"
    />
    <path
      d="M-28 8 L-20 2 L-12 8 L-4 2 L4 8 L12 2 L20 8 L28 2"
      fill="none"
      stroke={ivory}
      strokeWidth="3.4"
    />
    <path d="M-27 18 H27" stroke={ivory} strokeOpacity="0.7" strokeWidth="2.4" />
    <path
      d="M-22 24 C-26 14 -26 4 -19 -5"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.5"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </g>
);
