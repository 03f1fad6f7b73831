import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../src/i18n/languages.ts';
import { type Theme, THEMES } from './theme.ts';
import { FRAME_PATH } from '../paths.ts';

/** What a frame shows. */
export type Shown =
  | { readonly shows: 'state'; readonly page: string; readonly state: string }
  | { readonly shows: 'component'; readonly component: string };

export type Frame = Shown & { readonly language: Language; readonly theme: Theme };

export function frameAddress(frame: Frame): string {
  return `${FRAME_PATH}?${new URLSearchParams({ ...queryOf(frame), language: frame.language, theme: frame.theme })}`;
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

/** The query parameters for the state or component. */
export function queryOf(shown: Shown): Record<string, string> {
  return shown.shows === 'component'
    ? { component: shown.component }
    : { page: shown.page, state: shown.state };
}

/** Reads the state or component from the query. The default is the home page of a visitor. */
export function shownIn(query: URLSearchParams): Shown {
  const component = query.get('component');
  return component === null
    ? { shows: 'state', page: query.get('page') ?? '/', state: query.get('state') ?? 'visitor' }
    : { shows: 'component', component };
}

export function themeIn(query: URLSearchParams): Theme {
  const asked = query.get('theme');
  return THEMES.find((theme) => theme === asked) ?? 'night';
}
