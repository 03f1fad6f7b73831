import { useDeferredValue, useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../src/i18n/languages.ts';
import { TEXTS, textsWith } from '../glosses/texts.ts';

/** Every text of the site by its id: four languages and English. */
export function TextsTable() {
  const [search, setSearch] = useState('');
  const texts = textsWith(useDeferredValue(search));
  return (
    <main>
      <header className="sticky top-0 left-0 flex w-screen flex-wrap items-center gap-x-6 gap-y-2 bg-surface px-5 py-3">
        <h1 className="grow font-bold">Texts</h1>
        <p role="status" className="text-sm text-muted">
          {texts.length} of {TEXTS.length}
        </p>
        <input
          type="search"
          aria-label="Find a text"
          placeholder="Id, or words in any language"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="w-72 max-w-full rounded-sm border border-line-strong bg-sunken px-3 py-1.5 text-sm"
        />
      </header>
      <table className="w-full min-w-[70rem] border-collapse text-left text-sm">
        <thead className="bg-surface">
          <tr>
            {['Id', ...LANGUAGES.map((language) => LANGUAGE_NAMES[language]), 'English'].map((title) => (
              <th key={title} scope="col" className="px-3 py-2 font-bold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((text) => (
            <tr key={text.id} className="border-t border-line align-top">
              <th
                scope="row"
                className="w-56 px-3 py-2 font-mono text-xs font-normal wrap-anywhere text-muted"
              >
                {text.id}
              </th>
              {LANGUAGES.map((language) => (
                <td key={language} lang={LANGUAGE_TAGS[language]} className="px-3 py-2">
                  {text[language]}
                </td>
              ))}
              <td lang="en" className="px-3 py-2">
                {text.en}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
