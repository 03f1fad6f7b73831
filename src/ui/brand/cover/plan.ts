/** What a game's cover shows, computed from provider, category and code: the same in every browser on every visit. */
import type { Game, GameCategory } from '../../../../contract/game.ts';

export type CoveredGame = Pick<Game, 'code' | 'category' | 'provider'>;

export type BackdropName = 'rays' | 'rings' | 'petals' | 'hills' | 'silk';

/** The backdrops that suit a category: no hills under water, for example. */
const BACKDROPS: Readonly<Record<GameCategory, readonly BackdropName[]>> = {
  slot: ['rays', 'rings', 'petals', 'hills', 'silk'],
  sport: ['rays', 'rings', 'hills'],
  casino: ['rays', 'rings', 'silk', 'petals'],
  fish: ['rays', 'rings', 'petals'],
  card: ['rays', 'rings', 'petals', 'silk'],
  chicken: ['rays', 'hills', 'petals'],
};

/** The number of motifs per category and of palettes. */
export interface CoverStock {
  readonly motifs: Readonly<Record<GameCategory, number>>;
  readonly palettes: number;
}

export interface CoverPlan {
  /** Indexes into the lists of palettes and of the category's motifs. */
  readonly palette: number;
  readonly motif: number;
  /** Selects a variant of the motif, e.g. a suit. From 0 to 3. */
  readonly variant: number;
  readonly backdrop: BackdropName;
  /** The light's x position in units of the cover, which reaches from -60 to 60. */
  readonly light: number;
  /** Rotation of the motif, in degrees. */
  readonly lean: number;
  /** Mirrors the motif. False for categories whose motifs contain text or digits, such as cards and sevens. */
  readonly mirrored: boolean;
}

const HAS_SIDES: ReadonlySet<GameCategory> = new Set(['sport', 'fish', 'chicken']);

/** Computes the plan of a game; equal games get equal plans. */
export function coverPlan({ code, category, provider }: CoveredGame, stock: CoverStock): CoverPlan {
  const backdrops = BACKDROPS[category];
  const below = numbersFrom(`${provider} ${category} ${code}`);
  return {
    motif: below(stock.motifs[category]),
    palette: below(stock.palettes),
    variant: below(4),
    backdrop: backdrops[below(backdrops.length)] ?? 'rays',
    light: below(5) * 18 - 36,
    lean: below(5) * 4 - 8,
    mirrored: HAS_SIDES.has(category) && below(2) === 1,
  };
}

/** The seed. With this one, no two games of the mock's catalogue get the same cover. */
const START = 9251;

/** Returns a generator of pseudorandom integers below a bound. Its seed is the FNV-1a hash of the text; the rest is mulberry32. */
function numbersFrom(text: string): (bound: number) => number {
  let state = START;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}
