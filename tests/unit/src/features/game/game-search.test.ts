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
    ['in capitals', 'NAGA', 'Naga Pearl Rising'],
    ['by a part of a word', 'earl', 'Naga Pearl Rising'],
    ['by words in another order', 'rising naga', 'Naga Pearl Rising'],
    ['with spaces around', '  pearl ', 'Naga Pearl Rising'],
    ['with another kind of apostrophe', "hold 'em", 'Monsoon Hold ’em'],
    ['without the apostrophe', 'hold em', 'Monsoon Hold ’em'],
    ['without the hyphen', 'thirty three', 'Thirty-Three Orchids'],
    ['without accents', 'cafe da lat', 'Café Đà Lạt'],
    ['with accents', 'CAFÉ ĐÀ', 'Café Đà Lạt'],
    ['in full-width letters', 'ｌｉｖｅ　１', 'Live Baccarat 1'],
    ['in Lao', 'ປາ', 'ເກມປາ'],
    ['in Thai', 'ปลา', 'เกมปลา'],
  ])('%s: %s', (_, q, name) => {
    expect(found(q)).toEqual([name]);
  });

  test('every word of the search must be in the name', () => {
    expect(found('naga orchids')).toEqual([]);
  });

  test('vowels of Lao are letters, not accents', () => {
    expect(found('ປີ')).toEqual([]);
  });

  test.each(['', '   ', '-', '’'])('the search “%s” has no words, and finds all games', (q) => {
    expect(found(q)).toEqual(NAMES);
  });

  test('each game is found by its own name, and every result is one of the games', () => {
    const name = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(fc.record({ name }), { minLength: 1 }), fc.nat(), (games, at) => {
        const game = games[at % games.length];
        const matches = gamesNamed(games, game?.name ?? '');
        expect(matches).toContain(game);
        expect(matches.filter((match) => !games.includes(match))).toEqual([]);
      }),
    );
  });
});
