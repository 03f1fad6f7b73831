/**
 * Runs the suites and counts: `npm test`, `npm run test:deep`, and `npm test -- unit browser` for some of them.
 *
 * A suite's line comes when it ends, with its whole output if it failed. The last line is `N passed, N failed`.
 */
import { parseArgs } from 'node:util';
import type { Outcome } from './suites/outcome.ts';
import { STAGES, type Suite } from './suites/suites.ts';

interface Result extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

const { values, positionals } = parseArgs({
  options: { deep: { type: 'boolean', default: false } },
  allowPositionals: true,
});
// The suites' own processes inherit it: see tests/depth.ts.
if (values.deep) process.env['DEEP'] = '1';

// A signal ends us by way of `exit`, and with us what we started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const wanted = chosen(positionals);
const start = performance.now();
const results: Result[] = [];
for (const stage of STAGES) {
  const suites = stage.filter((suite) => wanted.has(suite.name));
  results.push(...(await Promise.all(suites.map(timed))));
}
summarize(results, secondsSince(start));

/** The names that were asked for, or all of which the run consists, and what they need. */
function chosen(names: readonly string[]): ReadonlySet<string> {
  const suites = new Map(STAGES.flat().map((suite) => [suite.name, suite]));
  const unknown = names.filter((name) => !suites.has(name));
  if (unknown.length > 0) {
    console.error(`No suite is named ${unknown.join(', ')}. There are: ${[...suites.keys()].join(', ')}.`);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
  const whole = values.deep
    ? [...suites.values()].filter(({ takesSamples }) => takesSamples)
    : suites.values();
  const chosenNames = names.length > 0 ? names : Array.from(whole, ({ name }) => name);
  return new Set(chosenNames.flatMap((name) => [name, suites.get(name)?.needs ?? name]));
}

async function timed(suite: Suite): Promise<Result> {
  const started = performance.now();
  const outcome = await outcomeOf(suite);
  const result = { ...outcome, name: suite.name, seconds: secondsSince(started) };
  console.log(row(result));
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
  if (result.summary) console.log(`\n${result.summary}\n`);
  return result;
}

async function outcomeOf(suite: Suite): Promise<Outcome> {
  // What an earlier run has left must not be tested in the place of what could not be made.
  if (results.some(({ name, failed }) => name === suite.needs && failed > 0)) {
    return { passed: 0, failed: 1, output: `Not run, because ${suite.needs} failed.` };
  }
  try {
    return await suite.run();
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, output };
  }
}

function summarize(all: readonly Result[], seconds: number): void {
  const passed = sum(all.map((result) => result.passed));
  const failed = sum(all.map((result) => result.failed));
  console.log(`\n${values.deep ? 'Deep run' : 'Run'}\n`);
  for (const result of all) console.log(row(result));
  console.log(row({ name: 'together', passed, failed, seconds, output: '' }));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function row({ name, passed, failed, seconds }: Result): string {
  const mark = failed > 0 ? '✗' : '✓';
  return `${mark} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s ${String(passed).padStart(7)} passed ${String(failed).padStart(5)} failed`;
}

function secondsSince(instant: number): number {
  return (performance.now() - instant) / 1_000;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
