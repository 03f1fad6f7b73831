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

describe('what a game page shows stands in its address (specification §2)', () => {
  test.each(VIEWS)('$tab $category $q: there and back', (view) => {
    expect(gameViewIn(splitAddress(gameViewPath('betflix', view)).search)).toEqual({
      tab: undefined,
      category: undefined,
      ...view,
    });
  });

  test('a tab alone has the address that the menu leads to', () => {
    expect(gameViewPath('betflix', { tab: 'pp.txt' })).toBe(gamePath('betflix', 'pp.txt'));
    expect(gameViewPath('gclub', { q: '' })).toBe(gamePath('gclub'));
  });

  test('a category that is not known asks for none', () => {
    expect(gameViewIn('?category=poker&q=x').category).toBeUndefined();
  });

  test('the server is asked for tab and category, and not for what is typed', () => {
    expect(gameFilterOf('gclub', { tab: 'Dice', category: 'casino', q: 'x' })).toEqual({
      provider: 'gclub',
      tab: 'Dice',
      category: 'casino',
    });
    expect(gameFilterOf('gclub', { q: 'x' })).toEqual({ provider: 'gclub' });
  });
});
