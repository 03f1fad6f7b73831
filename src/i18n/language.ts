import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core';
import type { TextStore } from '../platform/storage.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_TAGS, type Language } from './languages.ts';

/** Where the choice is kept: specification §3. */
const STORED_AS = 'i18nextLng';

/** One chunk a language; the catalogs are compiled when the site is built. */
const catalogs: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  lo: () => import('../locales/lo.po'),
  cn: () => import('../locales/cn.po'),
  vn: () => import('../locales/vn.po'),
  th: () => import('../locales/th.po'),
};

export function preferredLanguage(device: TextStore): Language {
  const stored = device.read(STORED_AS);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

/** Speaks another language from now on. The words are there before anything changes, so nothing flickers. */
export async function speak(language: Language): Promise<void> {
  const { messages } = await catalogs[language]();
  i18n.loadAndActivate({ locale: language, locales: LANGUAGE_TAGS[language], messages });
  document.documentElement.lang = LANGUAGE_TAGS[language];
}

/** The words of a language that is not spoken now, for a page that says itself in more than one. */
export async function wordsOf(language: Language): Promise<I18n> {
  const { messages } = await catalogs[language]();
  return setupI18n({
    locale: language,
    locales: LANGUAGE_TAGS[language],
    messages: { [language]: messages },
  });
}

/** Speaks another language and remembers it for the next visit. */
export async function chooseLanguage(language: Language, device: TextStore): Promise<void> {
  await speak(language);
  device.write(STORED_AS, language);
}
