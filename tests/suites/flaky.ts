/**
 * `npx tsx tests/suites/flaky.ts [--runs N] [--seed N] [--only vitest|browser] [--idle] [--alone] [path…]`: repeats the tests of `npm test`,
 * or of the named files, in shuffled order, two runs at a time, and lists every test that has failed. `--idle` runs one at a time;
 * `--alone` runs each file of Vitest in its own process.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Outcome } from './outcome.ts';
import type { TestResult } from './results.ts';
import { isBuildCurrent, selectionOrExit } from './selection.ts';
import { runBrowser, runCheck, runVitest } from './suites.ts';
import { failureText, outcomeLine } from './summary.ts';

interface Failures {
  readonly first: TestResult;
  /** The shuffle seeds of the runs in which the test failed. */
  readonly seeds: number[];
}

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
    idle: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const runs = Number(values.runs);
const { vitest, browser } = selectionOrExit(positionals);
const isWhole = positionals.length === 0;
const failures = new Map<string, Failures>();
let passed = 0;
let unexplained = 0;

const wantsBrowser = values.only !== 'vitest' && (isWhole || browser.length > 0);
if ((wantsBrowser || isWhole) && !isBuildCurrent()) console.log(outcomeLine(await runCheck('build')));
/** The number of simultaneous runs. With two, each puts load on the other, because each uses all cores. */
const LANES = values.idle ? 1 : 2;
const seedsLeft = Array.from({ length: runs }, (_, run) => Number(values.seed) + run);
const load: ChildProcess[] = [];
try {
  await Promise.all(Array.from({ length: LANES }, runLane));
} finally {
  for (const busy of load) busy.kill();
}

async function runLane(): Promise<void> {
  for (let seed = seedsLeft.shift(); seed !== undefined; seed = seedsLeft.shift()) await runShuffled(seed);
  // Replaces this lane's load while the other lane finishes its last run.
  if (!values.idle) load.push(...Array.from({ length: availableParallelism() }, startBusyProcess));
}

async function runShuffled(shuffleSeed: number): Promise<void> {
  if (values.only !== 'browser' && (isWhole || vitest.length > 0)) {
    const more = values.alone ? ['--isolate', '--pool=forks'] : [];
    record(await runVitest({ files: vitest, shuffleSeed, more }), shuffleSeed);
  }
  if (wantsBrowser) record(await runBrowser({ files: browser, shuffleSeed }), shuffleSeed);
}

for (const { first, seeds } of failures.values()) {
  console.log(
    `\n${failureText(first)}\n    Failed in ${seeds.length} of ${runs} runs, shuffle seeds ${seeds.join(', ')}.`,
  );
}
console.log(`\n${failures.size} tests have failed in ${runs} runs.`);
console.log(
  `${passed} passed, ${[...failures.values()].reduce((sum, { seeds }) => sum + seeds.length, unexplained)} failed`,
);
process.exitCode = failures.size + unexplained > 0 ? 1 : 0;

function record(outcome: Outcome, shuffleSeed: number): void {
  console.log(`${outcomeLine(outcome)}   shuffle seed ${shuffleSeed}`);
  passed += outcome.passed;
  const failed = outcome.tests.filter(({ hasPassed }) => !hasPassed);
  // An error outside of tests, or a runner that ended early.
  if (outcome.failed > failed.length) {
    unexplained += outcome.failed - failed.length;
    console.log(outcome.output.slice(-4_000));
  }
  for (const first of failed) {
    const known = failures.get(`${first.file} ${first.title}`);
    if (known) known.seeds.push(shuffleSeed);
    else {
      failures.set(`${first.file} ${first.title}`, { first, seeds: [shuffleSeed] });
      // Printed at once, because a long run may be stopped.
      console.log(failureText(first));
    }
  }
}

/** Starts a process that keeps a core busy. It ends with this process, which closes its standard input. */
function startBusyProcess(): ChildProcess {
  const spin =
    'process.stdin.on("close", () => process.exit()).resume(); setInterval(() => { for (const end = Date.now() + 50; Date.now() < end; ); });';
  return spawn(process.execPath, ['-e', spin], { stdio: ['pipe', 'ignore', 'ignore'] });
}
