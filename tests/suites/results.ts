/** Results of a run, read from the JSON reports of Vitest and Playwright. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { REPOSITORY } from './child.ts';

export interface TestResult {
  /** The test file, as a path in the repository. */
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
  readonly hasPassed: boolean;
  /** The message of the failure, without its stack. */
  readonly message: string;
  /** Paths of traces and screenshots. */
  readonly attachments: readonly string[];
}

/** A test that was not run, because the machine lacks something that it needs: neither passed nor failed. */
export interface NotRun {
  /** The test file, as a path in the repository. */
  readonly file: string;
  readonly reason: string;
}

/** The parts of Vitest's JSON report that are read. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly duration?: number | null;
      readonly failureMessages: readonly string[];
      readonly meta?: { readonly notRun?: string };
    }[];
  }[];
}

/** The parts of Playwright's JSON report that are read. */
interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
        readonly attachments: readonly { readonly path?: string }[];
      }[];
    }[];
  }[];
}

const TITLE_SEPARATOR = ' › ';

/** Tests that a tag or a name has filtered out are no results; `.skip` and `.todo` are forbidden (tests/repository/source.test.ts). */
export function readVitest(report: string): readonly TestResult[] {
  const { testResults } = JSON.parse(report) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title, status, duration, failureMessages }) => ({
        file: relative(REPOSITORY, name),
        title: [...ancestorTitles, title].join(TITLE_SEPARATOR),
        seconds: (duration ?? 0) / 1_000,
        hasPassed: status === 'passed',
        message: withoutStack(failureMessages.join('\n')),
        attachments: [],
      })),
  );
}

/** Tests that skipped themselves, with the reason from `task.meta.notRun`. */
export function readNotRun(report: string): readonly NotRun[] {
  const { testResults } = JSON.parse(report) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ meta }) =>
      meta?.notRun === undefined ? [] : [{ file: relative(REPOSITORY, name), reason: meta.notRun }],
    ),
  );
}

/** A flaky or skipped test has not passed. */
export function readPlaywright(report: string): readonly TestResult[] {
  const { suites } = JSON.parse(report) as { readonly suites: readonly PlaywrightSuite[] };
  return suites.flatMap((suite) => resultsOf(suite, []));
}

function resultsOf(
  { suites = [], specs }: PlaywrightSuite,
  titles: readonly string[],
): readonly TestResult[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      file: `tests/browser/${file}`,
      title: [...titles, title].join(TITLE_SEPARATOR),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
      hasPassed: status === 'expected',
      message: withoutStack(
        results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
      ),
      attachments: results.flatMap(({ attachments }) =>
        attachments.flatMap(({ path }) => (path === undefined ? [] : [relative(REPOSITORY, path)])),
      ),
    })),
  );
  return [...own, ...suites.flatMap((suite) => resultsOf(suite, [...titles, suite.title]))];
}

function withoutStack(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .trim();
}
