/** The message catalogs from `src/locales`, and i18n objects that use them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { ERROR_STATUS, type ErrorCode, type ServerFailure } from '../../../../contract/errors.ts';
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '../../../../src/i18n/languages.ts';

const FOLDER = join(import.meta.dirname, '../../../../src/locales');

export type Catalog = Readonly<Record<string, string>>;

const catalogs = new Map<Language, Catalog>(await Promise.all(LANGUAGES.map(readCatalog)));

async function readCatalog(language: Language): Promise<[Language, Catalog]> {
  return [language, JSON.parse(await readFile(join(FOLDER, `${language}.json`), 'utf8'))];
}

export const catalogOf = (language: Language): Catalog => catalogs.get(language) ?? {};

export function speaking(language: Language) {
  return setupI18n({
    locale: language,
    locales: LANGUAGE_TAGS[language],
    messages: { [language]: catalogOf(language) },
  });
}

export function serverFailure(code: ErrorCode, meta: Readonly<Record<string, string>> = {}): ServerFailure {
  const answer = { fields: {}, requestId: 'r', retryAfterSeconds: null };
  return { kind: 'server', status: ERROR_STATUS[code], code, meta, ...answer };
}
