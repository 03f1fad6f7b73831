/** The id of a build, used by `/version.json`, by the running page and in its reports; and its day. */
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

/**
 * The day of a build, at midnight UTC, so that builds of one day are equal: that of `SOURCE_DATE_EPOCH` (in seconds) if the
 * environment has it, as reproducible builds do, else that of `now`.
 *
 * @throws if the variable is no number of seconds.
 */
export function buildDay(environment: Readonly<Record<string, string | undefined>>, now: Date): Date {
  const said = environment['SOURCE_DATE_EPOCH'] ?? '';
  if (!/^\d{0,11}$/.test(said))
    throw new Error(`SOURCE_DATE_EPOCH must be a number of seconds since 1970, and is “${said}”.`);
  const day = said === '' ? new Date(now) : new Date(Number(said) * 1_000);
  day.setUTCHours(0, 0, 0, 0);
  return day;
}

/** Reads the build id from a page's HTML; null if there is none. */
export function buildNamedBy(page: string): string | null {
  return /<meta name="build" content="([0-9a-f]{12})"/.exec(page)?.[1] ?? null;
}
