/**
 * English glosses of the site's texts, for engineers who do not read its four languages. English is not a language of the site:
 * `lingui.config.ts` does not list it, and `src` may not import tools, so players do not download it.
 */
import { formatter } from '@lingui/format-po';

/** Imported as raw text, because a compiled catalog no longer holds the messages with their argument names. */
const [catalog = ''] = Object.values(
  import.meta.glob<string>('./en.po', { query: '?raw', import: 'default', eager: true }),
);

const messages = await formatter({ explicitIdAsDefault: true }).parse(catalog, {
  locale: 'en',
  sourceLocale: 'en',
  filename: 'en.po',
});

const GLOSSES = new Map(Object.entries(messages).map(([id, { translation }]) => [id, translation]));

/** Returns the text with this id in English, as ICU MessageFormat: arguments are shown by name, not filled in. */
export function englishOf(id: string): string | undefined {
  return GLOSSES.get(id);
}
