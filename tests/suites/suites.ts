/** Everything that must be green, in the order in which a contributor wants to hear of it: the quick answers first. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ownScript, REPOSITORY, runNode, toolPath } from './child.ts';
import { countPlaywright, countVitest, judge, type Outcome } from './outcome.ts';

export interface Suite {
  readonly name: string;
  /** The suite that makes what this one looks at. */
  readonly needs?: string;
  /** Whether `npm test` takes samples in it: the deep run consists of these, and would only repeat the others. */
  readonly takesSamples?: true;
  readonly run: () => Promise<Outcome>;
}

/** Suites of one stage run side by side; together they keep two cores busy. */
export const STAGES: readonly (readonly Suite[])[] = [
  [
    check('types', toolPath('typescript', 'tsc'), '--noEmit'),
    check('lint', toolPath('oxlint', 'oxlint'), '--deny-warnings', '.'),
    check('format', toolPath('@biomejs/biome', 'biome'), 'format', '.'),
    check('catalogs', ...ownScript('tests/suites/catalogs.ts')),
    check('openapi', ...ownScript('tests/suites/openapi.ts'), '--check'),
    check('machines:documents', ...ownScript('tests/suites/machines.ts'), '--check'),
  ],
  [sampled(tests('unit', 'unit', 'unit:page')), sampled(tests('contract'))],
  [sampled(tests('machines')), sampled(tests('mock-server'))],
  [sampled(tests('model')), tests('capsules'), check('build', toolPath('vite', 'vite'), 'build')],
  [tests('conformance'), tests('repository'), { ...tests('deploy'), needs: 'build' }],
  [sampled(browser('browser'))],
];

function sampled(suite: Suite): Suite {
  return { ...suite, takesSamples: true };
}

/** A tool that only says yes or no: one check. */
function check(name: string, ...command: readonly string[]): Suite {
  return {
    name,
    run: async () => {
      const { exitCode, output } = await runNode(command);
      return exitCode === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
    },
  };
}

/** Vitest projects, by default the one of the suite's name. */
function tests(name: string, ...projects: readonly string[]): Suite {
  return {
    name,
    run: async () => {
      const report = await freshReport(name);
      const { exitCode, output } = await runNode([
        toolPath('vitest', 'vitest'),
        'run',
        '--config=tests/vitest.config.ts',
        ...(projects.length > 0 ? projects : [name]).map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]);
      return judge(await counted(report, countVitest), exitCode, output);
    },
  };
}

/** Playwright, on what the suite `build` has built. */
function browser(name: string): Suite {
  return {
    name,
    needs: 'build',
    run: async () => {
      const report = await freshReport(name);
      const table = report.replace('.json', '.txt');
      const { exitCode, output } = await runNode(
        [
          toolPath('@playwright/test', 'playwright'),
          'test',
          '--config=tests/browser/playwright.config.ts',
          '--reporter=list,json,tests/browser/faults/table.ts',
        ],
        // Playwright colours its workers by the one variable, and Node warns of the two together.
        { FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: report, TABLE_FILE: table },
      );
      const outcome = judge(await counted(report, countPlaywright), exitCode, output);
      return { ...outcome, summary: (await counted(table, (text) => text)) ?? undefined };
    },
  };
}

/** Where a runner writes its report; the last run's is gone, so that it cannot be mistaken for this one's. */
async function freshReport(name: string): Promise<string> {
  const folder = join(REPOSITORY, 'node_modules/.cache/test-reports');
  await mkdir(folder, { recursive: true });
  const report = join(folder, `${name}.json`);
  await rm(report, { force: true });
  return report;
}

async function counted<T>(report: string, count: (text: string) => T): Promise<T | null> {
  try {
    return count(await readFile(report, 'utf8'));
  } catch {
    return null;
  }
}
