/**
 * Chromium out of an npm package, for a machine that has no browser, no administrator, and of the outside world only
 * the registry that its packages came from. The package brings the shared libraries along; it lives in the cache and is
 * no dependency of ours, since most machines never need its 70 MB.
 */
import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

const run = promisify(execFile);

const PACKAGE = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  // Not in package-lock.json, so what the lock would hold stands here.
  integrity:
    'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};

const CACHE = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
const HOME = join(CACHE, `chromium-${PACKAGE.version}`);

/** Where the packaged browser is, once it has been fetched. */
export const PACKAGED_CHROMIUM = join(HOME, 'chromium');

const FETCH_LIMIT_MS = 10 * 60_000;

/** What the packaged browser must find in its environment: its libraries, and the fonts of both sides. */
export function packagedEnvironment(): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    ...Object.fromEntries(inherited),
    LD_LIBRARY_PATH: join(HOME, 'lib'),
    FONTCONFIG_FILE: join(HOME, 'fonts.conf'),
  };
}

/**
 * The path of the packaged browser, fetched at the first call. Several processes may call at once: each unpacks into a
 * folder of its own, and the first to finish gives its folder the final name.
 *
 * @throws where the package does not run, where it cannot be fetched, and where it is not the one that was tried.
 */
export async function unpackChromium(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it runs on Linux x64 only');
  if (existsSync(PACKAGED_CHROMIUM)) return PACKAGED_CHROMIUM;

  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(`${HOME}-`);
  try {
    await fetchPackage(draft);
    await inflate(join(draft, 'package/bin/chromium.br'), join(draft, 'chromium'), 0o755);
    await inflateFolder(join(draft, 'package/bin/al2023.tar.br'), draft);
    await inflateFolder(join(draft, 'package/bin/fonts.tar.br'), draft);
    await rm(join(draft, 'package'), { recursive: true });
    await writeFile(join(draft, 'fonts.conf'), fontConfiguration());
    await rename(draft, HOME);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Somebody else was first: a folder that is not empty cannot be renamed over.
    if (!existsSync(PACKAGED_CHROMIUM)) throw error;
  }
  return PACKAGED_CHROMIUM;
}

async function fetchPackage(folder: string): Promise<void> {
  const archive = join(folder, 'package.tgz');
  const { stdout } = await run(
    'npm',
    [
      'pack',
      `${PACKAGE.name}@${PACKAGE.version}`,
      '--pack-destination',
      folder,
      '--json',
      '--loglevel=error',
    ],
    { timeout: FETCH_LIMIT_MS, maxBuffer: 2 ** 24 },
  );
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  if (!packed) throw new Error('npm packed nothing');
  await rename(join(folder, packed.filename), archive);

  const found = `sha512-${createHash('sha512')
    .update(await readFile(archive))
    .digest('base64')}`;
  if (found !== PACKAGE.integrity)
    throw new Error(`${PACKAGE.name} is not the package that was tried: ${found}`);
  await run('tar', ['-xzf', archive, '-C', folder]);
  await rm(archive);
}

async function inflate(archive: string, target: string, mode = 0o644): Promise<void> {
  await pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(target, { mode }));
}

async function inflateFolder(archive: string, folder: string): Promise<void> {
  const tar = archive.replace(/\.br$/, '');
  await inflate(archive, tar);
  await run('tar', ['-xf', tar, '-C', folder]);
}

/** The machine's fonts first: the packaged ones only make sure that there is any. */
function fontConfiguration(): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(HOME, 'fonts')}</dir>
  <cachedir>${join(HOME, 'font-cache')}</cachedir>
</fontconfig>
`;
}
