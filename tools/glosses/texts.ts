/** All texts of the site in its four languages and in English, for the pages of the tools. */
import { formatter } from '@lingui/format-po';
import { type Language, LANGUAGES } from '../../src/i18n/languages.ts';
import { englishOf } from './english.ts';

export interface Text extends Readonly<Record<Language | 'en', string>> {
  readonly id: string;
}

const FILES = import.meta.glob<string>('../../src/locales/*.po', {
  query: '?raw',
  import: 'default',
  eager: true,
});

async function catalogOf(language: Language) {
  const file = FILES[`../../src/locales/${language}.po`] ?? '';
  return formatter({ explicitIdAsDefault: true }).parse(file, {
    locale: language,
    sourceLocale: 'en',
    filename: `${language}.po`,
  });
}

const CATALOGS = await Promise.all(
  LANGUAGES.map(async (language) => [language, await catalogOf(language)] as const),
);

/** As ICU MessageFormat, in the order of the catalogs, which are sorted by id. */
export const TEXTS: readonly Text[] = Object.keys(CATALOGS[0]?.[1] ?? {}).map((id) => ({
  id,
  ...(Object.fromEntries([
    ['en', englishOf(id) ?? ''],
    ...CATALOGS.map(([language, texts]) => [language, texts[id]?.translation ?? '']),
  ]) as Record<Language | 'en', string>),
}));

/** Returns the texts whose id, or whose text in any language, contains the search term. */
export function textsWith(search: string, texts: readonly Text[] = TEXTS): readonly Text[] {
  const wanted = search.trim().toLowerCase();
  return texts.filter((text) => Object.values(text).some((value) => value.toLowerCase().includes(wanted)));
}
