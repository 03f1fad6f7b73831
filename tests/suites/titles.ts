/** The titles of tests as their sources write them: reading them loads no test. */
import { dirname, join } from 'node:path';
import { textOf } from './test-files.ts';

const QUOTED = String.raw`(['"${'`'}])((?:\\.|(?!\1)[^])*?)\1`;
/** The title of `test('…')`, `test.describe('…')` or `test.each(…)('…')`. */
const TITLE = new RegExp(String.raw`(?:(?<![.\w])(?:test|describe)(?:\.\w+)*\(|\)\()\s*${QUOTED}`, 'g');
/** The rows of `test.each([…])('…')`, whose texts take the places in its title. */
const ROWS = /\.each(?:<[^]*?>)?\(([^]*?)\)\(\s*['"`]/g;
const TEXT = new RegExp(QUOTED, 'g');
/** A place in a title that each test fills with something else. */
const PLACE = /\$\{[^}]*\}|%[sdifjoc#$%]|\$[\w.]+/;
/** A part of a test file, whose tests it imports: `import './quote.rules.ts'`. */
const PART = /^import '(\.\/[^']+\.rules\.ts)';$/gm;

/** A title with fewer letters besides its places says nothing about a text. */
const FEWEST_LETTERS = 10;

/** The titles in a test file and in the files that are parts of it, with places as they are written. */
export function titlesOf(path: string): readonly string[] {
  return sourcesOf(path).flatMap((source) => [...source.matchAll(TITLE)].map(unquoted));
}

/** The titles and the texts of rows in a test file that say the text. */
export function titlesWith(path: string, text: string): readonly string[] {
  const rows = sourcesOf(path)
    .flatMap((source) => [...source.matchAll(ROWS)])
    .flatMap(([, row = '']) => [...row.matchAll(TEXT)].map(unquoted));
  return [...titlesOf(path), ...rows].filter((title) => isTitled(title, text));
}

function sourcesOf(path: string): readonly string[] {
  const source = textOf(path);
  const parts = [...source.matchAll(PART)].map(([, part = '']) => textOf(join(dirname(path), part)));
  return [source, ...parts];
}

function unquoted([, , text = '']: RegExpMatchArray): string {
  return text.replace(/\\(['"`])/g, '$1');
}

/** Whether the text is a part of what the title says besides its places, or a whole title with its places filled. */
function isTitled(title: string, text: string): boolean {
  const parts = title.split(PLACE);
  if (parts.some((part) => part.includes(text))) return true;
  return parts.join('').replace(/\P{L}/gu, '').length >= FEWEST_LETTERS && filled(parts).test(text);
}

function filled(parts: readonly string[]): RegExp {
  return new RegExp(parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*'));
}
