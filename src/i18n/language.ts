import { type I18n, i18n, setupI18n } from '@lingui/core';
import { loadFont } from '../platform/page/fonts.ts';
import type { Need } from '../platform/late-code.ts';
import type { Browser } from '../platform/browser.ts';
import type { TextStore } from '../platform/storage.ts';
import { catalogChunkOf } from './catalogs.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_TAGS, type Language } from './languages.ts';
import type { Part } from './catalog-chunks.ts';

/** The storage key and cookie name of the chosen language: specification §3. */
const STORED_AS = 'i18nextLng';

/** The site's own fonts, each with a character of its script. The head of the start page loads them too. */
export const FONTS: Readonly<
  Partial<Record<Language, { readonly family: string; readonly sample: string }>>
> = {
  lo: { family: 'Noto Sans Lao', sample: 'ກ' },
  th: { family: 'Noto Sans Thai', sample: 'ก' },
};

/** The language requested last. A catalog that loads after a later request is ignored. */
let asked: Language | null = null;

/** The chunks that are needed so far. A language is activated only after all of them are loaded. */
const needed = new Set<Part>(['shell']);

export function preferredLanguage(device: TextStore): Language {
  const stored = device.read(STORED_AS);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

/**
 * Changes the language after its catalog and font have loaded, so that nothing flickers. Rejects if the catalog fails to
 * load; the language then stays.
 */
export async function switchLanguage(language: Language): Promise<void> {
  asked = language;
  const font = FONTS[language];
  await Promise.all([catalogsNeeded(language), font && loadFont(font.family, font.sample)]);
  if (asked !== language) return;
  activate(language);
  // A page that is already in the language needs no style recalculation.
  const tag = LANGUAGE_TAGS[language];
  if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
}

/** Activates a language whose catalog is loaded. */
export function activate(language: Language): void {
  i18n.activate(language, LANGUAGE_TAGS[language]);
}

/** Loads the chunks of a language that are needed so far. Rejects if one fails to load. Later ones are awaited by their own code. */
export async function catalogsNeeded(language: Language): Promise<void> {
  await Promise.all([...needed].map((part) => load(language, part)));
}

/** For `lateCode`: loads catalog chunks in parallel to the code that needs them (docs/decisions/0005). */
export function withMessages(...parts: readonly Part[]): (need: Need) => Promise<void> {
  return async (need) => {
    for (const part of parts) needed.add(part);
    // The active and the requested language; there is none before the first load.
    const languages = new Set([i18n.locale, asked].filter(isLanguage));
    await Promise.all([...languages].flatMap((language) => parts.map((part) => load(language, part, need))));
  };
}

const brought = new Set<string>();

async function load(language: Language, part: Part, need?: Need): Promise<void> {
  const messages = await catalogChunkOf(language, part, need);
  const name = `${language} ${part}`;
  // `i18n.load` re-renders all components, so it is skipped for a loaded chunk.
  if (brought.has(name)) return;
  brought.add(name);
  i18n.load(language, messages);
}

/** The `shell` catalog of another language than the active one, for a page that shows two languages. */
export async function shellIn(language: Language): Promise<I18n> {
  const messages = await catalogChunkOf(language, 'shell');
  return setupI18n({
    locale: language,
    locales: LANGUAGE_TAGS[language],
    messages: { [language]: messages },
  });
}

/** Stores the choice for the next visit, also in a cookie, so that the server sends the page in this language. */
export function rememberLanguage(
  language: Language,
  { device, writeCookie }: Pick<Browser, 'device' | 'writeCookie'>,
): void {
  device.write(STORED_AS, language);
  writeCookie(STORED_AS, language);
}

/** Sets the cookie again if it is missing or different. */
export function restoreLanguageCookie(language: Language, { readCookie, writeCookie }: Browser): void {
  if (readCookie(STORED_AS) !== language) writeCookie(STORED_AS, language);
}

/**
 * Stores the choice and changes the language. Stored first: if its catalog fails to load, the page reloads, and then finds that
 * of the deployed build.
 */
export async function chooseLanguage(language: Language, browser: Browser): Promise<void> {
  rememberLanguage(language, browser);
  await switchLanguage(language);
}
