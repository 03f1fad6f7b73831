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
export const UNRELATED = 0.5;

/** Returns the most similar word, however different it is; null if there is no word. */
export function mostSimilar(word: string, words: readonly string[]): string | null {
  const asked = word.toLowerCase();
  const ranked = words.map((candidate) => ({ candidate, by: unlikeness(asked, candidate.toLowerCase()) }));
  return ranked.toSorted((one, other) => one.by - other.by)[0]?.candidate ?? null;
}

/** Returns the most likely word; null if none is likely. A unique prefix match wins. */
export function likeliest(word: string, words: readonly string[]): string | null {
  const asked = word.toLowerCase();
  const begun = words.filter((candidate) => candidate.toLowerCase().startsWith(asked));
  if (asked !== '' && begun.length === 1) return begun[0] ?? null;
  const likely = words.filter((candidate) => unlikeness(asked, candidate.toLowerCase()) < UNRELATED);
  return mostSimilar(word, likely);
}
