import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../src/i18n/languages.ts';
import { type Theme, THEMES } from './theme.ts';
import { FRAME_PATH } from '../paths.ts';

/** What a frame shows: a page, by its path in the route table, and one of its states. */
export interface Shown {
  readonly page: string;
  readonly state: string;
}

export interface Frame extends Shown {
  readonly language: Language;
  readonly theme: Theme;
}

export function frameAddress({ page, state, language, theme }: Frame): string {
  return `${FRAME_PATH}?${new URLSearchParams({ page, state, language, theme })}`;
}

export function frameIn(search: string): Frame {
  const query = new URLSearchParams(search);
  const language = query.get('language');
  return {
    ...shownIn(query),
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    theme: themeIn(query),
  };
}

/** Reads the state from the query. The default is the home page of a visitor. */
export function shownIn(query: URLSearchParams): Shown {
  return { page: query.get('page') ?? '/', state: query.get('state') ?? 'visitor' };
}

export function themeIn(query: URLSearchParams): Theme {
  const asked = query.get('theme');
  return THEMES.find((theme) => theme === asked) ?? 'night';
}
