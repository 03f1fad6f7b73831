import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gamesNamed } from '../../../../../src/features/game/game-search.ts';

const NAMES = [
  'Naga Pearl Rising',
  'Monsoon Hold ’em',
  'Thirty-Three Orchids',
  'Café Đà Lạt',
  'ເກມປາ',
  'เกมปลา',
  'Live Baccarat 1',
];
const found = (q: string) =>
  gamesNamed(
    NAMES.map((name) => ({ name })),
    q,
  ).map(({ name }) => name);

describe('a game is found by its name', () => {
  test.each([
    ['capitals make no difference', 'NAGA', 'Naga Pearl Rising'],
    ['nor does where in the name it stands', 'earl', 'Naga Pearl Rising'],
    ['nor the order of words', 'rising naga', 'Naga Pearl Rising'],
    ['nor spaces around', '  pearl ', 'Naga Pearl Rising'],
    ['nor apostrophes', "hold 'em", 'Monsoon Hold ’em'],
    ['nor whether they are typed', 'hold em', 'Monsoon Hold ’em'],
    ['nor hyphens', 'thirty three', 'Thirty-Three Orchids'],
    ['nor accents', 'cafe da lat', 'Café Đà Lạt'],
    ['typed or not', 'CAFÉ ĐÀ', 'Café Đà Lạt'],
    ['nor full-width letters', 'ｌｉｖｅ　１', 'Live Baccarat 1'],
    ['in Lao', 'ປາ', 'ເກມປາ'],
    ['in Thai', 'ปลา', 'เกมปลา'],
  ])('%s: %s', (_, q, name) => {
    expect(found(q)).toEqual([name]);
  });

  test('every word must be in it', () => {
    expect(found('naga orchids')).toEqual([]);
  });

  test('vowels of Lao are letters, and no accents', () => {
    expect(found('ປີ')).toEqual([]);
  });

  test.each(['', '   ', '-', '’'])('nothing is looked for with “%s”: all of them', (q) => {
    expect(found(q)).toEqual(NAMES);
  });

  test('each is found by its own name, and nothing is found that was not there', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ name: fc.string({ unit: 'grapheme' }) })), fc.nat(), (games, at) => {
        const game = games[at % Math.max(1, games.length)];
        const matches = gamesNamed(games, game?.name ?? '');
        expect(games).toEqual(expect.arrayContaining([...matches]));
        if (game) expect(matches).toContain(game);
      }),
    );
  });
});
