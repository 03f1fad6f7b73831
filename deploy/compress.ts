/** Precompresses files at build time with the highest level, so that the server never compresses per request. */
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings, best first: the HTTP name and the file name's suffix. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Fonts and images are already compressed. */
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export function isCompressible(path: string): boolean {
  return COMPRESSIBLE.test(path);
}

/** Writes `path.br` and `path.gz` next to a file, whatever its size, so that all files are served in the same way. */
export async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const small = await brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${path}.br`, small);
  await writeFile(`${path}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }));
}
