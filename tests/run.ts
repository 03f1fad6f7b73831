/**
 * `npm test`, `npm run test:deep`, and `npm test -- <path or text>` for the matching tests only; `--list` prints what would run. The last line
 * of the output is `N passed, N failed`.
 */
import { parseArgs } from 'node:util';
import type { Outcome } from './suites/outcome.ts';
import { everythingOf, isBuildCurrent, selectionOrExit } from './suites/selection.ts';
import { runBrowser, runCheck, runVitest } from './suites/suites.ts';
import { outcomeLine, summaryOf } from './suites/summary.ts';

const { values, positionals } = parseArgs({
  options: {
    deep: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    title: { type: 'string', short: 't' },
  },
  allowPositionals: true,
});
const started = performance.now();
const isDeep = values.deep;
const isSelective = positionals.length > 0 || values.title !== undefined;

// `exit` ends the child processes; a signal alone would not.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const selection = isSelective
  ? selectionOrExit(positionals, values.title)
  : everythingOf(isDeep ? 'deep' : 'quick');
if (values.list) {
  console.log([...selection.checks, ...selection.vitest, ...selection.browser].join('\n'));
} else {
  const outcomes = isSelective ? await runSelected() : await runAll();
  console.log(`\n${summaryOf(outcomes, (performance.now() - started) / 1_000)}`);
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}

/** Runs the checks and the build in parallel, then the tests without a browser, then the browser tests. */
async function runAll(): Promise<readonly Outcome[]> {
  const checked = await runChecks(selection.checks);
  const tested = await reported(runVitest({ isDeep }));
  const hasBuild = checked.every(({ name, failed }) => name !== 'build' || failed === 0);
  return [...checked, tested, ...(hasBuild ? [await reported(runBrowser({ isDeep }))] : [])];
}

/** Runs the tests that the command line selects. The runners write to the terminal directly. */
async function runSelected(): Promise<readonly Outcome[]> {
  const { checks, vitest, browser, title } = selection;
  const needsBuild = browser.length > 0 || vitest.some((path) => /^tests\/(deploy|browser)\//.test(path));
  const isStale = needsBuild && !checks.includes('build') && !isBuildCurrent();
  const done = await runChecks(isStale ? [...checks, 'build'] : checks);
  const options = { isDeep, title, isInteractive: true };
  const tested = vitest.length > 0 ? [await reported(runVitest({ ...options, files: vitest }))] : [];
  const viewed = browser.length > 0 ? [await reported(runBrowser({ ...options, files: browser }))] : [];
  return [...done, ...tested, ...viewed];
}

function runChecks(names: readonly string[]): Promise<readonly Outcome[]> {
  return Promise.all(names.map((name) => reported(runCheck(name))));
}

async function reported(running: Promise<Outcome>): Promise<Outcome> {
  const outcome = await running;
  console.log(outcomeLine(outcome));
  if (outcome.failed > 0 && outcome.output !== '') console.log(`\n${outcome.output.trim()}\n`);
  return outcome;
}
