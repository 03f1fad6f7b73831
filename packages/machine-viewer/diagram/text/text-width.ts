/**
 * Computes the width of text without a DOM, because a diagram must be the same in a browser and in Node. The metrics are those of
 * Noto Sans and Noto Sans Lao, which are wider than most fonts, so that text in a fallback font fits too.
 */

/** The advance widths of Noto Sans for U+0020 to U+007E, in thousandths of the font size. */
export const LATIN: readonly number[] = [
  260, 269, 408, 646, 572, 831, 732, 225, 300, 300, 551, 572, 268, 322, 268, 372, 572, 572, 572, 572, 572,
  572, 572, 572, 572, 572, 268, 268, 572, 572, 572, 434, 899, 639, 650, 632, 730, 556, 519, 728, 741, 339,
  273, 619, 524, 907, 760, 781, 605, 781, 622, 549, 556, 731, 600, 930, 586, 566, 572, 329, 372, 329, 572,
  444, 281, 561, 615, 480, 615, 564, 344, 615, 618, 258, 258, 534, 258, 935, 618, 605, 615, 615, 413, 479,
  361, 618, 508, 786, 529, 510, 470, 380, 551, 380, 572,
];

/** The same of Noto Sans Lao for U+0E81 to U+0EDD; marks above and below a consonant, and unassigned code points, have none. */
export const LAO: readonly number[] = [
  614, 615, 0, 614, 0, 738, 369, 566, 595, 615, 0, 646, 614, 946, 668, 614, 738, 973, 758, 636, 646, 619, 726,
  644, 614, 614, 616, 726, 726, 732, 734, 760, 614, 619, 615, 0, 626, 0, 586, 614, 616, 635, 726, 594, 620,
  615, 578, 372, 0, 324, 324, 0, 0, 0, 0, 0, 0, 210, 0, 0, 574, 0, 0, 281, 515, 280, 280, 324, 0, 627, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 616, 586, 583, 595, 610, 610, 633, 614, 637, 749, 0, 0, 967, 988,
];

/** The estimated width of any other character. */
const OTHERWISE = 640;
/** Combining marks: they have no width. */
const MARK = /\p{M}/u;
/** The width of semibold text relative to regular text. */
const SEMIBOLD = 1.055;

/** Returns the width of a text, rounded up, in the unit of the font size. */
export function widthOf(text: string, size: number, weight: 'regular' | 'semibold' = 'regular'): number {
  let thousandths = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    thousandths += LATIN[code - 0x20] ?? LAO[code - 0xe81] ?? (MARK.test(letter) ? 0 : OTHERWISE);
  }
  return Math.ceil((thousandths * size * (weight === 'semibold' ? SEMIBOLD : 1)) / 1000);
}
