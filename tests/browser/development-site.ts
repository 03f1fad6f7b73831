/** The development server, as `npm start` runs it, in place of the production build. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { freePort } from '../suites/free-port.ts';
import { test as base } from './site.ts';

export { expect } from './site.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

export const test = base.extend<object, { site: string }>({
  site: [
    async ({ browser: _browser }, use) => {
      // Vite tells the page its port before it listens.
      const port = await freePort();
      const server = await createServer({
        root: REPOSITORY,
        logLevel: 'error',
        server: { host: '127.0.0.1', port },
      });
      await server.listen();
      await use(`http://127.0.0.1:${port}`);
      await server.close();
    },
    // The first one on a machine prepares what all pages need.
    { scope: 'worker', timeout: 120_000 },
  ],
});
