/** Compressed once, at the build, as small as it goes: no server does it at every request. */
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a file is sent compressed, the best first: what a browser calls it, and what its file's name ends with. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export function isCompressible(path: string): boolean {
  return COMPRESSIBLE.test(path);
}

/** Writes `path.br` and `path.gz` beside a file; both, whatever its size, so that each file is answered in the same way. */
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
