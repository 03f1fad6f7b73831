/** The characters that a font file contains. */
import { openSync } from 'fontkit';
import { type FontFile, isUsedFor } from '../../fixtures/font-faces.ts';

/** Whether a browser uses this file for the letter, and the file contains it. */
export function writes(face: FontFile, letter: string): boolean {
  return isUsedFor(face, letter) && codesOf(face).has(letter.codePointAt(0) ?? 0);
}

const opened = new Map<string, ReadonlySet<number>>();

function codesOf({ path }: FontFile): ReadonlySet<number> {
  const known = opened.get(path);
  if (known) return known;
  const font = openSync(path);
  if (!('characterSet' in font)) throw new Error(`${path} holds several fonts.`);
  const codes = new Set(font.characterSet);
  opened.set(path, codes);
  return codes;
}
