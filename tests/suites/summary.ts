/** Formats the results of a run: a line per step, the failures, the slowest tests and the seconds of each suite. */
import { SEED } from './depth.ts';
import type { Outcome } from './outcome.ts';
import type { NotRun, TestResult } from './results.ts';

const SLOWEST = 10;
const MESSAGE_LINES = 30;

/** A line for a finished step. */
export function outcomeLine({
  name,
  seconds,
  passed,
  failed,
}: Omit<Outcome, 'output' | 'tests' | 'notRun'>): string {
  const mark = failed > 0 ? '✗' : '✓';
  return `${mark} ${name.padEnd(20)} ${inSeconds(seconds)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
}

/** A failed test: the violated expectation, how to repeat it, and where its trace and screenshot are. */
export function failureText({ file, title, message, attachments }: TestResult): string {
  const lines = message.split('\n').slice(0, MESSAGE_LINES);
  const seed = process.env['SEED'] === undefined ? '' : `SEED=${SEED} `;
  const lastTitle = title.split(' › ').at(-1) ?? title;
  return [
    `✗ ${file} › ${title}`,
    ...lines.map((line) => `    ${line}`),
    `    Repeat: ${seed}npm test -- ${file} --title '${lastTitle.replaceAll("'", String.raw`'\''`)}'`,
    ...attachments.map((path) => `    See: ${path}`),
  ].join('\n');
}

/** The closing tables and the line `N passed, N failed`. */
export function summaryOf(outcomes: readonly Outcome[], seconds: number): string {
  const tests = outcomes.flatMap((outcome) => outcome.tests);
  const failures = tests.filter(({ hasPassed }) => !hasPassed);
  const passed = sum(outcomes.map((outcome) => outcome.passed));
  const failed = sum(outcomes.map((outcome) => outcome.failed));
  const notRun = outcomes.flatMap((outcome) => outcome.notRun);
  const sections = [
    ...(failures.length > 0 ? [['Failures', ...failures.map(failureText)]] : []),
    ...(tests.length > SLOWEST
      ? [
          ['Slowest tests', ...slowestOf(tests)],
          ['Seconds of tests in each suite', ...suiteLines(tests)],
        ]
      : []),
    ...(notRun.length > 0 ? [['Not run', ...notRunLines(notRun)]] : []),
    ['Stages', ...outcomes.map(outcomeLine), outcomeLine({ name: 'in all', seconds, passed, failed })],
    [`${passed} passed, ${failed} failed`],
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

/** The suite of a test: its folder below `tests`, for the browser the folder below that; of a tool or a package, its folder. */
export function suiteOf(file: string): string {
  const [top, folder = '', ...rest] = file.split('/');
  if (top === 'tools' || top === 'packages') return `${top}/${folder}`;
  return (folder === 'browser' || folder === 'unit') && rest.length > 1 ? `${folder}/${rest[0]}` : folder;
}

function slowestOf(tests: readonly TestResult[]): readonly string[] {
  return tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ seconds, file, title }) => `${inSeconds(seconds)} ${file} › ${title}`);
}

function suiteLines(tests: readonly TestResult[]): readonly string[] {
  const names = new Set(tests.map(({ file }) => suiteOf(file)));
  return [...names].toSorted().map((name) => {
    const own = tests.filter(({ file }) => suiteOf(file) === name);
    return `${inSeconds(sum(own.map(({ seconds }) => seconds)))} ${name}, ${own.length} tests`;
  });
}

function notRunLines(notRun: readonly NotRun[]): readonly string[] {
  const reasons = notRun.map(({ file, reason }) => `${file}: ${reason}`);
  return [...new Set(reasons)].map(
    (line) => `${String(reasons.filter((other) => other === line).length).padStart(4)} ${line}`,
  );
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1).padStart(7)} s`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
