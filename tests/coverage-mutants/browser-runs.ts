/** Runs browser tests on a build with switches for breaks. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Proof } from '../repository/coverage/coverage-table.ts';
import { REPOSITORY, runNode, toolPath } from '../suites/child.ts';
import { BROKEN, REACHED } from './browser-switches.ts';
import type { BrokenFile, FileOutcome, Runs } from './outcome.ts';
import { SITE_FOLDER } from './plugin.ts';
import { patternOf } from './titles.ts';

const REPORT = join(REPOSITORY, 'node_modules/.cache/coverage-mutants/browser.json');

/** The parts of Playwright's report that are used here. */
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly duration: number }[];
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

export class BrowserRuns implements Runs {
  private constructor() {}

  /** Builds the site with switches. */
  static async start(): Promise<BrowserRuns> {
    const vite = toolPath('vite', 'vite');
    const { exitCode, output } = await runNode([
      vite,
      'build',
      '--config=tests/coverage-mutants/vite.config.ts',
    ]);
    if (exitCode !== 0) throw new Error(output);
    return new BrowserRuns();
  }

  /** Runs the cited tests, each file with its break if it has one. */
  async run(
    proofs: readonly Proof[],
    broken: Readonly<Record<string, BrokenFile>> = {},
  ): Promise<ReadonlyMap<string, FileOutcome>> {
    await rm(REPORT, { force: true });
    const patience = Object.values(broken).map(({ patienceMs }) => patienceMs);
    const { output } = await runNode(
      [
        toolPath('@playwright/test', 'playwright'),
        'test',
        '--config=tests/browser/playwright.config.ts',
        '--reporter=json',
        // All tests get the longest timeout of the broken files.
        ...(patience.length > 0 ? [`--timeout=${Math.max(...patience)}`] : []),
        `--grep=${proofs.map((proof) => patternOf(proof).source).join('|')}`,
        ...new Set(proofs.map(({ path }) => path)),
      ],
      {
        ALL: '1',
        FORCE_COLOR: '0',
        SITE_FOLDER,
        [BROKEN]: JSON.stringify(broken),
        PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
      },
    );
    const text = await readFile(REPORT, 'utf8').catch(() => null);
    if (text === null) throw new Error(output);
    const { suites } = JSON.parse(text) as { readonly suites: readonly Suite[] };
    const tests = suites.flatMap((suite) => testsOf(suite, []));
    return new Map(
      [...new Set(tests.map(({ path }) => path))].map((path) => [
        path,
        {
          path,
          tests: tests.filter((test) => test.path === path),
          reachedAtLoad: [],
          problem: null,
        },
      ]),
    );
  }

  close(): Promise<void> {
    return rm(REPORT, { force: true });
  }
}

type Result = FileOutcome['tests'][number] & { readonly path: string };

function testsOf({ specs, suites = [] }: Suite, titles: readonly string[]): readonly Result[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results, annotations }) => ({
      path: `tests/browser/${file}`,
      name: [...titles, title].join(' '),
      hasFailed: status !== 'expected',
      milliseconds: Math.max(...results.map(({ duration }) => duration)),
      reached: annotations.find(({ type }) => type === REACHED)?.description?.split(' ') ?? [],
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...titles, suite.title]))];
}
