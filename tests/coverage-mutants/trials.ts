/** Breaks places of the code that a row cites, and checks whether its tests notice. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof, Row, Source } from '../repository/coverage/coverage-table.ts';
import { REPOSITORY } from '../suites/child.ts';
import { type Break, breakable, KINDS } from './breaks.ts';
import { isBreakable } from './plugin.ts';
import { patternOf } from './titles.ts';
import type { FileOutcome, Runs } from './outcome.ts';

/** The most places of a file that are tried until the row's tests notice one. */
const MOST_TRIES = 8;

const PATIENCE_MS = { least: 2_000, most: 20_000 } as const;

/** One cited file of a row. */
export interface Subject {
  readonly row: Row;
  readonly source: Source;
  readonly proofs: readonly Proof[];
  /** The places that the row's tests execute, in the order in which they are tried. */
  candidates: readonly Break[];
  patienceMs: number;
  tried: number;
  noticed: Break | null;
}

/** The cited files of rows, each with those tests of the row that `isRun` admits. */
export function subjectsOf(rows: readonly Row[], isRun: (path: string) => boolean): readonly Subject[] {
  return rows.flatMap((row) => {
    const proofs = row.provenBy.filter(({ path }) => isRun(path));
    return row.builtIn
      .filter(({ path }) => isBreakable(path))
      .map((source) => ({ row, source, proofs, candidates: [], patienceMs: 0, tried: 0, noticed: null }));
  });
}

/**
 * Runs the tests on unbroken code, and records the places that they execute.
 *
 * @throws when a test fails.
 */
export async function findCandidates(
  subjects: readonly Subject[],
  runs: Runs,
  random: () => number,
): Promise<void> {
  const whole = await runs.run(subjects.flatMap(({ proofs }) => proofs));
  for (const subject of subjects) {
    subject.candidates = candidatesOf(subject, whole, random);
    // A test on broken code gets one and a half times its duration on unbroken code, plus a minimum.
    const slowest = Math.max(...resultsOf(subject, whole).map(({ milliseconds }) => milliseconds));
    subject.patienceMs = Math.min(Math.round(PATIENCE_MS.least + 1.5 * slowest), PATIENCE_MS.most);
  }
}

/** Breaks the code of the subjects, place by place. One round breaks all subjects that share no test file. */
export async function breakAll(
  subjects: readonly Subject[],
  runs: Runs,
  report: (line: string) => void,
): Promise<void> {
  for (let open = subjects.filter(isOpen); open.length > 0; open = open.filter(isOpen)) {
    const round = withoutSharedFiles(open);
    report(`${open.length} to break, ${round.length} of them now`);
    const broken = Object.fromEntries(
      round.flatMap(({ proofs, candidates, tried, patienceMs }) =>
        proofs.map(({ path }) => [path, { id: candidates[tried]?.id ?? '', patienceMs }]),
      ),
    );
    const proofs = round.flatMap((subject) => subject.proofs);
    const outcomes = await runs.run(proofs, broken);
    for (const subject of round) {
      const tried = subject.candidates[subject.tried];
      subject.tried += 1;
      const isNoticed = resultsOf(subject, outcomes).some(({ hasFailed }) => hasFailed);
      if (tried && isNoticed) subject.noticed = tried;
      report(
        `  ${isNoticed ? 'noticed' : 'not noticed'}: ${tried?.kind} ${tried?.id}, §${subject.row.section} ${subject.row.says}`,
      );
    }
  }
}

function isOpen({ candidates, tried, noticed }: Subject): boolean {
  return noticed === null && tried < Math.min(candidates.length, MOST_TRIES);
}

function withoutSharedFiles(subjects: readonly Subject[]): readonly Subject[] {
  const taken = new Set<string>();
  return subjects.filter(({ proofs }) => {
    if (proofs.some(({ path }) => taken.has(path))) return false;
    for (const { path } of proofs) taken.add(path);
    return true;
  });
}

function candidatesOf(
  subject: Subject,
  whole: ReadonlyMap<string, FileOutcome>,
  random: () => number,
): readonly Break[] {
  const { row, source, proofs } = subject;
  const results = resultsOf(subject, whole);
  const failed = results.filter(({ hasFailed }) => hasFailed);
  if (results.length < proofs.length || failed.length > 0)
    throw new Error(
      `§${row.section} ${row.says}: ${failed.map(({ name }) => `“${name}” fails`).join(', ') || 'a test did not run'}`,
    );
  const reached = new Set([
    ...results.flatMap((result) => result.reached),
    ...proofs.flatMap(({ path }) => whole.get(path)?.reachedAtLoad ?? []),
  ]);
  const { breaks } = breakable(source.path, readFileSync(join(REPOSITORY, source.path), 'utf8'));
  return (
    breaks
      .filter(({ id, within }) => reached.has(id) && isOfPart(within, source.part))
      // Sorted by kind; within a kind randomly, with larger places more likely to come first.
      .map((place) => ({ place, drawn: KINDS.indexOf(place.kind) - random() ** (1 / place.size) }))
      .toSorted((a, b) => a.drawn - b.drawn)
      .map(({ place }) => place)
  );
}

function isOfPart(within: readonly string[], part: string | null): boolean {
  return part === null || within.includes(part);
}

/** The results of the row's tests. A file that cannot be loaded counts as a failed test. */
function resultsOf({ proofs }: Subject, outcomes: ReadonlyMap<string, FileOutcome>): FileOutcome['tests'] {
  return proofs.flatMap((proof) => {
    const outcome = outcomes.get(proof.path);
    if (outcome?.problem)
      return [{ name: `${proof.path}: ${outcome.problem}`, hasFailed: true, milliseconds: 0, reached: [] }];
    const pattern = patternOf(proof);
    return outcome?.tests.filter(({ name }) => pattern.test(name)) ?? [];
  });
}
