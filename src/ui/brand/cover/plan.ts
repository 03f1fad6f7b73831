/** What a game's cover shows, worked out from the game's code alone: the same in every browser and on every visit. */
import type { Game, GameCategory } from '../../../../contract/game.ts';

export type CoveredGame = Pick<Game, 'code' | 'category' | 'provider'>;

export type BackdropName = 'rays' | 'rings' | 'petals' | 'hills' | 'silk';

/** What may stand behind a category: no hills under water. */
const BACKDROPS: Readonly<Record<GameCategory, readonly BackdropName[]>> = {
  slot: ['rays', 'rings', 'petals', 'hills', 'silk'],
  sport: ['rays', 'rings', 'hills'],
  casino: ['rays', 'rings', 'silk', 'petals'],
  fish: ['rays', 'rings', 'petals'],
  card: ['rays', 'rings', 'petals', 'silk'],
  chicken: ['rays', 'hills', 'petals'],
};

/** How many drawings, palettes and so on there are to choose from. */
export interface CoverStock {
  readonly motifs: Readonly<Record<GameCategory, number>>;
  readonly palettes: number;
}

export interface CoverPlan {
  /** Places in the lists of palettes and of the category's motifs. */
  readonly palette: number;
  readonly motif: number;
  /** A second choice within the motif: a suit, a side. From 0 to 3. */
  readonly variant: number;
  readonly backdrop: BackdropName;
  /** Where the light stands, from the left in units of the cover, -60 to 60. */
  readonly light: number;
  /** Degrees that the motif leans. */
  readonly lean: number;
  /** Looks to the other side: never what is read, as cards and sevens are. */
  readonly mirrored: boolean;
}

const HAS_SIDES: ReadonlySet<GameCategory> = new Set(['sport', 'fish', 'chicken']);

/** Chooses for a game; equal games get equal plans. */
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

/** Any number would do; under this one no two games of the mock's catalogue look alike. */
const START = 9251;

/** Whole numbers below a bound, one after another, from a text: FNV-1a, then a well-mixing shift (mulberry32). */
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
