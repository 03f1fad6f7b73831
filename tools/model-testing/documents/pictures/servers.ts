/** Starts the servers: the built site with its mock, and the development server with the viewer. */
import { existsSync } from 'node:fs';
import { createServer as createNetServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build, createServer, preview } from 'vite';
import type { Place } from '../manual/manual-case.ts';

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));
const HOST = '127.0.0.1';

export interface Servers {
  readonly origins: Readonly<Record<Place, string>>;
  readonly close: () => Promise<void>;
}

/** Starts only the servers that the cases need; builds the site if no build exists. */
export async function startServers(wanted: ReadonlySet<Place>): Promise<Servers> {
  const closing: (() => Promise<void>)[] = [];
  const origins = { site: '', viewer: '' };
  if (wanted.has('site')) {
    if (!existsSync(`${REPOSITORY}dist`)) await build({ root: REPOSITORY, logLevel: 'error' });
    const port = await freePort();
    const server = await preview({
      root: REPOSITORY,
      logLevel: 'error',
      preview: { host: HOST, port, strictPort: true, open: false },
    });
    closing.push(() => server.close());
    origins.site = `http://${HOST}:${port}`;
  }
  if (wanted.has('viewer')) {
    const port = await freePort();
    const server = await createServer({ root: REPOSITORY, logLevel: 'error', server: { host: HOST, port } });
    await server.listen();
    closing.push(() => server.close());
    origins.viewer = `http://${HOST}:${port}`;
  }
  return {
    origins,
    close: async () => {
      for (const close of closing) await close();
    },
  };
}

/** Vite puts its port into the page before it listens, so a free port must be known first. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createNetServer();
    server.once('error', reject);
    server.listen(0, HOST, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
