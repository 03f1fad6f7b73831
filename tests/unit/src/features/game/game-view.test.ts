import { describe, expect, test } from 'vitest';
import {
  gameFilterOf,
  type GameView,
  gameViewIn,
  gameViewPath,
} from '../../../../../src/features/game/game-view.ts';
import { gamePath, splitAddress } from '../../../../../src/app/paths.ts';

const VIEWS: readonly GameView[] = [
  { q: '' },
  { tab: 'pp.txt', q: '' },
  { tab: 'Dragon Tiger', category: 'casino', q: '' },
  { category: 'fish', q: 'crab & king = 1?' },
  { tab: 'ປາ/\\#', q: 'ນາກ' },
];

describe('the view of a game page is kept in its address (specification §2)', () => {
  test.each(VIEWS)('$tab $category $q: the view that is read equals the one that was written', (view) => {
    expect(gameViewIn(splitAddress(gameViewPath('betflix', view)).search)).toEqual({
      tab: undefined,
      category: undefined,
      ...view,
    });
  });

  test('a view with only a tab has the address that the menu links to', () => {
    expect(gameViewPath('betflix', { tab: 'pp.txt' })).toBe(gamePath('betflix', 'pp.txt'));
    expect(gameViewPath('gclub', { q: '' })).toBe(gamePath('gclub'));
  });

  test('an unknown category is ignored', () => {
    expect(gameViewIn('?category=poker&q=x').category).toBeUndefined();
  });

  test('the request contains the tab and the category, but not the typed search', () => {
    expect(gameFilterOf('gclub', { tab: 'Dice', category: 'casino', q: 'x' })).toEqual({
      provider: 'gclub',
      tab: 'Dice',
      category: 'casino',
    });
    expect(gameFilterOf('gclub', { q: 'x' })).toEqual({ provider: 'gclub' });
  });
});
