/** What the page says, from the catalogs themselves: a test names a text by its id and finds it in any language. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from './site.ts';

export type Say = (id: string, values?: Readonly<Record<string, string | number>>) => string;

const LOCALES = fileURLToPath(new URL('../../src/locales/', import.meta.url));

/** The words of a language. An id without words is a mistake of the test. */
export function messagesIn(language: Language): Say {
  const messages = catalogOf(language);
  return (id, values = {}) => {
    const text = messages[id];
    if (!text) throw new Error(`${language} has no words for ${id}`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  };
}

/** All words of a language by their ids. */
export function catalogOf(language: Language): Readonly<Record<string, string>> {
  return catalog(readFileSync(`${LOCALES}${language}.po`, 'utf8'));
}

/** A `.po` of one-line entries, as the formatter writes them; longer ones are joined. */
function catalog(po: string): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const entry of po.split('\n\n')) {
    const id = textAfter('msgid', entry);
    const text = textAfter('msgstr', entry);
    if (id) messages[id] = text;
  }
  return messages;
}

function textAfter(keyword: string, entry: string): string {
  const match = new RegExp(`^${keyword} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, 'm').exec(entry);
  const lines = match?.[1]?.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return lines.map((line) => JSON.parse(line) as string).join('');
}
