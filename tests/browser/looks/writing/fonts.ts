/** The fonts that the site sends, and those with which only tests write: which letters each of them really has. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const require = createRequire(import.meta.url);

/** One `@font-face`: a file, and for which letters a browser fetches it. */
export interface FontFace {
  readonly family: string;
  readonly weight: string;
  readonly path: string;
  /** As CSS writes it: `U+0E81-0EDF, U+25CC`. */
  readonly range: string;
}

/** Sent to every player. */
export const SHIPPED: readonly FontFace[] = facesIn(join(REPOSITORY, 'src/styles/fonts.css'));

/** In the place of the fonts of a phone, which the other scripts are left to: a test must not depend on its machine's. */
export const TEST_ONLY: readonly FontFace[] = [
  ...facesIn(require.resolve('@fontsource-variable/noto-sans/wght.css'), 'Noto Sans'),
  ...facesIn(require.resolve('@fontsource-variable/noto-sans-sc/wght.css'), 'Noto Sans SC'),
];

/** Whether a browser that shows the letter fetches this file for it. */
export function isFetchedFor({ range }: FontFace, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });
}

/** Whether it finds the letter there as well. */
export function writes(face: FontFace, letter: string): boolean {
  return isFetchedFor(face, letter) && codesOf(face).has(letter.codePointAt(0) ?? 0);
}

/** The letters of a text, each once, save those that nobody sees. */
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

/** What a style sheet declares; a file is named from its own folder or by its package. */
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
