/**
 * Packages that only one command or the deep tests use. They have a package.json and a lock file in a folder of their own, so that `npm ci` of
 * the project does not install them (docs/dependencies.md).
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from './child.ts';

/** The folders with packages of their own. */
export const FOLDERS = ['tests/mutation', 'tests/validators', 'tools/viewer/stately'] as const;

type Folder = (typeof FOLDERS)[number];

// Not beside the package.json: test runners and linters would find the tests and the code of the packages there.
const CACHE = join(REPOSITORY, 'node_modules/.cache/packages');

const FILES = ['package.json', 'package-lock.json'];

const NPM_CI = [
  'ci',
  '--include=dev',
  '--ignore-scripts',
  '--prefer-offline',
  // A peer is a package of the project, which Node finds in `node_modules` above the cache.
  '--legacy-peer-deps',
  '--no-audit',
  '--no-fund',
];

/**
 * Installs the packages of a folder's lock file unless they are installed already, from npm's cache where it has them, and returns a `require`
 * that finds them.
 *
 * @throws if npm cannot install them.
 */
export async function requireFrom(folder: Folder): Promise<NodeJS.Require> {
  const digest = createHash('sha256');
  for (const name of FILES) digest.update(readFileSync(join(REPOSITORY, folder, name)));
  const home = join(CACHE, `${folder.replaceAll('/', '-')}-${digest.digest('hex').slice(0, 12)}`);
  if (!existsSync(home)) await install(folder, home);
  return createRequire(join(home, 'package.json'));
}

/** Several processes may install at once: each does so in its own folder, and the first to finish renames it to the final name. */
async function install(folder: Folder, home: string): Promise<void> {
  process.stderr.write(`Installing the packages of ${folder} …\n`);
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(`${home}-`);
  try {
    for (const name of FILES) await copyFile(join(REPOSITORY, folder, name), join(draft, name));
    await promisify(execFile)('npm', [...NPM_CI, '--prefix', draft], { cwd: draft });
    await rename(draft, home);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was first: `rename` fails if the target folder is not empty.
    if (existsSync(home)) return;
    const message = `npm could not install the packages of ${folder}/package-lock.json: ${npmReason(error)}`;
    throw new Error(message, { cause: error });
  }
}

/** Why npm failed, in one line: the first line of its error output that says more than a code. Of another error, its message. */
export function npmReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const output = 'stderr' in error ? String(error.stderr) : '';
  const lines = output.split('\n').map((line) => line.replace(/^npm error\s*/, ''));
  return lines.find((line) => line !== '' && !/^(code|errno|syscall) /.test(line)) ?? error.message;
}
