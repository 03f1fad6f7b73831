/**
 * `npm run test:mutants -- coverage [--rows N] [--seed N] [--title words]`: breaks the code that each proven row of
 * docs/specification-coverage.md names, and expects a test that the row names to fail. docs/decisions/0036 defines breaks.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '../bench/frugality/seeded.ts';
import { DOCUMENT, type Row, rowsOf } from '../repository/coverage/coverage-table.ts';
import { REPOSITORY } from '../suites/child.ts';
import { BrowserRuns } from './browser-runs.ts';
import type { Runs } from './outcome.ts';
import { breakAll, findCandidates, type Subject, subjectsOf } from './trials.ts';
import { VitestRuns } from './vitest-runs.ts';

const { values } = parseArgs({
  options: {
    // The number of random rows, each broken in one of its files; without it, all rows in all of their files.
    rows: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    title: { type: 'string', default: '' },
  },
});

const random = seeded(Number(values.seed));
const claiming = rowsOf(readFileSync(join(REPOSITORY, DOCUMENT), 'utf8')).filter(
  ({ status, says }) => (status === 'proven' || status === 'differs') && says.includes(values.title),
);
console.log(`seed ${values.seed}`);

const subjects = await withRuns(VitestRuns.start, async (runs) => {
  if (values.rows === undefined) {
    const all = subjectsOf(claiming, isVitest);
    await tryAll(all, runs);
    return all;
  }
  const drawn = await draw(Number(values.rows), runs);
  await breakAll(drawn, runs, console.log);
  return drawn;
});

// Breaks that no test of Vitest has noticed are tried again with the browser tests.
const left = subjects.filter(({ noticed, row }) => noticed === null && row.provenBy.some(isBrowser));
if (left.length > 0) {
  console.log(`${left.length} in a browser`);
  await withRuns(BrowserRuns.start, async (runs) => {
    const again = left.map((subject) => ({
      ...subject,
      proofs: subject.row.provenBy.filter(isBrowser),
      candidates: [],
      tried: 0,
    }));
    await tryAll(again, runs);
    for (const [place, subject] of left.entries()) Object.assign(subject, again[place]);
  });
}

const unnoticed = subjects.filter(({ noticed }) => noticed === null);
console.log('\n| Row | Code | Places reached | Broken | Noticed |\n|---|---|--:|--:|---|');
for (const subject of subjects) console.log(lineOf(subject));
console.log(
  `\n${subjects.length - unnoticed.length} of ${subjects.length} named files are noticed when they break.`,
);
process.exitCode = unnoticed.length > 0 ? 1 : 0;

/** Random rows, each with one of the files that its tests of Vitest execute. */
async function draw(count: number, runs: Runs): Promise<readonly Subject[]> {
  const rows = shuffled(claiming.filter(({ provenBy }) => provenBy.some(({ path }) => isVitest(path))));
  // More than needed, since the tests of some rows execute none of the named files.
  const some = subjectsOf(rows.slice(0, Math.ceil(count * 1.2)), isVitest);
  await findCandidates(some, runs, random);
  const reached = shuffled(some.filter(({ candidates }) => candidates.length > 0));
  return rows.flatMap((row) => reached.find((subject) => subject.row === row) ?? []).slice(0, count);
}

async function tryAll(all: readonly Subject[], runs: Runs): Promise<void> {
  const testable = all.filter(({ proofs }) => proofs.length > 0);
  await findCandidates(testable, runs, random);
  await breakAll(testable, runs, console.log);
}

async function withRuns<Result>(
  start: () => Promise<Runs>,
  use: (runs: Runs) => Promise<Result>,
): Promise<Result> {
  const runs = await start();
  try {
    return await use(runs);
  } finally {
    await runs.close();
  }
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** A test of Vitest that runs code of the site. */
function isVitest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) && !/^(tests\/(contract|mock-server)|tools\/conformance)\//.test(path);
}

function isBrowser({ path }: Row['provenBy'][number]): boolean {
  return path.endsWith('.spec.ts');
}

function lineOf({ row, source, candidates, tried, noticed }: Subject): string {
  const code = source.part === null ? source.path : `${source.path}#${source.part}`;
  const outcome = noticed
    ? `${noticed.kind} ${noticed.id}`
    : candidates.length > 0
      ? '**no**'
      : '**not reached**';
  return `| §${row.section} ${row.says} | ${code} | ${candidates.length} | ${tried} | ${outcome} |`;
}
