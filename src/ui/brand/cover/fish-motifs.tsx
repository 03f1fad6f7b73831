/** What swims in the river and the sea. */
import type { Motif } from './paint.ts';

const carp: Motif = ({ tone, palette, gold }) => (
  <g strokeLinejoin="round" stroke={palette.shade} strokeWidth="2">
    <path d="M22 0 C34 -6 38 -22 48 -22 C46 -8 46 8 48 22 C38 22 34 6 22 0Z" fill={gold} />
    <path d="M-10 -20 C0 -38 20 -34 26 -16Z M-6 20 C0 34 14 34 18 16Z" fill={gold} />
    <path
      d="M-44 2 C-34 -20 -10 -27 8 -20 C20 -15 26 -6 30 0 C24 10 14 20 0 22 C-18 24 -36 18 -44 2Z"
      fill={tone}
    />
    <path d="M-20 -20 C-12 -8 -12 10 -20 20" fill="none" strokeWidth="2.4" />
    <path
      d="M-6 -12 q5 5 0 10 M-6 2 q5 5 0 10 M6 -12 q5 5 0 10 M6 2 q5 5 0 10 M17 -6 q5 5 0 11"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.75"
      strokeLinecap="round"
    />
    <circle cx="-30" cy="-5" r="5.5" fill="#fff" strokeWidth="1.5" />
    <circle cx="-31" cy="-5" r="2.6" fill="#1a1030" stroke="none" />
    <path
      d="M-30 -14 C-20 -20 -8 -22 2 -18"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.7"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
  </g>
);

const angelfish: Motif = ({ tone, palette, ivory }) => (
  <g strokeLinejoin="round" stroke={palette.shade} strokeWidth="2">
    <path
      d="M-6 -20 C6 -44 22 -48 32 -46 C24 -34 24 -22 22 -8Z M-6 20 C6 44 22 48 32 46 C24 34 24 22 22 8Z"
      fill={tone}
    />
    <path d="M20 0 C30 -8 38 -16 46 -14 C42 -4 42 4 46 14 C38 16 30 8 20 0Z" fill={ivory} />
    <path
      d="M-38 0 C-28 -22 -8 -30 6 -26 C20 -20 26 -8 27 0 C26 8 20 20 6 26 C-8 30 -28 22 -38 0Z"
      fill={ivory}
    />
    <path
      d="M-12 -26 C-4 -10 -4 10 -12 26 L-2 27.5 C6 10 6 -10 -2 -27.5Z M12 -23 C18 -10 18 10 12 23 L19 17 C23 6 23 -6 19 -17Z"
      fill={tone}
      strokeWidth="1.2"
    />
    <circle cx="-24" cy="-5" r="5" fill="#fff" strokeWidth="1.5" />
    <circle cx="-25" cy="-5" r="2.4" fill="#1a1030" stroke="none" />
    <path d="M-34 5 C-31 6 -29 6 -27 5" fill="none" strokeLinecap="round" />
  </g>
);

/** The giant catfish of the Mekong. */
const catfish: Motif = ({ palette, ivory, tone }) => (
  <g strokeLinejoin="round" strokeLinecap="round" stroke={palette.foot} strokeWidth="2">
    <path d="M24 2 C34 -2 38 -18 50 -20 C46 -6 48 8 50 20 C40 18 34 10 24 2Z" fill={tone} />
    <path
      d="M-2 -18 C2 -32 10 -34 14 -34 C12 -26 14 -20 16 -14Z M-12 18 C-8 28 0 32 8 32 C6 24 8 20 10 16Z"
      fill={tone}
    />
    <path
      d="M-46 4 C-46 -14 -30 -22 -8 -20 C12 -18 24 -8 34 2 C24 10 12 18 -8 20 C-30 22 -46 18 -46 4Z"
      fill="#8da3c4"
    />
    <path
      d="M-45 8 C-34 16 -12 16 10 14 C4 17 -2 19 -8 20 C-28 22 -42 18 -45 8Z"
      fill={ivory}
      stroke="none"
    />
    <path
      d="M-42 8 C-52 10 -54 22 -46 30 M-36 12 C-42 20 -38 30 -30 32 M-44 2 C-54 -4 -54 -14 -50 -20"
      fill="none"
      stroke={palette.light}
      strokeWidth="2.4"
    />
    <path d="M-44 6 C-36 10 -28 8 -24 4" fill="none" />
    <circle cx="-30" cy="-6" r="4.6" fill="#fff" strokeWidth="1.5" />
    <circle cx="-31" cy="-6" r="2.2" fill="#1a1030" stroke="none" />
    <path d="M-24 -14 C-12 -17 2 -14 10 -9" fill="none" stroke="#fff" strokeOpacity="0.7" strokeWidth="3.5" />
  </g>
);

