/** `npm run bench`, or one part of it: `npm run bench -- load --runs=3`. A part that measures the site builds it first. */
import { chromiumLaunchOptions } from '../browser/fixtures/chromium.ts';
import { exitWithMessage, ownScript, runNode, toolPath } from '../suites/child.ts';
import { requireFrom } from '../suites/separate-packages.ts';

/** The script of each part, and whether it measures the production build, and in a browser. */
const PARTS: Readonly<
  Record<string, { readonly script: string; readonly needsBuild?: boolean; readonly needsBrowser?: boolean }>
> = {
  all: { script: 'main.ts', needsBuild: true, needsBrowser: true },
  load: { script: 'first-load.ts', needsBuild: true, needsBrowser: true },
  smoothness: { script: 'smoothness.ts', needsBuild: true, needsBrowser: true },
  weight: { script: 'weight.ts', needsBuild: true },
  mock: { script: 'mock.ts' },
  lighthouse: { script: 'lighthouse.ts', needsBuild: true, needsBrowser: true },
  frugality: { script: 'frugality.ts' },
};

const [name = 'all', ...rest] = process.argv.slice(2);
const part = PARTS[name];
if (!part) {
  console.error(`There is no benchmark ${name}, but: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
// Before the build, which would be in vain without them. The browser is found in the environment afterwards.
if (part.needsBrowser) await chromiumLaunchOptions().catch(exitWithMessage);
if (name === 'lighthouse') await requireFrom('tests/bench').catch(exitWithMessage);
if (part.needsBuild) {
  const { exitCode } = await runNode([toolPath('vite', 'vite'), 'build'], {}, 'inherit');
  if (exitCode !== 0) process.exit(exitCode);
}
const { exitCode } = await runNode([...ownScript(`tests/bench/${part.script}`), ...rest], {}, 'inherit');
process.exitCode = exitCode;
