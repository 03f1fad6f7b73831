/**
 * Checks that the catalogs contain exactly the messages that the components use, in every language. Runs `lingui extract` on a
 * copy, which leaves the repository unchanged, and reports each catalog that differs afterwards.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY, toolPath } from './child.ts';

const CATALOGS = 'src/locales';
const COPIED = ['contract', 'src', 'lingui.config.ts', 'package.json', 'tsconfig.json'];

const problems = [...(await untranslated()), ...(await outdated())];
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error('`npm run catalogs` brings the catalogs up to date.');
process.exitCode = problems.length > 0 ? 1 : 0;

/** Messages without a translation. */
async function untranslated(): Promise<readonly string[]> {
  const catalogs = await catalogNames(REPOSITORY);
  if (catalogs.length === 0) return [`There is no catalog in ${CATALOGS}.`];
  const found: string[] = [];
  for (const name of catalogs) {
    const messages: unknown = JSON.parse(await readFile(join(REPOSITORY, CATALOGS, name), 'utf8'));
    for (const [id, text] of Object.entries(messages ?? {})) {
      if (!text) found.push(`${CATALOGS}/${name}: ${id} has no words.`);
    }
  }
  return found;
}

/** Catalogs that an extraction would change. */
async function outdated(): Promise<readonly string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'catalogs-'));
  try {
    for (const name of COPIED) await cp(join(REPOSITORY, name), join(copy, name), { recursive: true });
    await symlink(join(REPOSITORY, 'node_modules'), join(copy, 'node_modules'), 'junction');
    // One worker: each loads Babel, which takes longer than half of the files.
    const extract = [toolPath('@lingui/cli', 'lingui'), 'extract', '--clean', '--workers=1'];
    await promisify(execFile)(process.execPath, extract, { cwd: copy });
    const found: string[] = [];
    for (const name of await catalogNames(copy)) {
      const [before, after] = await Promise.all([textOf(REPOSITORY, name), textOf(copy, name)]);
      if (before !== after) found.push(`${CATALOGS}/${name} is not what the views say.`);
    }
    return found;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** The content of a catalog; null if the file does not exist. */
async function textOf(folder: string, name: string): Promise<string | null> {
  const path = join(folder, CATALOGS, name);
  return existsSync(path) ? readFile(path, 'utf8') : null;
}

async function catalogNames(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(folder, CATALOGS));
  return names.filter((name) => name.endsWith('.json')).toSorted();
}
