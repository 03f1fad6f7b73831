/** The metrics in `text-width.ts` are those of the font that the viewer uses. */
import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { LATIN, widthOf } from '../../../diagram/text/text-width.ts';

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2',
);

test('the advance widths are those of Noto Sans', () => {
  const font = openSync(FONT);
  if (!('unitsPerEm' in font)) throw new Error('not a single font');
  const widths = LATIN.map((_, index) =>
    Math.round((font.glyphForCodePoint(0x20 + index).advanceWidth * 1000) / font.unitsPerEm),
  );
  expect(LATIN).toEqual(widths);
});

test('Lao combining marks have no width', () => {
  expect(widthOf('ນ້ໍ', 10)).toBe(widthOf('ນ', 10));
});
