/** The identity of a build: for `/version.json`, the page that runs it, and its reports. */
import { createHash } from 'node:crypto';

/** Beside the pages: which build is deployed. */
export const VERSION_FILE = 'version.json';

/** The name of a build: the same for the same files, since each has its content in its name. */
export function buildOf(fileNames: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const name of [...fileNames].filter((file) => !file.endsWith('.html')).toSorted())
    hash.update(`${name}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** The build that a page names; null where it names none. */
export function buildNamedBy(page: string): string | null {
  return /<meta name="build" content="([0-9a-f]{12})"/.exec(page)?.[1] ?? null;
}
