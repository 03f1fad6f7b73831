/** Playing cards: the four suit symbols around 0,0, about 24 units high, and the face of a card. */

export const SUITS = {
  heart: 'M0 12 C-12 3 -14 -4 -11 -9 C-8 -13.5 -2 -12 0 -6 C2 -12 8 -13.5 11 -9 C14 -4 12 3 0 12Z',
  diamond: 'M0 -14 C3 -8 7 -4 11 0 C7 4 3 8 0 14 C-3 8 -7 4 -11 0 C-7 -4 -3 -8 0 -14Z',
  spade:
    'M0 -13 C4 -6 12 -2 12 5 C12 10 5 11 2 7 C2 10 3 12 5 14 H-5 C-3 12 -2 10 -2 7 C-5 11 -12 10 -12 5 C-12 -2 -4 -6 0 -13Z',
  club: 'M0 -13 A6 6 0 0 1 5.5 -4.5 A6 6 0 1 1 2 6 C2 9.5 3 12 5 14 H-5 C-3 12 -2 9.5 -2 6 A6 6 0 1 1 -5.5 -4.5 A6 6 0 0 1 0 -13Z',
} as const;

export type Suit = keyof typeof SUITS;
const SUIT_NAMES: readonly Suit[] = ['spade', 'heart', 'club', 'diamond'];

/** Returns a suit; the index wraps around. */
export function suitAt(index: number): Suit {
  return SUIT_NAMES[index % SUIT_NAMES.length] ?? 'spade';
}

export interface CardFaceProps {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  /** In degrees, around the card's centre. */
  readonly turn: number;
  readonly scale?: number;
}

/** The face of a card, 44 by 60 units. */
export function CardFace({ suit, x, y, turn, scale = 1 }: CardFaceProps) {
  const ink = suit === 'heart' || suit === 'diamond' ? '#d5293f' : '#221836';
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <rect x="-21" y="-29" width="44" height="60" rx="6" fill="#000" fillOpacity="0.28" />
      <rect
        x="-22"
        y="-30"
        width="44"
        height="60"
        rx="6"
        fill="#fffaf0"
        stroke="#2a1a3c"
        strokeOpacity="0.35"
        strokeWidth="1"
      />
      <g fill={ink}>
        <path d={SUITS[suit]} transform="scale(1.1)" />
        <path d={SUITS[suit]} transform="translate(-14 -20.5) scale(0.4)" />
        <path d={SUITS[suit]} transform="translate(14 20.5) rotate(180) scale(0.4)" />
      </g>
    </g>
  );
}
