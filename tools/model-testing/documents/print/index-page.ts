/** Index pages of the documents. */
import { row } from '../../../viewer/documents/markdown.ts';
import { LANGUAGE_NAMES, type Language } from '../../../../src/i18n/languages.ts';
import type { Book } from '../book.ts';
import type { CoverageKind } from '../choice/chosen.ts';
import { howTo, reachedTable } from './markdown.ts';
import { type Speech, speechIn } from './sentences.ts';

/** The index page of a language: its documents, instructions, and coverage. */
export function languageIndex(speech: Speech, books: readonly Book[]): string {
  const { describe } = speech;
  return [
    `# ${describe('book.title')}`,
    describe('book.lead'),
    ...howTo(speech),
    `## ${describe('book.machines')}`,
    reachedTable(speech, books, ({ machine }) => `[${machine}](${machine}.md), [CSV](${machine}.csv)`),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The top-level index of all languages. */
export function indexPage(
  languages: readonly Language[],
  books: readonly Book[],
  coverage: CoverageKind,
): string {
  const cases = books.flatMap((book) => book.cases);
  const steps = cases.reduce((sum, each) => sum + each.steps.length, 0);
  const onSite = cases.filter(({ place }) => place === 'site').length;
  return [
    '# Test cases',
    '<!-- Written by `npm run documents -- test-cases`; manual changes are overwritten. -->',
    `${cases.length} cases with ${steps} steps, selected for the coverage “${coverage}”: ${onSite} are run on the site, ${cases.length - onSite} in the viewer.`,
    [
      row(['Language', 'Cases']),
      row(['---', '---']),
      ...languages.map((language) => {
        const text = speechIn(language).describe('book.title');
        return row([LANGUAGE_NAMES[language], `[${text}](${language}/README.md)`]);
      }),
    ].join('\n'),
    ...languages
      .slice(0, 1)
      .map((language) => reachedTable(speechIn(language), books, ({ machine }) => machine)),
  ]
    .join('\n\n')
    .concat('\n');
}
