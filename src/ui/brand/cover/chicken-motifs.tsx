/** The rooster of the village ring. */
import { BRONZE, type Motif, type Palette } from './paint.ts';

const COMB =
  'M-14 -24 C-20 -36 -12 -42 -7 -34 C-7 -46 5 -46 5 -35 C9 -44 19 -41 16 -30 C22 -34 26 -28 21 -20Z';
const HEAD =
  'M-16 -12 C-14 -28 14 -32 21 -16 C25 -6 21 2 22 12 C24 26 30 34 36 42 H-28 C-22 30 -16 18 -16 6Z';

/** Looks to the left. */
function Head({ palette, gold }: { readonly palette: Palette; readonly gold: string }) {
  return (
    <g strokeLinejoin="round" strokeWidth="2">
      <path d={COMB} fill="#e3263f" stroke="#7d0f26" />
      <path d={HEAD} fill={gold} stroke={BRONZE} />
      <path
        d="M-22 42 C-16 30 -12 24 -11 14 L-4 26 L0 12 L7 26 L11 12 L18 26 L22 16 C24 26 30 34 36 42Z"
        fill={palette.shade}
        stroke={palette.foot}
      />
      <path d="M-13 6 C-20 6 -24 18 -18 24 C-11 26 -8 14 -10 6Z" fill="#e3263f" stroke="#7d0f26" />
      <path d="M-15 -12 L-36 -4 C-30 2 -22 4 -14 2Z" fill="#ffb52e" stroke={BRONZE} />
      <path d="M-34 -4 L-15 -4" fill="none" stroke={BRONZE} strokeWidth="1.5" />
      <path
        d="M-12 -14 C-6 -22 8 -20 8 -10 C8 -2 -6 2 -13 -2Z"
        fill="#e3263f"
        fillOpacity="0.85"
        stroke="none"
      />
      <circle cx="-3" cy="-11" r="5.4" fill="#fff8e0" stroke="#7d0f26" strokeWidth="1.5" />
      <circle cx="-4" cy="-11" r="2.6" fill="#1a1030" />
    </g>
  );
}

const portrait: Motif = ({ palette, gold }) => (
  <g transform="translate(1 4)">
    <Head palette={palette} gold={gold} />
  </g>
);

const faceOff: Motif = ({ palette, gold, ivory }) => (
  <g>
    <g transform="translate(27 8) scale(0.74)">
      <Head palette={palette} gold={gold} />
    </g>
    <g transform="translate(-27 8) scale(-0.74 0.74)">
      <Head palette={palette} gold={ivory} />
    </g>
  </g>
);

/** The whole bird, crowing. */
const crowing: Motif = ({ palette, gold, tone }) => (
  <g strokeLinejoin="round" strokeLinecap="round" strokeWidth="2">
    <path
      d="M14 10 C40 6 50 -14 44 -36 C34 -34 28 -26 24 -18 C26 -30 20 -38 12 -42 C8 -28 8 -12 8 4Z"
      fill={tone}
      stroke={palette.shade}
    />
    <path
      d="M22 2 C34 -6 40 -16 42 -30 M15 -6 C20 -16 20 -26 15 -36"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.5"
    />
    <path
      d="M-4 28 V42 M-4 42 H-12 M-4 42 L2 44 M8 28 V42 M8 42 H0 M8 42 L14 44"
      fill="none"
      stroke="#ffb52e"
      strokeWidth="3"
    />
    <path
      d="M-26 -28 C-20 -34 -12 -32 -10 -24 C-8 -12 4 -4 20 -2 C24 16 14 30 0 30 C-20 30 -28 10 -22 -8Z"
      fill={gold}
      stroke={BRONZE}
    />
    <path
      d="M-6 4 C6 0 16 4 20 8 C18 20 6 24 -2 20 C-10 16 -12 8 -6 4Z"
      fill={palette.shade}
      stroke={palette.foot}
    />
    <path d="M-2 10 C4 9 10 10 14 13 M-1 15 C3 15 7 16 10 18" fill="none" stroke="#fff" strokeOpacity="0.5" />
    <path
      d="M-24 -32 C-30 -40 -24 -46 -20 -40 C-18 -48 -10 -46 -11 -39 C-6 -43 -2 -36 -8 -29Z"
      fill="#e3263f"
      stroke="#7d0f26"
      strokeWidth="1.5"
    />
    <path
      d="M-26 -29 L-42 -36 L-28 -23 L-40 -22 L-25 -18Z"
      fill="#ffb52e"
      stroke={BRONZE}
      strokeWidth="1.5"
    />
    <path
      d="M-24 -18 C-30 -14 -28 -4 -22 -6 C-18 -8 -18 -14 -20 -18Z"
      fill="#e3263f"
      stroke="#7d0f26"
      strokeWidth="1.5"
    />
    <circle cx="-18" cy="-25" r="2.6" fill="#1a1030" />
  </g>
);

const FEATHER = 'M0 44 C-1 30 -14 18 -16 -2 C-18 -24 -8 -38 6 -46 C16 -34 18 -14 12 4 C8 18 2 28 0 44Z';

const feathers: Motif = ({ palette, gold, tone }) => (
  <g strokeLinejoin="round" strokeLinecap="round">
    <Feather turn={30} fill={palette.shade} edge={palette.foot} />
    <Feather turn={-32} fill={tone} edge={palette.shade} />
    <Feather turn={-2} fill={gold} edge={BRONZE} />
  </g>
);

function Feather(props: { readonly turn: number; readonly fill: string; readonly edge: string }) {
  return (
    <g transform={`rotate(${props.turn} 0 42) translate(0 -2)`} stroke={props.edge}>
      <path d={FEATHER} fill={props.fill} strokeWidth="2" />
      <path d="M0 46 C0 20 0 -10 4 -36" fill="none" strokeWidth="2" />
      <path
        d="M0 16 L-10 6 M1 4 L-12 -8 M1 -8 L-11 -20 M1 10 L9 0 M2 -4 L12 -15 M3 -16 L11 -27"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.55"
        strokeWidth="1.6"
      />
    </g>
  );
}

export const CHICKEN_MOTIFS: readonly Motif[] = [portrait, faceOff, crowing, feathers];
