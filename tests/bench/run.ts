/** `npm run bench`: prints what each part measures of the production build; `npm run bench -- visits --runs=3` measures one part. */
import { parseArgs } from 'node:util';
import { chromiumLaunchOptions } from '../browser/fixtures/chromium.ts';
import { exitWithMessage, runNode, toolPath } from '../suites/child.ts';

interface Part {
  readonly needsBrowser?: true;
  /** Not a part of `npm run bench` without a name. */
  readonly isAsked?: true;
  readonly measure: (runs: number) => void | Promise<void>;
}

const PARTS: Readonly<Record<string, Part>> = {
  visits: {
    needsBrowser: true,
    measure: async (runs) => (await import('./visits/bench.ts')).benchVisits(runs),
  },
  smoothness: {
    needsBrowser: true,
    measure: async () => (await import('./smoothness/taps.ts')).benchTaps(),
  },
  weight: {
    isAsked: true,
    measure: async () => (await import('./weight.ts')).printWeight(),
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
const { exitCode } = await runNode([toolPath('vite', 'vite'), 'build'], {}, 'inherit');
if (exitCode !== 0) process.exit(exitCode);
for (const [, { measure }] of parts) await measure(runs);

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
