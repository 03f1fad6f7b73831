/** Message templates of the documents. Names in braces are replaced by values. */
import type { Language } from '../../../../src/i18n/languages.ts';
import { lo } from './lo.ts';
import { translationsIn } from './translations.ts';

/** All keys: `KindKey` and the keys for the parts of a document. */
type WordKey = keyof typeof lo;

export const TESTER_MESSAGES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  lo,
  ...translationsIn('texts.tsv'),
};

/**
 * Returns a message with its values filled in.
 * @throws when a value is missing.
 */
export type Describe = (key: WordKey, values?: Readonly<Record<string, string>>) => string;

export function describeIn(language: Language): Describe {
  return (key, values = {}) => {
    const template = TESTER_MESSAGES[language][key];
    if (template === undefined) throw new Error(`“${key}” is not written in ${language}`);
    return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`“${key}” lacks ${name}`);
      return value;
    });
  };
}
