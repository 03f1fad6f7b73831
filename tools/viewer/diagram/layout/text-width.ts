/**
 * How wide a text is, without a page to measure it in: a diagram is laid out in a browser and in Node, and must be the same.
 * Noto Sans is measured, which is wider than most: what is read in another typeface has room.
 */

/** The advance widths of Noto Sans from the blank to the tilde, in thousandths of its size. */
export const LATIN: readonly number[] = [
  260, 269, 408, 646, 572, 831, 732, 225, 300, 300, 551, 572, 268, 322, 268, 372, 572, 572, 572, 572, 572,
  572, 572, 572, 572, 572, 268, 268, 572, 572, 572, 434, 899, 639, 650, 632, 730, 556, 519, 728, 741, 339,
  273, 619, 524, 907, 760, 781, 605, 781, 622, 549, 556, 731, 600, 930, 586, 566, 572, 329, 372, 329, 572,
  444, 281, 561, 615, 480, 615, 564, 344, 615, 618, 258, 258, 534, 258, 935, 618, 605, 615, 615, 413, 479,
  361, 618, 508, 786, 529, 510, 470, 380, 551, 380, 572,
];

const FIRST = 0x20;
/** A letter of Lao is about as wide as a capital. */
const OTHERWISE = 640;
/** The signs of Lao that stand above or below a letter. */
const MARK = /\p{M}/u;
/** Semibold letters are wider by this much. */
const SEMIBOLD = 1.055;

/** How wide a text is at a size, in the units of that size. */
export function widthOf(text: string, size: number, weight: 'regular' | 'semibold' = 'regular'): number {
  let thousandths = 0;
  for (const letter of text) {
    const width = LATIN[(letter.codePointAt(0) ?? 0) - FIRST];
    thousandths += width ?? (MARK.test(letter) ? 0 : OTHERWISE);
  }
  return Math.ceil((thousandths * size * (weight === 'semibold' ? SEMIBOLD : 1)) / 1000);
}
