/** The texts of the documents in each language. Names in braces are replaced by values. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../../src/i18n/languages.ts';
import { lo } from './lo.ts';

export type TextKey = keyof typeof lo;

export const TEXTS: Readonly<Record<Language, Readonly<Partial<Record<string, string>>>>> = {
  lo,
  ...translations(),
};

/**
 * Returns a text with its values filled in.
 * @throws when the text or a value is missing.
 */
export type Describe = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

export function describeIn(language: Language): Describe {
  return (key, values = {}) => {
    const template = TEXTS[language][key];
    if (!template) throw new Error(`“${key}” is not written in ${language}`);
    return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`“${key}” lacks ${name}`);
      return value;
    });
  };
}

/** Reads `texts.tsv`: one row for each text, one column for each language. */
function translations(): Record<'cn' | 'vn' | 'th', Readonly<Partial<Record<string, string>>>> {
  const [head = [], ...rows] = readFileSync(join(import.meta.dirname, 'texts.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const column = (language: string) =>
    Object.fromEntries(rows.map((row) => [row[0] ?? '', row[head.indexOf(language)]]));
  return { cn: column('cn'), vn: column('vn'), th: column('th') };
}
