/** Number and size of the built files that a visit loads. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PRERENDERED_FOLDER, SERVER_FOLDER } from '../../../deploy/prerendered-page-names.ts';

const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url));

export interface Weight {
  readonly files: number;
  /** Transferred bytes: of the compressed file where the build has one. */
  readonly brotli: number;
  readonly gzip: number;
}

export interface StaticWeights {
  /** The page itself and its icon, which are requested on each visit. */
  readonly eachVisit: Weight;
  /** Files of a first visit that are cached for a year. */
  readonly visitor: Weight;
  readonly player: Weight;
  /** All files for one language: the most that a visit can load. */
  readonly wholeSite: Weight;
}

/** Chunks that each kind of first visit loads besides the entry, by their names in the build. */
const VISITOR = ['lobby', 'messages-lo-shell', 'device', 'fingerprint-actors', 'UpgradeNotice'];
const PLAYER = [...VISITOR, 'player', 'messages-lo-player'];
const FONTS = /^noto-sans-lao-/;
/** Files of other languages are not loaded. */
const OTHER_LANGUAGES = /^messages-(cn|vn|th)-|^noto-sans-thai-/;

/** Measures the files of the build; null if there is no build. */
export function weighBuild(): StaticWeights | null {
  if (!existsSync(join(DIST, 'index.html'))) return null;
  const assets = readdirSync(join(DIST, 'assets')).filter((name) => !/\.(br|gz)$/.test(name));
  const named = (name: string) => assets.filter((file) => new RegExp(`^${name}-.{8}\\.js$`).test(file));
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const entry = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)].map(([, file = '']) => file);
  const fonts = assets.filter((file) => FONTS.test(file) && file.endsWith('.woff2'));
  const first = (names: readonly string[]) =>
    weigh([...closure([...entry, ...names.flatMap(named)]), ...fonts].map((file) => `assets/${file}`));
  return {
    eachVisit: weigh([`${SERVER_FOLDER}/${PRERENDERED_FOLDER}/lo/home.html`, 'favicon.svg']),
    visitor: first(VISITOR),
    player: first(PLAYER),
    wholeSite: weigh(assets.filter((file) => !OTHER_LANGUAGES.test(file)).map((file) => `assets/${file}`)),
  };
}

/** The files and their static imports, transitively. */
function closure(files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const take = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (!file.endsWith('.js')) return;
    const text = readFileSync(join(DIST, 'assets', file), 'utf8');
    // The pattern does not match dynamic imports: `import("…")`.
    for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) take(imported);
  };
  for (const file of files) take(file);
  return found;
}

function weigh(paths: readonly string[]): Weight {
  const size = (path: string, ending: string) => {
    const compressed = join(DIST, path + ending);
    return statSync(existsSync(compressed) ? compressed : join(DIST, path)).size;
  };
  const total = (ending: string) => paths.reduce((sum, path) => sum + size(path, ending), 0);
  return { files: paths.length, brotli: total('.br'), gzip: total('.gz') };
}
