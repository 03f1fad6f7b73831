import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../contract/values.ts';
import { lettersOf, SHIPPED, TEST_ONLY } from '../../browser/fixtures/font-faces.ts';
import { writes } from '../../browser/looks/writing/fonts.ts';
import { catalogOf } from '../../browser/fixtures/messages.ts';

/** All texts of the site, and the texts of the operator in the mock's seeds. */
const SAID = [
  ...LANGUAGES.flatMap((language) => Object.values(catalogOf(language))),
  ...['promotions', 'games', 'game-shelves', 'operator'].map((seed) =>
    readFileSync(`mock-server/seeds/${seed}.ts`, 'utf8'),
  ),
  readFileSync('src/i18n/languages.ts', 'utf8'),
].join('\n');

const LETTERS = lettersOf(SAID);
const SENT = [
  { family: 'Noto Sans Lao', script: /\p{Script=Lao}/u },
  { family: 'Noto Sans Thai', script: /\p{Script=Thai}/u },
] as const;

describe('every letter of the catalogs has a font', () => {
  test.each(SHIPPED)('$family $weight is shipped with every letter of its script', ({ family, weight }) => {
    const { script } = SENT.find((known) => known.family === family) ?? { script: /./u };
    const faces = SHIPPED.filter((face) => face.family === family && face.weight === weight);
    const letters = LETTERS.filter((letter) => script.test(letter));
    expect(letters.length).toBeGreaterThan(40);
    expect(letters.filter((letter) => !faces.some((face) => writes(face, letter)))).toEqual([]);
  });

  test('Lao and Thai are shipped in both weights', () => {
    expect(SHIPPED.map(({ family, weight }) => `${family} ${weight}`)).toEqual(
      SENT.flatMap(({ family }) => [`${family} 400`, `${family} 700`]),
    );
  });

  test('the fonts of the tests have all other letters', () => {
    const others = LETTERS.filter((letter) => !SENT.some(({ script }) => script.test(letter)));
    expect(others.length).toBeGreaterThan(300);
    expect(others.filter((letter) => !TEST_ONLY.some((face) => writes(face, letter)))).toEqual([]);
  });

  test('a letter that a font lacks, or that its range leaves out, is detected', () => {
    const [face] = SHIPPED;
    if (!face) throw new Error('No font is sent.');
    expect(writes(face, 'ກ')).toBe(true);
    expect(writes(face, 'ก')).toBe(false);
    expect(writes({ ...face, range: 'U+0E01-0E5B' }, 'ກ')).toBe(false);
  });
});
