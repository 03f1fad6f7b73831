/**
 * `npm start`: the development server with the mock backend. `-- --host` listens on the network, `--open` opens a browser, and `--force`
 * prepares the dependencies again. `--backend` puts a real backend behind the mock (docs/backend.md).
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { BACKEND_OPTIONS, prepareBackend } from '../backend-proxy/connection.ts';
import { rememberBackend } from './backend-of-process.ts';
import { runSite } from './site-command.ts';

await runSite(5173, async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { host: flag, open: flag, force: flag, ...BACKEND_OPTIONS } });
  rememberBackend(prepareBackend(values));
  const server = await createServer({
    server: { open: values.open, ...(values.host ? { host: true } : {}) },
    forceOptimizeDeps: values.force,
  });
  return server.listen();
});
