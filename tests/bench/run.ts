/** `npm run bench`, or one part of it: `npm run bench -- load --runs=3`. A part that measures the site builds it first. */
import { chromiumLaunchOptions } from '../browser/fixtures/chromium.ts';
import { exitWithMessage, ownScript, runNode, toolPath } from '../suites/child.ts';

/** The script of each part, and whether it measures the production build, and in a browser. */
const PARTS: Readonly<
  Record<string, { readonly script: string; readonly needsBuild?: boolean; readonly needsBrowser?: boolean }>
> = {
  all: { script: 'main.ts', needsBuild: true, needsBrowser: true },
  load: { script: 'main.ts', needsBuild: true, needsBrowser: true },
  returning: { script: 'main.ts', needsBuild: true, needsBrowser: true },
  smoothness: { script: 'main.ts', needsBuild: true, needsBrowser: true },
  lighthouse: { script: 'lighthouse.ts', needsBuild: true, needsBrowser: true },
  weight: { script: 'weight.ts', needsBuild: true },
  frugality: { script: 'main.ts' },
};

const [name = 'all', ...rest] = process.argv.slice(2);
const part = PARTS[name];
if (!part) {
  console.error(`There is no benchmark ${name}, but: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
// Before the build, which would be in vain without them. The browser is found in the environment afterwards.
if (part.needsBrowser) await chromiumLaunchOptions().catch(exitWithMessage);
if (part.needsBuild) {
  const { exitCode } = await runNode([toolPath('vite', 'vite'), 'build'], {}, 'inherit');
  if (exitCode !== 0) process.exit(exitCode);
}
const { exitCode } = await runNode(
  [...ownScript(`tests/bench/${part.script}`), name, ...rest],
  {},
  'inherit',
);
process.exitCode = exitCode;
