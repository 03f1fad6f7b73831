/**
 * `npm run bench`: builds the site, and prints the visits of visitors and returning players on a slow phone, by default five of each page:
 * `-- --runs=3`. `npm run bench -- weight` prints the size of each file and module instead.
 */
import { parseArgs } from 'node:util';
import { chromiumLaunchOptions } from '../browser/fixtures/chromium.ts';
import { exitWithMessage, runNode, toolPath } from '../suites/child.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const isWeight = positionals[0] === 'weight';
const runs = Number(values.runs);
if (positionals.length > 0 && !isWeight) fail(`There is no benchmark ${positionals[0]}, but weight.`);
if (!Number.isInteger(runs) || runs < 1) fail(`--runs is a number above zero, not ${values.runs}.`);

// Before the build, which would be in vain without it. The browser is found in the environment afterwards.
if (!isWeight) await chromiumLaunchOptions().catch(exitWithMessage);
const { exitCode } = await runNode([toolPath('vite', 'vite'), 'build'], {}, 'inherit');
if (exitCode !== 0) process.exit(exitCode);
if (isWeight) (await import('./weight.ts')).printWeight();
else await (await import('./visits/bench.ts')).benchVisits(runs);

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
