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

const [lo, cn, vn, th] = await Promise.all(LANGUAGES.map(catalogOf));

/** As ICU MessageFormat, in the order of the catalogs, which are sorted by id. */
export const TEXTS: readonly Text[] = Object.keys(lo ?? {}).map((id) => ({
  id,
  lo: lo?.[id]?.translation ?? '',
  cn: cn?.[id]?.translation ?? '',
  vn: vn?.[id]?.translation ?? '',
  th: th?.[id]?.translation ?? '',
  en: englishOf(id) ?? '',
}));

/** Returns the texts whose id, or whose text in any language, contains the search term. */
export function textsWith(search: string, texts: readonly Text[] = TEXTS): readonly Text[] {
  const wanted = search.trim().toLowerCase();
  return texts.filter((text) => Object.values(text).some((value) => value.toLowerCase().includes(wanted)));
}
