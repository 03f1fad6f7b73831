/** The texts of test files: titles, and the rows of tables that fill them. Reading them loads no test. */
import { dirname, join } from 'node:path';
import { textOf } from './test-files.ts';

const COMMENT = /^\s*(?:\/\*[^]*?\*\/|\/\/.*)$/gm;
const QUOTED = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;
/** A part of a test file, whose tests it imports: `import './quote.rules.ts'`. */
const PART = /^import '(\.\/[^']+\.rules\.ts)';$/gm;

/** Whether a title or the row of a table in the test file, or in its parts, contains the text. */
export function says(path: string, text: string): boolean {
  const source = textOf(path);
  const parts = [...source.matchAll(PART)].map(([, part = '']) => textOf(join(dirname(path), part)));
  return [source, ...parts].some((code) =>
    [...code.replace(COMMENT, '').matchAll(QUOTED)].some(([quoted]) =>
      quoted.replace(/\\(['"`])/g, '$1').includes(text),
    ),
  );
}
