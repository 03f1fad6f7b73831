/** Builds all documents as a map of file names to contents; the output is deterministic. */
import type { Language } from '../../../src/i18n/languages.ts';
import type { Book } from './book.ts';
import type { CoverageKind } from './choice/chosen.ts';
import { csvOf } from './print/csv.ts';
import { indexPage, languageIndex } from './print/index-page.ts';
import { machinePage, markdownStyle, type PictureOf } from './print/markdown.ts';
import { plainStyle, rowsOf } from './print/rows.ts';
import { speechIn } from './print/sentences.ts';

export interface DocumentOptions {
  readonly coverage: CoverageKind;
  readonly languages: readonly Language[];
  /** The origin of the site, used in links. */
  readonly origin: string;
  readonly pictureOf?: (language: Language) => PictureOf;
}

/** Returns the documents by path relative to the output folder: `lo/deposit.md`. */
export function documentsOf(
  books: readonly Book[],
  { coverage, languages, origin, pictureOf = () => () => null }: DocumentOptions,
): ReadonlyMap<string, string> {
  const files = new Map([['README.md', indexPage(languages, books, coverage)]]);
  for (const language of languages) {
    const speech = speechIn(language);
    files.set(`${language}/README.md`, languageIndex(speech, books));
    for (const book of books) {
      const page = machinePage(speech, book, markdownStyle(origin), pictureOf(language));
      files.set(`${language}/${book.machine}.md`, page);
      files.set(`${language}/${book.machine}.csv`, csvOf(rowsOf(speech, book, plainStyle(origin))));
    }
  }
  return files;
}
