import type { Game } from '../../../contract/game.ts';

/**
 * The games whose names hold every word that is looked for, or a part of it: whether letters are capitals, wear accents,
 * or are full-width makes no difference, nor do signs between them. All of them where nothing is looked for.
 */
export function gamesNamed<G extends Pick<Game, 'name'>>(games: readonly G[], q: string): readonly G[] {
  const text = plain(q).split(' ').filter(Boolean);
  return games.filter(({ name }) => {
    const letters = plain(name);
    return text.every((word) => letters.includes(word));
  });
}

/** Accents of Latin letters alone: in Lao and Thai such marks are vowels. */
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
