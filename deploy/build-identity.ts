/** The id of a build, used by `/version.json`, by the running page and in its reports. */
import { createHash } from 'node:crypto';

/** Served next to the pages; names the deployed build. */
export const VERSION_FILE = 'version.json';

/** Returns the id of a build. Equal builds have equal ids, because each file name contains its content's hash. */
export function buildOf(fileNames: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const name of [...fileNames].filter((file) => !file.endsWith('.html')).toSorted())
    hash.update(`${name}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** Reads the build id from a page's HTML; null if there is none. */
export function buildNamedBy(page: string): string | null {
  return /<meta name="build" content="([0-9a-f]{12})"/.exec(page)?.[1] ?? null;
}
