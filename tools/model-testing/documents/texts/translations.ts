/** Reads translations from TSV tables: one row for each id, one column for each language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = Readonly<Record<string, string>>;

/** @throws when a translation is missing. */
export function translationsIn(
  table: 'states.tsv' | 'texts.tsv',
): Readonly<Record<'cn' | 'vn' | 'th', Texts>> {
  const file = readFileSync(join(import.meta.dirname, table), 'utf8');
  const [head = [], ...rows] = file
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const column = (language: string): Texts => {
    const place = head.indexOf(language);
    return Object.fromEntries(
      rows.map((row) => {
        const [id = '', text] = [row[0], row[place]];
        if (!text) throw new Error(`${table} has no text for ${id} in ${language}`);
        return [id, text];
      }),
    );
  };
  return { cn: column('cn'), vn: column('vn'), th: column('th') };
}
