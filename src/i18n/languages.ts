/** The languages as browsers and people know them. */
import { type Language, LANGUAGES } from '../../contract/values.ts';

export { type Language, LANGUAGES };

export const DEFAULT_LANGUAGE: Language = 'lo'; // spec §9

/** What `<html lang>`, Intl and plurals understand. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  lo: 'lo',
  cn: 'zh-CN',
  vn: 'vi-VN',
  th: 'th',
};

/** The name of each language in that language, so that a player can leave one that they cannot read. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  lo: 'ລາວ',
  cn: '中文',
  vn: 'Tiếng Việt',
  th: 'ไทย',
};

export function isLanguage(code: string | null): code is Language {
  return (LANGUAGES as readonly (string | null)[]).includes(code);
}
