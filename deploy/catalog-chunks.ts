/**
 * A Vite plugin for the message catalogs: `lo.json?part=shell` is a module with the compiled messages of that language and
 * part.
 */
import {
  createCompiledCatalog,
  getCatalogDependentFiles,
  getCatalogForFile,
  getCatalogs,
} from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

const CATALOG = /(src\/locales\/\w+\.json)\?part=(\w+)$/;

/** Fallbacks are disabled: each language must contain all messages itself. */
const NO_LANGUAGE_FOR_ANOTHER = { fallbackLocales: {}, sourceLocale: '' };

/** Used by the development server, the builds and the tests; `partOf` returns the part that a message belongs to. */
export function catalogChunks(partOf: (id: string) => string): Plugin {
  const config = getConfig();
  return {
    name: 'messages-by-part',
    transform: {
      filter: { id: CATALOG },
      async handler(_, id) {
        const [, file = '', part] = CATALOG.exec(id) ?? [];
        const found = getCatalogForFile(file, await getCatalogs(config));
        if (!found?.locale) throw new Error(`${file} is no catalog of lingui.config.ts.`);
        const { locale, catalog } = found;
        for (const other of await getCatalogDependentFiles(catalog, locale)) this.addWatchFile(other);
        const { messages } = await catalog.getTranslations(locale, NO_LANGUAGE_FOR_ANOTHER);
        const ofPart = Object.fromEntries(Object.entries(messages).filter(([text]) => partOf(text) === part));
        const { source, errors } = createCompiledCatalog(locale, ofPart, { namespace: 'es' });
        const [first] = errors;
        if (first) throw new Error(`${file}: ${first.id}: ${first.error.message}`);
        return { code: source, map: null, moduleType: 'js' };
      },
    },
  };
}
