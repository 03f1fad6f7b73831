/** `npm run bench`, or one part of it: `npm run bench -- load --runs=3`. A part that measures the site builds it first. */
import { exitWithMessage, ownScript, runNode, toolPath } from '../suites/child.ts';
import { requireFrom } from '../suites/separate-packages.ts';

/** The script of each part, and whether it measures the production build. */
const PARTS: Readonly<Record<string, { readonly script: string; readonly needsBuild: boolean }>> = {
  all: { script: 'main.ts', needsBuild: true },
  load: { script: 'first-load.ts', needsBuild: true },
  smoothness: { script: 'smoothness.ts', needsBuild: true },
  weight: { script: 'weight.ts', needsBuild: true },
  mock: { script: 'mock.ts', needsBuild: false },
  lighthouse: { script: 'lighthouse.ts', needsBuild: true },
  frugality: { script: 'frugality.ts', needsBuild: false },
};

const [name = 'all', ...rest] = process.argv.slice(2);
const part = PARTS[name];
if (!part) {
  console.error(`There is no benchmark ${name}, but: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
// Before the build, which would be in vain if Lighthouse cannot be installed.
if (name === 'lighthouse') await requireFrom('tests/bench').catch(exitWithMessage);
if (part.needsBuild) {
  const { exitCode } = await runNode([toolPath('vite', 'vite'), 'build'], {}, 'inherit');
  if (exitCode !== 0) process.exit(exitCode);
}
const { exitCode } = await runNode([...ownScript(`tests/bench/${part.script}`), ...rest], {}, 'inherit');
process.exitCode = exitCode;
