/** All texts of the site in its four languages and in English, for the pages of the tools. */
import { type Language, LANGUAGES } from '../../src/i18n/languages.ts';
import { englishOf } from './english.ts';

export interface Text extends Readonly<Record<Language | 'en', string>> {
  readonly id: string;
}

const CATALOGS = import.meta.glob<Readonly<Record<string, string>>>('../../src/locales/*.json', {
  import: 'default',
  eager: true,
});

const catalogOf = (language: Language) => CATALOGS[`../../src/locales/${language}.json`] ?? {};

/** As ICU MessageFormat, in the order of the catalogs, which are sorted by id. */
export const TEXTS: readonly Text[] = Object.keys(catalogOf('lo')).map((id) => ({
  id,
  ...(Object.fromEntries([
    ['en', englishOf(id) ?? ''],
    ...LANGUAGES.map((language) => [language, catalogOf(language)[id] ?? '']),
  ]) as Record<Language | 'en', string>),
}));

/** Returns the texts whose id, or whose text in any language, contains the search term. */
export function textsWith(search: string, texts: readonly Text[] = TEXTS): readonly Text[] {
  const wanted = search.trim().toLowerCase();
  return texts.filter((text) => Object.values(text).some((value) => value.toLowerCase().includes(wanted)));
}