const turtle: Motif = ({ tone, gold, palette }) => (
  <g strokeLinejoin="round" stroke={palette.shade} strokeWidth="2">
    <path
      d="M-20 -18 C-28 -40 -46 -38 -48 -28 C-44 -16 -34 -10 -26 -6Z M18 -20 C26 -38 40 -38 44 -30 C42 -18 32 -12 26 -8Z M-20 18 C-26 34 -40 38 -44 30 C-42 18 -34 12 -26 8Z M18 20 C26 36 38 38 42 30 C42 20 34 12 26 8Z"
      fill={gold}
    />
    <path d="M-28 -8 C-50 -14 -54 14 -28 8Z" fill={gold} />
    <ellipse rx="31" ry="27" fill={tone} />
    <path
      d="M0 -13 L12 -6.5 V6.5 L0 13 L-12 6.5 V-6.5Z M0 -13 V-27 M12 -6.5 L26 -14 M12 6.5 L26 14 M0 13 V27 M-12 6.5 L-26 14 M-12 -6.5 L-26 -14"
      fill="#fff"
      fillOpacity="0.2"
    />
    <circle cx="-41" cy="-4" r="2.4" fill="#1a1030" stroke="none" />
    <path
      d="M-20 -14 C-12 -22 2 -24 12 -20"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.6"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
  </g>
);

const crab: Motif = ({ tone, palette }) => (
  <g strokeLinejoin="round" strokeLinecap="round" stroke={palette.shade} strokeWidth="2">
    <path
      d="M-22 14 L-38 18 L-44 30 M-18 20 L-30 28 L-33 38 M22 14 L38 18 L44 30 M18 20 L30 28 L33 38"
      fill="none"
      stroke={tone}
      strokeWidth="5"
    />
    <path
      d="M-24 2 C-36 0 -40 -8 -38 -16 M24 2 C36 0 40 -8 38 -16"
      fill="none"
      stroke={tone}
      strokeWidth="6"
    />
    <path
      d="M-38 -12 C-54 -18 -50 -40 -34 -42 L-38 -28 L-26 -36 C-22 -22 -28 -12 -38 -12Z M38 -12 C54 -18 50 -40 34 -42 L38 -28 L26 -36 C22 -22 28 -12 38 -12Z"
      fill={tone}
    />
    <path d="M-8 -12 V-22 M8 -12 V-22" stroke={palette.shade} strokeWidth="3" />
    <path d="M-30 6 C-30 -14 30 -14 30 6 C30 22 16 28 0 28 C-16 28 -30 22 -30 6Z" fill={tone} />
    <circle cx="-8" cy="-24" r="5.5" fill="#fff" strokeWidth="1.5" />
    <circle cx="8" cy="-24" r="5.5" fill="#fff" strokeWidth="1.5" />
    <g fill="#1a1030" stroke="none">
      <circle cx="-7" cy="-24" r="2.6" />
      <circle cx="9" cy="-24" r="2.6" />
    </g>
    <path d="M-8 15 C-4 20 4 20 8 15" fill="none" strokeWidth="2.6" />
    <path d="M-22 2 C-18 -5 -8 -6 0 -6" fill="none" stroke="#fff" strokeOpacity="0.7" strokeWidth="4" />
  </g>
);

const squid: Motif = ({ tone, palette }) => (
  <g strokeLinejoin="round" strokeLinecap="round" stroke={palette.shade} strokeWidth="2">
    <path
      d="M-14 12 C-18 26 -34 24 -32 40 M-6 14 C-8 28 -16 32 -14 44 M6 14 C8 28 16 32 14 44 M14 12 C18 26 34 24 32 40"
      fill="none"
      stroke={palette.shade}
      strokeWidth="8"
    />
    <path
      d="M-14 12 C-18 26 -34 24 -32 40 M-6 14 C-8 28 -16 32 -14 44 M6 14 C8 28 16 32 14 44 M14 12 C18 26 34 24 32 40"
      fill="none"
      stroke={tone}
      strokeWidth="5"
    />
    <path d="M-14 -18 C-34 -22 -32 -2 -22 0Z M14 -18 C34 -22 32 -2 22 0Z" fill={tone} />
    <path d="M0 -46 C16 -34 24 -14 22 4 C20 18 -20 18 -22 4 C-24 -14 -16 -34 0 -46Z" fill={tone} />
    <path d="M-10 -18 C-9 -26 -6 -32 -2 -36" fill="none" stroke="#fff" strokeOpacity="0.75" strokeWidth="4" />
    <circle cx="-9" cy="2" r="6" fill="#fff" strokeWidth="1.5" />
    <circle cx="9" cy="2" r="6" fill="#fff" strokeWidth="1.5" />
    <g fill="#1a1030" stroke="none">
      <circle cx="-8" cy="3" r="2.8" />
      <circle cx="10" cy="3" r="2.8" />
    </g>
  </g>
);

export const FISH_MOTIFS: readonly Motif[] = [carp, angelfish, catfish, turtle, crab, squid];
