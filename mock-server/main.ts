/**
 * `npm run mock`: the mock backend as a standalone server. PORT and HOST set its address; by default it listens on this
 * machine only.
 * LAB_TOKEN admits other hosts to the lab.
 * `--persist FILE`, or PERSIST, keeps its state across restarts: `default` in FILE, other worlds in the folder FILE.worlds.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { createMockApp } from './app.ts';
import { createBackend } from './backend.ts';
import { keepConnections } from './http/keep-alive.ts';
import { worldsKeptIn } from './persistence/kept-worlds.ts';
import { LabAccess } from './security/lab-access.ts';
import { welcome } from './welcome.ts';

const port = Number(process.env['PORT'] ?? 3001);
const host = process.env['HOST'] ?? '127.0.0.1';

try {
  const { values } = parseArgs({ options: { persist: { type: 'string' } } });
  const file = values.persist ?? process.env['PERSIST'];
  const access = new LabAccess(process.env['LAB_TOKEN']);
  const backend = createBackend({ access, ...(file ? await worldsKeptIn(file) : {}) });

  const server = createServer(createMockApp(backend));
  keepConnections(server);
  server.on('error', fail);
  server.listen(port, host, () => {
    const address = server.address();
    const listening = typeof address === 'object' && address ? address.port : port;
    for (const line of welcome(`http://localhost:${listening}`)) console.log(line);
  });
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
