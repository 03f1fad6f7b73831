import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Beside the built command line; in the sources where they are written, or where a build has put them. */
const PLACES = ['./', '../', '../dist/', '../diagram/', '../styles/'];

/** The path of a file of this package. @throws if it is not there. */
export function assetOf(name: string): string {
  const paths = PLACES.map((place) => fileURLToPath(new URL(place + name, import.meta.url)));
  const path = paths.find((one) => existsSync(one));
  if (path === undefined) throw new Error(`${name} is not built: npm run packages`);
  return path;
}
