/** The cases of a machine on a page that a tester fills in. */
import { row } from '../../../viewer/documents/markdown.ts';
import type { Book } from '../book.ts';
import type { ManualCase } from '../manual/manual-case.ts';
import { stateName } from '../words/names.ts';
import type { CoverageKind } from '../choice/chosen.ts';
import { COVERAGES } from '../choice/chosen.ts';
import { type PrintedCase, printedCase } from './case-words.ts';
import type { Speech, Style } from './sentences.ts';

/** Where a page finds the picture of a case, or of one of its steps; null where none was taken. */
export type PictureOf = (testCase: ManualCase, step: number | null) => string | null;

/** `origin` is where the site runs: `http://localhost:5173`. */
export function markdownStyle(origin: string): Style {
  return {
    code: (text) => `\`${text}\``,
    address: (path) =>
      `[${path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path}](${origin}${path})`,
  };
}

const LONGEST_PATH = 60;

export function machinePage(speech: Speech, book: Book, style: Style, pictureOf: PictureOf): string {
  const { tell, language } = speech;
  const name = book.chart === null ? tell('by.player') : stateName(language, book.chart.id);
  const printed = book.cases.map((each) => [each, printedCase(speech, book.chart, each, style)] as const);
  return [
    `# ${tell('book.title')}: ${book.machine}`,
    name,
    reachedTable(speech, [book], (each) => each.machine),
    ...howTo(speech),
    printed.map(([, { id, title }]) => `- [${id}](#${id}): ${plain(title)}`).join('\n'),
    ...printed.flatMap(([manual, words]) => caseSection(speech, manual, words, style, pictureOf)),
  ]
    .join('\n\n')
    .concat('\n');
}

/** How each kind of case is followed. */
export function howTo({ tell }: Speech): readonly string[] {
  const howLab = tell('book.howLab', { site: '`npm start`', lab: '`npm run lab -- `' });
  return [
    `## ${tell('book.how')}`,
    [`- ${howLab}`, `- ${tell('book.howViewer')}`, `- ${tell('book.howNote')}`].join('\n'),
  ];
}

/** One line a machine: how many cases and steps, and what they reach of it. */
export function reachedTable(speech: Speech, books: readonly Book[], nameOf: (book: Book) => string): string {
  const { tell } = speech;
  const kinds: readonly CoverageKind[] = COVERAGES;
  const rows = books.map((book) => [
    nameOf(book),
    String(book.cases.length),
    String(book.cases.reduce((sum, { steps }) => sum + steps.length, 0)),
    ...kinds.map((kind) => reachedWords(book, kind)),
  ]);
  return [
    row([
      tell('book.machine'),
      tell('book.cases'),
      tell('book.steps'),
      ...kinds.map((kind) => tell(`book.${kind}`)),
    ]),
    row(['---', '--:', '--:', ...kinds.map(() => '--:')]),
    ...rows.map(row),
    '',
    tell('book.exact'),
  ].join('\n');
}

function reachedWords({ reached }: Book, kind: CoverageKind): string {
  const tally = reached[kind];
  if (!tally) return '–';
  const share = tally.of === 0 ? '' : ` (${((tally.met / tally.of) * 100).toFixed(1)} %)`;
  return `${tally.met}/${tally.of}${share}${tally.excepted > 0 ? ` (+${tally.excepted})` : ''}`;
}

function caseSection(
  { tell }: Speech,
  manual: ManualCase,
  words: PrintedCase,
  style: Style,
  pictureOf: PictureOf,
): readonly string[] {
  const { id, title, rules, before, beginning, steps } = words;
  const picture = pictureOf(manual, null);
  const hint = tell('case.resultHint');
  return [
    `<a id="${id}"></a>`,
    `## ${id}: ${plain(title)}`,
    [
      `- **${tell('case.rule')}:** ${rules}`,
      `- **${tell('case.place')}:** ${tell(`case.place.${manual.place}`)}`,
      ...(manual.viewer ? [`- **${tell('case.played')}:** ${style.address(manual.viewer.end)}`] : []),
      `- **${tell('case.before')}:**`,
      ...before.map((deed, index) => `  ${index + 1}. ${deed}`),
      ...(beginning.length > 0 ? [`- **${tell('case.beginning')}:** ${beginning.join('; ')}`] : []),
    ].join('\n'),
    [
      row([tell('case.number'), tell('case.do'), tell('case.expect'), tell('case.result')]),
      row(['--:', '---', '---', '---']),
      ...steps.map(({ deeds, expectations }, index) => {
        const seen = pictureOf(manual, index + 1);
        const shown = seen === null ? [] : [`[${tell('case.picture')}](${seen})`];
        return row([String(index + 1), deeds.join('<br>'), [...expectations, ...shown].join('<br>'), hint]);
      }),
    ].join('\n'),
    ...(picture === null ? [] : [`![${tell('case.picture')}: ${id}](${picture})`]),
  ];
}

/** A heading has no line of its own in it. */
function plain(text: string): string {
  return text.replaceAll('\n', ' ');
}
