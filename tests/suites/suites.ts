/** The checks and the test runners of `npm test` and `npm run test:deep`. docs/testing.md describes each suite. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ownScript, REPOSITORY, runNode, toolPath } from './child.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type NotRun, readNotRun, readPlaywright, readVitest, type TestResult } from './results.ts';
import { filesOf } from './test-files.ts';

/**
 * The workers of the type checker. Each infers the types that several files share once more: with one instead of the usual four, it
 * takes two thirds of the processor time. The other checks use the other half of the cores.
 */
const TYPE_CHECKERS = Math.max(1, Math.floor(availableParallelism() / 2));

/** What the compiler has found in an earlier run: it checks again what has changed since then, and what depends on it. */
const CHECKED_TYPES = 'node_modules/.cache/types.tsbuildinfo';

/** Commands that pass or fail as a whole, with the arguments for Node. */
export const CHECKS: Readonly<Record<string, readonly string[]>> = {
  types: [
    toolPath('typescript', 'tsc'),
    '--noEmit',
    '--checkers',
    String(TYPE_CHECKERS),
    '--incremental',
    '--tsBuildInfoFile',
    CHECKED_TYPES,
  ],
  lint: [toolPath('oxlint', 'oxlint'), '--deny-warnings', '.'],
  format: [toolPath('@biomejs/biome', 'biome'), 'format', '.'],
  openapi: [...ownScript('tools/documents/openapi.ts'), '--check'],
  'contract-tables': [...ownScript('tools/documents/contract.ts'), '--check'],
  'machines:documents': [...ownScript('tools/documents/machines.ts'), '--check'],
  build: [toolPath('vite', 'vite'), 'build'],
};

export interface Options {
  /** Runs the tests of `npm run test:deep` instead of those of `npm test`; sampled tests try every case. */
  readonly isDeep?: boolean;
  /** Test files, as paths in the repository. All their tests run, including those that the command would skip. */
  readonly files?: readonly string[];
  /** Only tests whose full title contains this. */
  readonly title?: string | undefined;
  /** Writes to this terminal instead of collecting the output. */
  readonly isInteractive?: boolean;
}

/** Runs one of `CHECKS`. */
export async function runCheck(name: string): Promise<Outcome> {
  const started = performance.now();
  const { exitCode, output } = await runNode(CHECKS[name] ?? []);
  const failed = exitCode === 0 ? 0 : 1;
  return { name, seconds: secondsSince(started), passed: 1 - failed, failed, output, tests: [], notRun: [] };
}

/** Runs the tests that need no browser: all projects of `tests/vitest.config.ts` at once. */
export function runVitest({ isDeep = false, files = [], isInteractive, title }: Options): Promise<Outcome> {
  const selected = [
    `--tags-filter=${isDeep ? 'deep || sampled' : '!deep'}`,
    // Vitest loads a file before it skips its tests: loading all files would take half a minute more in the deep run. `--exclude` would have
    // no effect on projects that exclude files of their own.
    ...filesOf(isDeep ? 'deep' : 'quick').filter((path) => !path.endsWith('.spec.ts')),
  ];
  return runWithReport('vitest', { tests: readVitest, notRun: readNotRun }, isInteractive, (report) => ({
    command: [
      toolPath('vitest', 'vitest'),
      'run',
      '--config=tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(files.length > 0 ? files : selected),
      ...(title === undefined ? [] : [`--testNamePattern=${escaped(title)}`]),
    ],
    environment: {
      // A page of jsdom makes much garbage that is young: room for it takes a tenth of the processor time away.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`,
      ...(isDeep && { DEEP: '1' }),
    },
  }));
}

/** Runs the tests in a browser, on the build in `dist`. */
export async function runBrowser({
  isDeep = false,
  files = [],
  isInteractive,
  title,
}: Options): Promise<Outcome> {
  const started = performance.now();
  // Playwright too loads a file before it leaves out its tests, and one process loads them all before the first test.
  const quick = isDeep ? [] : filesOf('quick').filter((path) => path.endsWith('.spec.ts'));
  const selected = files.length > 0 ? files : quick;
  const output = await missingBrowser();
  if (output !== null) {
    const seconds = secondsSince(started);
    return { name: 'browser', seconds, passed: 0, failed: 1, output, tests: [], notRun: [] };
  }
  return runWithReport('browser', { tests: readPlaywright, notRun: () => [] }, isInteractive, (report) => ({
    command: [
      toolPath('@playwright/test', 'playwright'),
      'test',
      '--config=tests/browser/playwright.config.ts',
      '--reporter=list,json',
      ...(title === undefined ? [] : [`--grep=${escaped(title)}`]),
      ...selected.map(escaped),
    ],
    environment: {
      FORCE_COLOR: '0',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(isDeep && { DEEP: '1' }),
      ...(files.length > 0 && { ALL: '1' }),
    },
  }));
}

/** Why there is no browser; null if there is one, which the workers of the run find in the environment. */
async function missingBrowser(): Promise<string | null> {
  const { chromiumLaunchOptions } = await import('../browser/fixtures/chromium.ts');
  return chromiumLaunchOptions().then(
    () => null,
    ({ message }: Error) => message,
  );
}

async function runWithReport(
  name: string,
  read: {
    readonly tests: (report: string) => readonly TestResult[];
    readonly notRun: (report: string) => readonly NotRun[];
  },
  isInteractive: boolean | undefined,
  start: (report: string) => {
    readonly command: readonly string[];
    readonly environment: Readonly<Record<string, string>>;
  },
): Promise<Outcome> {
  const started = performance.now();
  const folder = join(REPOSITORY, 'node_modules/.cache/test-reports');
  const report = join(folder, `${name}.json`);
  await mkdir(folder, { recursive: true });
  // Otherwise the report of an earlier run could be read as the report of this run.
  await rm(report, { force: true });
  const { command, environment } = start(report);
  const ending = await runNode(command, environment, isInteractive ? 'inherit' : 'pipe');
  const text = await readFile(report, 'utf8').catch(() => null);
  const tests = text === null ? null : read.tests(text);
  return outcomeOf(name, secondsSince(started), tests, ending, text === null ? [] : read.notRun(text));
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function secondsSince(instant: number): number {
  return (performance.now() - instant) / 1_000;
}
