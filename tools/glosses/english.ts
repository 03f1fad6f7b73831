/**
 * English glosses of the site's texts, for engineers who do not read its four languages. English is not a language of the site:
 * `lingui.config.ts` does not list it, and `src` may not import tools, so players do not download it.
 */
import glosses from './en.json';

const GLOSSES: ReadonlyMap<string, string> = new Map(Object.entries(glosses));

/** Returns the text with this id in English, as ICU MessageFormat: arguments are shown by name, not filled in. */
export function englishOf(id: string): string | undefined {
  return GLOSSES.get(id);
}
