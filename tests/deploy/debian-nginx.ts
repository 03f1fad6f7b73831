/**
 * Finds Debian's nginx with its brotli module, the same programs as in the image of `deploy/Dockerfile`. In this order:
 * `$NGINX_PATH` with `$NGINX_MODULES`; the machine's own; the one that was unpacked before; the packages of the machine's
 * Debian or Ubuntu, downloaded by apt and unpacked into the cache, which needs no root and installs nothing.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../suites/child.ts';

const run = promisify(execFile);

export interface Nginx {
  readonly binary: string;
  /** The folder of nginx's loadable modules. */
  readonly modules: string;
  /** The folder of the libraries that were unpacked with the binary; null if the binary was not unpacked. */
  readonly libraries: string | null;
}

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
const BROTLI = 'ngx_http_brotli_static_module.so';
const CACHE = join(REPOSITORY, 'node_modules/.cache');
const HOME = join(CACHE, 'debian-nginx');
const LIMIT_MS = 120_000;

/** @throws when no nginx is found and none can be fetched; the message says what to do. */
export async function debianNginx(): Promise<Nginx> {
  const found = named() ?? inFolder('/') ?? inFolder(HOME);
  if (found) return found;
  try {
    await fetchPackages();
  } catch (error) {
    throw new Error(
      [
        'The tests of the deployment need nginx with its module brotli_static, and found none:',
        `- from apt: ${error instanceof Error ? error.message.trim() : String(error)}`,
        `Install ${PACKAGES.join(' and ')}, or name yours: NGINX_PATH=…/nginx NGINX_MODULES=…/modules.`,
      ].join('\n'),
      { cause: error },
    );
  }
  const fetched = inFolder(HOME);
  if (!fetched) throw new Error(`The packages that apt gave have no nginx with ${BROTLI}: ${HOME}`);
  return fetched;
}

function named(): Nginx | null {
  const binary = process.env['NGINX_PATH'];
  const modules = process.env['NGINX_MODULES'] ?? '/usr/lib/nginx/modules';
  return binary === undefined ? null : { binary, modules, libraries: null };
}

function inFolder(root: string): Nginx | null {
  const binary = join(root, 'usr/sbin/nginx');
  const modules = join(root, 'usr/lib/nginx/modules');
  if (!existsSync(binary) || !existsSync(join(modules, BROTLI))) return null;
  return { binary, modules, libraries: root === '/' ? null : join(root, 'lib') };
}

async function fetchPackages(): Promise<void> {
  if (process.platform !== 'linux') throw new Error('it is for Debian and Ubuntu');
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(`${HOME}-`);
  try {
    // Uses its own package lists: those of a fresh container are empty, and only root may update them.
    const own = ['-o', `Dir::State::lists=${draft}/lists`, '-o', `Dir::Cache=${draft}/cache`];
    await mkdir(join(draft, 'lists/partial'), { recursive: true });
    await mkdir(join(draft, 'cache/archives/partial'), { recursive: true });
    await run('apt-get', [...own, '-qq', 'update'], { timeout: LIMIT_MS });
    const missing = await packagesToInstall(own);
    await mkdir(join(draft, 'packages'));
    await run('apt-get', [...own, '-qq', 'download', ...missing], {
      cwd: join(draft, 'packages'),
      timeout: LIMIT_MS,
    });
    for (const name of await readdir(join(draft, 'packages'))) {
      await run('dpkg', ['-x', join(draft, 'packages', name), draft]);
    }
    await gatherLibraries(draft);
    await Promise.all(
      ['packages', 'lists', 'cache'].map((name) => rm(join(draft, name), { recursive: true, force: true })),
    );
    await rename(draft, HOME);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was faster: `rename` cannot replace a folder that is not empty.
    if (!existsSync(HOME)) throw error;
  }
}

/** The packages that apt would install: those above, and the libraries that the machine lacks. */
async function packagesToInstall(own: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await run(
    'apt-get',
    [...own, '--simulate', '--no-install-recommends', '--reinstall', 'install', ...PACKAGES],
    { timeout: LIMIT_MS },
  );
  return [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
}

/** Moves all libraries into one folder, because their paths differ between releases. */
async function gatherLibraries(folder: string): Promise<void> {
  const target = join(folder, 'lib-gathered');
  await mkdir(target);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const isLibrary = /\.so\.\d/.test(entry.name) && !entry.parentPath.startsWith(target);
    if (isLibrary) await rename(join(entry.parentPath, entry.name), join(target, entry.name));
  }
  await rm(join(folder, 'lib'), { recursive: true, force: true });
  await rename(target, join(folder, 'lib'));
}
