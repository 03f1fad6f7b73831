/** The language codes with their tags and names. */
import { type Language, LANGUAGES } from '../../contract/values.ts';

export { type Language, LANGUAGES };

export const DEFAULT_LANGUAGE: Language = 'lo'; // spec §9

/** The BCP 47 tags, for `<html lang>`, Intl and plural rules. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  lo: 'lo',
  cn: 'zh-CN',
  vn: 'vi-VN',
  th: 'th',
};

/** The name of each language in that language, so that a player who cannot read the current one finds it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  lo: 'ລາວ',
  cn: '中文',
  vn: 'Tiếng Việt',
  th: 'ไทย',
};

export function isLanguage(code: string | null): code is Language {
  return (LANGUAGES as readonly (string | null)[]).includes(code);
}
