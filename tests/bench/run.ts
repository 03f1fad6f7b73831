/** `npm run bench`: each part beside its targets, or one of them: `npm run bench -- visits --runs=3`. A missed target does not fail it. */
import { parseArgs } from 'node:util';
import { chromiumLaunchOptions } from '../browser/fixtures/chromium.ts';
import { exitWithMessage, runNode, toolPath } from '../suites/child.ts';
import { printTable, type Row } from './verdict.ts';

interface Part {
  /** Whether it measures the production build, and in a browser. */
  readonly needsBuild?: true;
  readonly needsBrowser?: true;
  /** Not a part of `npm run bench` without a name. */
  readonly isAsked?: true;
  /** Measures, and prints what has no target. */
  readonly measure: (runs: number) => Promise<readonly Row[]>;
}

const PARTS: Readonly<Record<string, Part>> = {
  visits: {
    needsBuild: true,
    needsBrowser: true,
    measure: async (runs) => (await import('./visits/bench.ts')).benchVisits(runs),
  },
  smoothness: {
    needsBuild: true,
    needsBrowser: true,
    measure: async () => (await import('./smoothness/bench.ts')).benchSmoothness(),
  },
  frugality: { measure: async () => (await import('./frugality/bench.ts')).benchFrugality() },
  weight: {
    needsBuild: true,
    isAsked: true,
    measure: async () => {
      (await import('./weight.ts')).printWeight();
      return [];
    },
  },
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const [name] = positionals;
const parts = Object.entries(PARTS).filter(([each, { isAsked }]) => each === name || (!name && !isAsked));
const runs = Number(values.runs);
if (parts.length === 0) fail(`There is no benchmark ${name}, but: ${Object.keys(PARTS).join(', ')}.`);
if (!Number.isInteger(runs) || runs < 1) fail(`--runs is a number above zero, not ${values.runs}.`);

// Before the build, which would be in vain without them. The browser is found in the environment afterwards.
if (parts.some(([, { needsBrowser }]) => needsBrowser)) await chromiumLaunchOptions().catch(exitWithMessage);
if (parts.some(([, { needsBuild }]) => needsBuild)) {
  const { exitCode } = await runNode([toolPath('vite', 'vite'), 'build'], {}, 'inherit');
  if (exitCode !== 0) process.exit(exitCode);
}
const rows: Row[] = [];
for (const [, { measure }] of parts) rows.push(...(await measure(runs)));
if (rows.length > 0) printTable(rows);
// Modules of the page that run in Node keep timers, which would keep the process alive.
process.exit();

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
