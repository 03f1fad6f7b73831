/** Serves the pages for comparison in the same way as the site: with the same compression and headers. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isCompressible } from '../../../deploy/compress.ts';
import { contentTypeOf } from '../../../deploy/content-types.ts';
import { headersOf, kindOf } from '../../../deploy/headers.ts';
import { inlineHashes } from '../../../deploy/inline-pieces.ts';
import type { BuiltSite } from '../../browser/fixtures/built-site.ts';
import { listening } from '../../mock-process.ts';

/** Serves `texts` by their paths; every other path is a file of the site's build. */
export async function serveBeside(build: string, texts: ReadonlyMap<string, string>): Promise<BuiltSite> {
  const inline = inlineHashes([...texts].filter(([path]) => kindOf(path) === 'page').map(([, text]) => text));
  const compressed = new Map([...texts].map(([path, text]) => [path, brotli(text)]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = async () => {
      const text = compressed.get(pathname);
      const name = kindOf(pathname) === 'page' ? 'index.html' : pathname;
      const content = text ?? (await readFile(join(build, pathname)));
      response.writeHead(200, {
        ...headersOf(kindOf(pathname), inline),
        'Content-Type': contentTypeOf(name),
        'Content-Length': content.length,
        ...(isCompressible(name) && { Vary: 'Accept-Encoding' }),
        ...(text && { 'Content-Encoding': 'br' }),
      });
      response.end(content);
    };
    answer().catch(() => response.writeHead(404).end());
  });
  return listening(server);
}

function brotli(text: string): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
