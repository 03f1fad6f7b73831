/** Renders the cases of a machine as a Markdown page that a tester fills in. */
import { row } from '../../../viewer/documents/markdown.ts';
import type { Book } from '../book.ts';
import type { ManualCase } from '../manual/manual-case.ts';
import { stateName } from '../texts/names.ts';
import type { CoverageKind } from '../choice/chosen.ts';
import { COVERAGES } from '../choice/chosen.ts';
import { type PrintedCase, printedCase } from './case-text.ts';
import type { Speech, Style } from './sentences.ts';

/** Returns the path of the picture of a case or step, relative to the page; null if none was taken. */
export type PictureOf = (testCase: ManualCase, step: number | null) => string | null;

/** `origin`: the origin of the site, such as `http://localhost:5173`. */
export function markdownStyle(origin: string): Style {
  return {
    code: (text) => `\`${text}\``,
    address: (path) =>
      `[${path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path}](${origin}${path})`,
  };
}

const LONGEST_PATH = 60;

export function machinePage(speech: Speech, book: Book, style: Style, pictureOf: PictureOf): string {
  const { describe, language } = speech;
  const name = book.chart === null ? describe('by.player') : stateName(language, book.chart.id);
  const printed = book.cases.map((each) => [each, printedCase(speech, book.chart, each, style)] as const);
  return [
    `# ${describe('book.title')}: ${book.machine}`,
    name,
    reachedTable(speech, [book], (each) => each.machine),
    ...howTo(speech),
    printed.map(([, { id, title }]) => `- [${id}](#${id}): ${plain(title)}`).join('\n'),
    ...printed.flatMap(([manual, text]) => caseSection(speech, manual, text, style, pictureOf)),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Instructions for each kind of case. */
export function howTo({ describe }: Speech): readonly string[] {
  const howLab = describe('book.howLab', { site: '`npm start`', lab: '`npm run lab -- `' });
  return [
    `## ${describe('book.how')}`,
    [`- ${howLab}`, `- ${describe('book.howViewer')}`, `- ${describe('book.howNote')}`].join('\n'),
  ];
}

/** One row for each machine: its cases and steps, and their coverage. */
export function reachedTable(speech: Speech, books: readonly Book[], nameOf: (book: Book) => string): string {
  const { describe } = speech;
  const kinds: readonly CoverageKind[] = COVERAGES;
  const rows = books.map((book) => [
    nameOf(book),
    String(book.cases.length),
    String(book.cases.reduce((sum, { steps }) => sum + steps.length, 0)),
    ...kinds.map((kind) => reachedText(book, kind)),
  ]);
  return [
    row([
      describe('book.machine'),
      describe('book.cases'),
      describe('book.steps'),
      ...kinds.map((kind) => describe(`book.${kind}`)),
    ]),
    row(['---', '--:', '--:', ...kinds.map(() => '--:')]),
    ...rows.map(row),
    '',
    describe('book.exact'),
  ].join('\n');
}

function reachedText({ reached }: Book, kind: CoverageKind): string {
  const tally = reached[kind];
  if (!tally) return '–';
  const share = tally.of === 0 ? '' : ` (${((tally.met / tally.of) * 100).toFixed(1)} %)`;
  return `${tally.met}/${tally.of}${share}${tally.excepted > 0 ? ` (+${tally.excepted})` : ''}`;
}

function caseSection(
  { describe }: Speech,
  manual: ManualCase,
  text: PrintedCase,
  style: Style,
  pictureOf: PictureOf,
): readonly string[] {
  const { id, title, rules, before, beginning, steps } = text;
  const picture = pictureOf(manual, null);
  const hint = describe('case.resultHint');
  return [
    `<a id="${id}"></a>`,
    `## ${id}: ${plain(title)}`,
    [
      `- **${describe('case.rule')}:** ${rules}`,
      `- **${describe('case.place')}:** ${describe(`case.place.${manual.place}`)}`,
      ...(manual.viewer ? [`- **${describe('case.played')}:** ${style.address(manual.viewer.end)}`] : []),
      `- **${describe('case.before')}:**`,
      ...before.map((action, index) => `  ${index + 1}. ${action}`),
      ...(beginning.length > 0 ? [`- **${describe('case.beginning')}:** ${beginning.join('; ')}`] : []),
    ].join('\n'),
    [
      row([describe('case.number'), describe('case.do'), describe('case.expect'), describe('case.result')]),
      row(['--:', '---', '---', '---']),
      ...steps.map(({ actions, expectations }, index) => {
        const seen = pictureOf(manual, index + 1);
        const shown = seen === null ? [] : [`[${describe('case.picture')}](${seen})`];
        return row([String(index + 1), actions.join('<br>'), [...expectations, ...shown].join('<br>'), hint]);
      }),
    ].join('\n'),
    ...(picture === null ? [] : [`![${describe('case.picture')}: ${id}](${picture})`]),
  ];
}

/** Replaces line breaks by spaces, for headings. */
function plain(text: string): string {
  return text.replaceAll('\n', ' ');
}
