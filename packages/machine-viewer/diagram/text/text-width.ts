/**
 * Computes the width of text without a DOM, because a diagram must be the same in a browser and in Node. The metrics are those of
 * Noto Sans, which is wider than most fonts, so that text in a fallback font fits too.
 */

/** The advance widths of Noto Sans for U+0020 to U+007E, in thousandths of the font size. */
export const LATIN: readonly number[] = [
  260, 269, 408, 646, 572, 831, 732, 225, 300, 300, 551, 572, 268, 322, 268, 372, 572, 572, 572, 572, 572,
  572, 572, 572, 572, 572, 268, 268, 572, 572, 572, 434, 899, 639, 650, 632, 730, 556, 519, 728, 741, 339,
  273, 619, 524, 907, 760, 781, 605, 781, 622, 549, 556, 731, 600, 930, 586, 566, 572, 329, 372, 329, 572,
  444, 281, 561, 615, 480, 615, 564, 344, 615, 618, 258, 258, 534, 258, 935, 618, 605, 615, 615, 413, 479,
  361, 618, 508, 786, 529, 510, 470, 380, 551, 380, 572,
];

const FIRST = 0x20;
/** The estimated width of any other character: a Lao consonant is about as wide as a Latin capital. */
const OTHERWISE = 640;
/** Combining marks, such as Lao vowels and tone marks above or below a consonant: they have no width. */
const MARK = /\p{M}/u;
/** The width of semibold text relative to regular text. */
const SEMIBOLD = 1.055;

/** Returns the width of a text, rounded up, in the unit of the font size. */
export function widthOf(text: string, size: number, weight: 'regular' | 'semibold' = 'regular'): number {
  let thousandths = 0;
  for (const letter of text) {
    const width = LATIN[(letter.codePointAt(0) ?? 0) - FIRST];
    thousandths += width ?? (MARK.test(letter) ? 0 : OTHERWISE);
  }
  return Math.ceil((thousandths * size * (weight === 'semibold' ? SEMIBOLD : 1)) / 1000);
}
