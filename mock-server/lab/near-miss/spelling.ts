/** Edit distance of words, and suggestions for misspelled words. */

/** The number of characters to insert, delete, replace or swap with their neighbour to turn one word into the other. */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, above] = [above, current];
  }
  return above[other.length] ?? 0;
}

/** The distance relative to the longer word: 0 for equal words, 1 for completely different ones. */
export function unlikeness(one: string, other: string): number {
  const length = Math.max(one.length, other.length);
  return length === 0 ? 0 : editDistance(one, other) / length;
}

/** Returns `; did you mean X?`, or an empty string. */
export function suggestion(meant: string | null): string {
  return meant === null ? '' : `; did you mean ${meant}?`;
}

/** At or beyond this value, words count as unrelated. */
const LIKELY = 0.5;

export function isLikely(one: string, other: string): boolean {
  return unlikeness(one.toLowerCase(), other.toLowerCase()) < LIKELY;
}

/** Returns the most likely word; null if none is likely. A unique prefix match wins. */
export function likeliest(word: string, text: readonly string[]): string | null {
  const asked = word.toLowerCase();
  const begun = text.filter((candidate) => candidate.toLowerCase().startsWith(asked));
  if (asked !== '' && begun.length === 1) return begun[0] ?? null;
  const [nearest] = text
    .filter((candidate) => isLikely(asked, candidate))
    .toSorted((one, other) => unlikeness(asked, one.toLowerCase()) - unlikeness(asked, other.toLowerCase()));
  return nearest ?? null;
}
