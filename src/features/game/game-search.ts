import type { Game } from '../../../contract/game.ts';

/**
 * The games whose names contain every word of `q`, also as part of a word. Case, Latin accents, full-width forms and
 * punctuation are ignored. An empty `q` matches all games.
 */
export function gamesNamed<G extends Pick<Game, 'name'>>(games: readonly G[], q: string): readonly G[] {
  const text = plain(q).split(' ').filter(Boolean);
  return games.filter(({ name }) => {
    const letters = plain(name);
    return text.every((word) => letters.includes(word));
  });
}

/** Only the combining marks of the Latin script: in Lao and Thai such marks are vowels. */
const ACCENTS = /[\u0300-\u036f]/g;

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/['’‘]/g, '')
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
}
