import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core';
import { lettersOf } from '../platform/page/letters.ts';
import type { Browser } from '../platform/browser.ts';
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

/** The fonts that come with the site, each with a letter of its script. */
const LETTERS: Readonly<Partial<Record<Language, { readonly family: string; readonly sample: string }>>> = {
  lo: { family: 'Noto Sans Lao', sample: 'ກ' },
  th: { family: 'Noto Sans Thai', sample: 'ก' },
};

/** What was asked for last: words of another language that come later are too late. */
let asked: Language | null = null;

export function preferredLanguage(device: TextStore): Language {
  const stored = device.read(STORED_AS);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

/**
 * Speaks another language from now on. Words and letters are there before anything changes, so nothing flickers. Rejects
 * when the words do not come, and nothing has changed then.
 */
export async function speak(language: Language): Promise<void> {
  asked = language;
  const letters = LETTERS[language];
  const [messages] = await Promise.all([
    messagesOf(language),
    letters && lettersOf(letters.family, letters.sample),
  ]);
  if (asked !== language) return;
  activate(language, messages);
  document.documentElement.lang = LANGUAGE_TAGS[language];
}

/** The words of a language, which may have to come first. */
export async function messagesOf(language: Language): Promise<Messages> {
  return (await catalogs[language]()).messages;
}

/** From now on all is said in these words. */
export function activate(language: Language, messages: Messages): void {
  i18n.loadAndActivate({ locale: language, locales: LANGUAGE_TAGS[language], messages });
}

/** The words of a language that is not spoken now, for a page that says itself in more than one. */
export async function wordsOf(language: Language): Promise<I18n> {
  const messages = await messagesOf(language);
  return setupI18n({
    locale: language,
    locales: LANGUAGE_TAGS[language],
    messages: { [language]: messages },
  });
}

/** For the next visit; the server is told too, so that a page comes in the language at once. */
export function rememberLanguage(
  language: Language,
  { device, writeCookie }: Pick<Browser, 'device' | 'writeCookie'>,
): void {
  device.write(STORED_AS, language);
  writeCookie(STORED_AS, language);
}

/** Tells the server of a choice that it has forgotten, or was never told of. */
export function remindServer(language: Language, { readCookie, writeCookie }: Browser): void {
  if (readCookie(STORED_AS) !== language) writeCookie(STORED_AS, language);
}

/** Speaks another language and remembers it for the next visit. */
export async function chooseLanguage(language: Language, browser: Browser): Promise<void> {
  await speak(language);
  rememberLanguage(language, browser);
}
