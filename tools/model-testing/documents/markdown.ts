/** Renders the cases as a Markdown page that a tester reads and fills in. */
import { MODELS } from '../player/models.ts';
import { transitionsOf } from '../player/walks.ts';
import type { Walk } from '../player/walk.ts';
import { type PrintedCase, printedCase } from './printed-case.ts';
import type { Speech, Style } from './sentences.ts';
import { caseOf } from './walk-case.ts';

/** Returns the path of the picture that was taken after a step, relative to the page; null if there is none. */
export type PictureOf = (id: string, step: number) => string | null;

/** `origin`: the origin of the site, such as `http://localhost:5173`. */
export function markdownPage(
  speech: Speech,
  walks: readonly Walk[],
  origin: string,
  pictureOf: PictureOf = () => null,
): string {
  const { describe } = speech;
  const style: Style = { code: (text) => `\`${text}\``, address: (path) => `[${path}](${origin}${path})` };
  const printed = walks.map((walk) => printedCase(speech, caseOf(walk), style));
  return [
    `# ${describe('book.title')}`,
    '<!-- Written by `npm run documents -- test-cases`; manual changes are overwritten. -->',
    describe('book.lead'),
    `## ${describe('book.how')}`,
    [
      `- ${describe('book.howLab', { site: '`npm start`', lab: '`npm run lab -- `' })}`,
      `- ${describe('book.howNote')}`,
    ].join('\n'),
    `## ${describe('book.cases')}`,
    coverageTable(speech, walks),
    printed.map(({ id, title }) => `- [${id}](#${id}): ${title}`).join('\n'),
    ...printed.flatMap((text) => caseSection(speech, text, pictureOf)),
  ]
    .join('\n\n')
    .concat('\n');
}

/** One row for each model: its cases, their steps, and the transitions of the model that they take. */
function coverageTable({ describe }: Speech, walks: readonly Walk[]): string {
  const rows = MODELS.map((model) => {
    const own = walks.filter(({ subject }) => subject === model.subject);
    const steps = own.flatMap((walk) => walk.steps);
    const taken = new Set(steps.map(({ transition }) => transition));
    return [
      describe(`subject.${model.subject}`),
      own.length,
      steps.length,
      `${taken.size}/${transitionsOf(model).length}`,
    ];
  });
  return [
    row([
      describe('book.part'),
      describe('book.cases'),
      describe('book.steps'),
      describe('book.transitions'),
    ]),
    row(['---', '--:', '--:', '--:']),
    ...rows.map(row),
  ].join('\n');
}

function caseSection(
  { describe }: Speech,
  { id, title, rules, before, beginning, steps }: PrintedCase,
  pictureOf: PictureOf,
): readonly string[] {
  return [
    `<a id="${id}"></a>`,
    `## ${id}: ${title}`,
    [
      `- **${describe('case.rule')}:** ${rules}`,
      `- **${describe('case.before')}:**`,
      ...before.map((action, index) => `  ${index + 1}. ${action}`),
      `- **${describe('case.beginning')}:** ${beginning.join('; ')}`,
    ].join('\n'),
    [
      row([describe('case.number'), describe('case.do'), describe('case.expect'), describe('case.result')]),
      row(['--:', '---', '---', '---']),
      ...steps.map(({ actions, expectations }, index) => {
        const picture = pictureOf(id, index + 1);
        const shown = picture === null ? [] : [`[${describe('case.picture')}](${picture})`];
        return row([
          index + 1,
          actions.join('<br>'),
          [...expectations, ...shown].join('<br>'),
          describe('case.resultHint'),
        ]);
      }),
    ].join('\n'),
  ];
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}
