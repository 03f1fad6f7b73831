/** A game's cover image is derived from its code (lobby, specification §1). */
import { expect, test } from 'vitest';
import { SHELVES } from '../../../../../mock-server/seeds/game-shelves.ts';
import { GAME_CATEGORIES } from '../../../../../contract/game.ts';
import { type CoveredGame, coverPlan } from '../../../../../src/ui/brand/cover/plan.ts';

const STOCK = {
  motifs: { slot: 20, sport: 6, casino: 7, fish: 6, card: 5, chicken: 4 },
  palettes: 12,
} as const;

const GAMES: readonly CoveredGame[] = SHELVES.flatMap(({ provider, category, tab, names }) =>
  names.map((_, place) => ({ provider, category, code: `${tab}-${place}` })),
);

test('known plans do not change, so that players recognize a game', () => {
  expect(coverPlan({ code: 'ALP-001', provider: 'alphabet', category: 'slot' }, STOCK)).toEqual({
    backdrop: 'rings',
    lean: 4,
    light: -36,
    mirrored: false,
    motif: 17,
    palette: 0,
    variant: 2,
  });
});

test('a cover uses only existing motifs, palettes and variants', () => {
  for (const game of GAMES) {
    const plan = coverPlan(game, STOCK);
    expect(plan.motif).toBeLessThan(STOCK.motifs[game.category]);
    expect(plan.palette).toBeLessThan(STOCK.palettes);
    expect([0, 1, 2, 3]).toContain(plan.variant);
  }
});

test('motifs with characters (cards, sevens, tables) are never mirrored', () => {
  for (const game of GAMES) {
    if (['slot', 'casino', 'card'].includes(game.category))
      expect(coverPlan(game, STOCK).mirrored).toBe(false);
  }
});

test('covers differ: within a category all motifs occur, and so do all palettes', () => {
  for (const category of GAME_CATEGORIES) {
    const plans = Array.from({ length: 200 }, (_, code) =>
      coverPlan({ code: `G-${code}`, provider: 'gclub', category }, STOCK),
    );
    expect(new Set(plans.map(({ motif }) => motif)).size).toBe(STOCK.motifs[category]);
    expect(new Set(plans.map(({ palette }) => palette)).size).toBe(STOCK.palettes);
  }
});

test('the same code at another provider has another cover', () => {
  const game = { code: 'G-1', category: 'slot' } as const;
  expect(coverPlan({ ...game, provider: 'gclub' }, STOCK)).not.toEqual(
    coverPlan({ ...game, provider: 'betflix' }, STOCK),
  );
});
