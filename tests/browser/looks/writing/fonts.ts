/** The fonts that the site ships, and those of the tests, with the characters that each of them contains. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const require = createRequire(import.meta.url);

/** One `@font-face`: a file, and the characters for which a browser fetches it. */
export interface FontFace {
  readonly family: string;
  readonly weight: string;
  readonly path: string;
  /** As CSS writes it: `U+0E81-0EDF, U+25CC`. */
  readonly range: string;
}

/** The fonts that the site ships. */
export const SHIPPED: readonly FontFace[] = facesIn(join(REPOSITORY, 'src/styles/fonts.css'));

/** Substitutes for the phone's fonts, which render the other scripts: a test must not depend on the fonts of its machine. */
export const TEST_ONLY: readonly FontFace[] = [
  ...facesIn(require.resolve('@fontsource-variable/noto-sans/wght.css'), 'Noto Sans'),
  ...facesIn(require.resolve('@fontsource-variable/noto-sans-sc/wght.css'), 'Noto Sans SC'),
];

/** Whether a browser fetches this file to render the letter. */
export function isFetchedFor({ range }: FontFace, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });
}

/** Whether a browser fetches this file for the letter, and the file contains it. */
export function writes(face: FontFace, letter: string): boolean {
  return isFetchedFor(face, letter) && codesOf(face).has(letter.codePointAt(0) ?? 0);
}

/** Returns the distinct characters of a text, without white space and invisible ones. */
export function loadFont(text: string): readonly string[] {
  return [...new Set(text)].filter((letter) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(letter));
}

const opened = new Map<string, ReadonlySet<number>>();

function codesOf({ path }: FontFace): ReadonlySet<number> {
  const known = opened.get(path);
  if (known) return known;
  const font = openSync(path);
  if (!('characterSet' in font)) throw new Error(`${path} holds several fonts.`);
  const codes = new Set(font.characterSet);
  opened.set(path, codes);
  return codes;
}

/** Returns the `@font-face` rules of a style sheet. A file's path is relative to the sheet, or begins with its package. */
function facesIn(sheet: string, family?: string): readonly FontFace[] {
  return [...readFileSync(sheet, 'utf8').matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => {
    const said = (property: string) => new RegExp(`${property}: ([^;]+);`).exec(body)?.[1] ?? '';
    const file = /url\(["']?([^"')]+)/.exec(said('src'))?.[1] ?? '';
    return {
      family: family ?? said('font-family').replaceAll(/["']/g, ''),
      weight: said('font-weight'),
      path: file.startsWith('.') ? join(dirname(sheet), file) : require.resolve(file),
      range: said('unicode-range'),
    };
  });
}
