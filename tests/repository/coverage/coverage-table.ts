/** The rows of docs/specification-coverage.md, and the sentences of docs/specification.md. */
import { dirname, join, normalize } from 'node:path';

export const DOCUMENT = 'docs/specification-coverage.md';
export const SPECIFICATION = 'docs/specification.md';

export interface Sentence {
  readonly section: string;
  readonly text: string;
}

export interface Row {
  readonly section: string;
  /** The quoted sentence, and the fact of it that the row is about, if it states several. */
  readonly says: string;
  readonly quote: string;
  readonly builtIn: readonly Source[];
  readonly provenBy: readonly Proof[];
  readonly status: string;
  /** The reason for a difference, and the decisions that explain it; for the status `differs` only. */
  readonly reason: string;
  readonly decisions: readonly string[];
}

/** A file of the repository, or the declaration `part` in it: `[words](../src/words.ts#register)`. */
export interface Source {
  readonly path: string;
  readonly part: string | null;
}

/** A test, by its title in the code or by the beginning of the title. */
export interface Proof {
  readonly path: string;
  readonly title: string;
}

const LINK = /\[[^\]]+\]\(([^()\s#]+)(?:#([\w.]+))?\)/g;
const PROOF = /^\[[^\]]+\]\(([^()\s]+)\) › `([^`]+)`$/;

/** @throws when a cell cannot be read. */
export function rowsOf(markdown: string): readonly Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| §') && !line.startsWith('| § |'))
    .map((line) => {
      const cells = line.slice(1, -1).split('|');
      if (cells.length !== 5) throw new Error(`not five cells: ${line}`);
      const [section = '', says = '', builtIn = '', provenBy = '', verdict = ''] = cells.map((cell) =>
        cell.trim(),
      );
      const [status = '', ...reason] = verdict.split(': ');
      return {
        section: section.slice(1),
        says,
        quote: says.split('<br>')[0] ?? '',
        builtIn: [...builtIn.matchAll(LINK)].map(([, target = '', part = null]) => ({
          path: pathOf(target),
          part,
        })),
        provenBy: provenBy === '' ? [] : provenBy.split('<br>').map(proofIn),
        status,
        reason: reason.join(': ').replace(LINK, '').trim(),
        decisions: [...verdict.matchAll(LINK)].map(([, target = '']) => pathOf(target)),
      };
    });
}

/** The items of the list of sentences that need no row. */
export function sentencesWithoutRow(markdown: string): readonly Sentence[] {
  return [...markdown.matchAll(/^- §(\d): (.+)$/gm)].map(([, section = '', text = '']) => ({
    section,
    text,
  }));
}

/**
 * The sentences of the specification. A row of a table is one, its cells joined by ` · `. Left out are headings, the heads of
 * tables, and lines that end in a colon. The introduction belongs to §1.
 */
export function sentencesOf(markdown: string): readonly Sentence[] {
  let section = '1';
  const isRule = (line: string | undefined) => /^\|[-| ]+\|$/.test(line ?? '');
  return markdown.split('\n').flatMap((line, index, lines) => {
    section = /^## (\d)\./.exec(line)?.[1] ?? section;
    if (line.trim() === '' || line.startsWith('#') || isRule(line) || isRule(lines[index + 1])) return [];
    const texts = line.startsWith('|') ? [joined(line)] : line.replace(/^- /, '').split(/(?<=\.) (?=[A-Z])/);
    return texts.filter((text) => !text.endsWith(':')).map((text) => ({ section, text }));
  });
}

function joined(row: string): string {
  return row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
    .join(' · ');
}

function proofIn(text: string): Proof {
  const [, target, title] = PROOF.exec(text.trim()) ?? [];
  if (target === undefined || title === undefined) throw new Error(`not a test: ${text}`);
  return { path: pathOf(target), title };
}

function pathOf(target: string): string {
  return normalize(join(dirname(DOCUMENT), target));
}
