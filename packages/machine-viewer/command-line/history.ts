/** Earlier versions of machines, from git. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { type Loaded, loadMachines } from '../../machine-core/node.ts';

const run = promisify(execFile);

async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, LC_ALL: 'C' };
  return run('git', ['-C', folder, ...args], { maxBuffer: 2 ** 26, env }).then(
    ({ stdout }) => stdout.trim(),
    (error: Error & { readonly code?: unknown; readonly stderr?: string }) => {
      throw new Error(remedyFor(folder, error));
    },
  );
}

/** What keeps git from an answer, in one line. */
function remedyFor(
  folder: string,
  { code, stderr = '', message }: Error & { readonly code?: unknown; readonly stderr?: string },
): string {
  if (code === 'ENOENT') return 'Earlier versions are read by git, which is not installed: install it.';
  if (stderr.includes('not a git repository'))
    return `Earlier versions are read from git, and ${folder} is in no repository: git init, and commit the files.`;
  if (stderr.includes('does not have any commits'))
    return 'There is no earlier version: the repository has no commit yet.';
  return `git fails: ${/^fatal: (.*)/m.exec(stderr)?.[1] ?? message.split('\n')[0]}`;
}

/** The commits that changed these files, the latest first, as `hash date subject`, and before them the tags with theirs. At most `count` of each. */
export async function versionsOf(files: readonly string[], count = 20): Promise<readonly string[]> {
  const folder = dirname(files[0] ?? '.');
  const [tags, commits] = await Promise.all([
    git(folder, 'tag', '--sort=-creatordate', '--format=%(refname:short) %(creatordate:short)'),
    git(folder, 'log', `-n${count}`, '--format=%h %cs %s', '--', ...files),
  ]);
  return [...tags.split('\n').slice(0, count), ...commits.split('\n')].filter((line) => line !== '');
}

/** Whether there is anything to compare these files with. */
export async function hasVersions(files: readonly string[]): Promise<boolean> {
  return versionsOf(files, 1).then(
    ({ length }) => length > 0,
    () => false,
  );
}

/**
 * Loads the machines of files as they were at a tag, branch or commit: the whole tree is unpacked into a folder of the system's
 * temporary ones, with the packages that are installed now. Files that were not there yet are left out.
 *
 * @throws if there is no such version.
 */
export async function loadMachinesAt(
  version: string,
  files: readonly string[],
  calls: readonly string[] = [],
): Promise<Loaded> {
  const at = dirname(files[0] ?? '.');
  const root = await realpath(await git(at, 'rev-parse', '--show-toplevel'));
  const commit = await git(
    at,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${version}^{commit}`,
  ).catch(() => {
    throw new Error(`${version} is no tag, branch or commit here.`);
  });
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'machine-viewer-')));
  try {
    await run('sh', ['-c', 'git -C "$0" archive "$1" | tar -x -C "$2"', root, commit, folder]);
    const paths = await Promise.all(files.map(async (file) => relative(root, await realpath(file))));
    for (const path of paths) await linkPackages(root, folder, dirname(path));
    const there = paths.map((path) => join(folder, path)).filter((path) => existsSync(path));
    return await loadMachines(there, { folder, calls });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Links each `node_modules` from a folder up to the root of the repository. */
async function linkPackages(root: string, copy: string, folder: string): Promise<void> {
  for (let at = folder; ; at = dirname(at)) {
    const [packages, link] = [join(root, at, 'node_modules'), join(copy, at, 'node_modules')];
    if (existsSync(packages) && !existsSync(link)) {
      await mkdir(dirname(link), { recursive: true });
      await symlink(packages, link);
    }
    if (at === '.' || at === '/') return;
  }
}
