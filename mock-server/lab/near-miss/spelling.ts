/** Similarity of words, and suggestions for misspelled words. */
import damerauLevenshtein from 'damerau-levenshtein';

/**
 * The number of characters to insert, delete, replace or swap with their neighbour, relative to the longer word: 0 for equal words, 1 for
 * completely different ones.
 */
export function unlikeness(one: string, other: string): number {
  return damerauLevenshtein(one, other).relative;
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
