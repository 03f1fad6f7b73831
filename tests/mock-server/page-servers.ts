/** Vite's two servers with the mock, in a folder that contains a page and its build. */
import { mkdir, writeFile } from 'node:fs/promises';
import { beforeAll } from 'vitest';
import { createServer, type InlineConfig, preview, type PreviewServer, type ViteDevServer } from 'vite';
import { temporaryFolder, type TemporaryFolder } from '../temporary-folder.ts';

const PAGE = '<!doctype html><html><head><title>The page</title></head><body></body></html>';

/** For all tests of a file. */
export function folderWithPage(): TemporaryFolder {
  const folder = temporaryFolder('all tests');
  beforeAll(async () => {
    await mkdir(folder.in('dist'));
    for (const name of ['index.html', 'dist/index.html']) await writeFile(folder.in(name), PAGE);
  });
  return folder;
}

export interface PageServer {
  readonly server: ViteDevServer | PreviewServer;
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const address = { host: '127.0.0.1', port: 0, headers: { 'X-Policy': 'strict' } };

/** As `npm start`. */
export async function develop(root: string, config: InlineConfig): Promise<PageServer> {
  const own = { root, configFile: false, logLevel: 'silent', server: address } as const;
  return started(await (await createServer({ ...own, ...config })).listen());
}

/** As `npm run preview`. */
export async function previewed(root: string, config: InlineConfig): Promise<PageServer> {
  return started(await preview({ root, configFile: false, logLevel: 'silent', preview: address, ...config }));
}

function started(server: ViteDevServer | PreviewServer): PageServer {
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
  return { server, origin, close: () => server.close() };
}
