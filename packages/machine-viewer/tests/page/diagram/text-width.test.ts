/** The metrics in `text-width.ts` are those of the fonts that the viewer uses. */
import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { LAO, LATIN, widthOf } from '../../../diagram/text/text-width.ts';

const { resolve } = createRequire(import.meta.url);

test.each([
  ['Noto Sans', '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2', LATIN, 0x20],
  ['Noto Sans Lao', '@fontsource/noto-sans-lao/files/noto-sans-lao-lao-400-normal.woff2', LAO, 0xe81],
])('the advance widths are those of %s', (_, file, widths, first) => {
  const font = openSync(resolve(file));
  if (!('unitsPerEm' in font)) throw new Error('not a single font');
  const widthAt = (code: number) =>
    font.hasGlyphForCodePoint(code) ? font.glyphForCodePoint(code).advanceWidth : 0;
  const ofFont = widths.map((_width, index) => Math.round((widthAt(first + index) * 1000) / font.unitsPerEm));
  expect(widths).toEqual(ofFont);
});

test('Lao combining marks have no width', () => {
  expect(widthOf('ນ້ໍ', 10)).toBe(widthOf('ນ', 10));
});
