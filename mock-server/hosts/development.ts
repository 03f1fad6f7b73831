/**
 * `npm start`: the development server with the mock backend. `-- --host` listens on the network, `--open` opens a browser, and `--force`
 * prepares the dependencies again.
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { runSite } from './site-command.ts';

await runSite(5173, async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { host: flag, open: flag, force: flag } });
  const server = await createServer({
    server: { open: values.open, ...(values.host ? { host: true } : {}) },
    forceOptimizeDeps: values.force,
  });
  return server.listen();
});
