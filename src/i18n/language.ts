import { type I18n, i18n, setupI18n } from '@lingui/core';
import { loadFont } from '../platform/page/fonts.ts';
import type { Browser } from '../platform/browser.ts';
import type { TextStore } from '../platform/storage.ts';
import { catalogChunkOf } from './catalogs.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_TAGS, type Language } from './languages.ts';
import type { Part } from './catalog-chunks.ts';

/** Where the choice is kept: specification §3. */
const STORED_AS = 'i18nextLng';

/** The fonts that come with the site, each with a letter of its script. */
const FONTS: Readonly<Partial<Record<Language, { readonly family: string; readonly sample: string }>>> = {
  lo: { family: 'Noto Sans Lao', sample: 'ກ' },
  th: { family: 'Noto Sans Thai', sample: 'ก' },
};

/** What was asked for last: words of another language that come later are too late. */
let asked: Language | null = null;

/** The parts of the words that are needed so far: no language is spoken without them. */
const needed = new Set<Part>(['shell']);

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
  const font = FONTS[language];
  await Promise.all([catalogsNeeded(language), font && loadFont(font.family, font.sample)]);
  if (asked !== language) return;
  activate(language);
  // A page that is already in the language needs no style recalculation.
  const tag = LANGUAGE_TAGS[language];
  if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
}

/** From now on all is said in these words, which are there. */
export function activate(language: Language): void {
  i18n.activate(language, LANGUAGE_TAGS[language]);
}

/** Brings all that is needed of a language. Rejects where some of it does not come. */
export async function catalogsNeeded(language: Language): Promise<void> {
  // More chunks may be requested while this one is loading.
  for (let known = 0; known < needed.size; ) {
    const parts = [...needed];
    known = parts.length;
    await Promise.all(parts.map((part) => load(language, part)));
  }
}

/**
 * A page's code, or a part of it, together with the words that it says (docs/decisions/0027). Rejects where either does not
 * come.
 */
export async function withCatalogs<Code>(code: Promise<Code>, ...parts: readonly Part[]): Promise<Code> {
  for (const part of parts) needed.add(part);
  const [there] = await Promise.all([code, catalogChunksOf(parts)]);
  return there;
}

async function catalogChunksOf(parts: readonly Part[]): Promise<void> {
  // The current and the requested language. Before the first load there is none.
  const languages = new Set([i18n.locale, asked].filter(isLanguage));
  await Promise.all([...languages].flatMap((language) => parts.map((part) => load(language, part))));
}

const brought = new Set<string>();

async function load(language: Language, part: Part): Promise<void> {
  const messages = await catalogChunkOf(language, part);
  const name = `${language} ${part}`;
  // To be told of what is there already would have everything drawn again.
  if (brought.has(name)) return;
  brought.add(name);
  i18n.load(language, messages);
}

/** The words of a language that is not spoken now, for a page that says itself in more than one. */
export async function shellIn(language: Language): Promise<I18n> {
  const messages = await catalogChunkOf(language, 'shell');
  return setupI18n({
    locale: language,
    locales: LANGUAGE_TAGS[language],
    messages: { [language]: messages },
  });
}

/** Stores the choice for the next visit, in a cookie too, so that the server sends the page in this language. */
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
