/** The rows of docs/specification-coverage.md. */
import { dirname, join, normalize } from 'node:path';

export const DOCUMENT = 'docs/specification-coverage.md';

export interface Row {
  readonly section: string;
  readonly says: string;
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

function proofIn(text: string): Proof {
  const [, target, title] = PROOF.exec(text.trim()) ?? [];
  if (target === undefined || title === undefined) throw new Error(`not a test: ${text}`);
  return { path: pathOf(target), title };
}

function pathOf(target: string): string {
  return normalize(join(dirname(DOCUMENT), target));
}
