/**
 * `npm run mock`: the mock backend as a standalone server. PORT and HOST set its address; by default it listens on this
 * machine only.
 * `--backend URL` lets a real backend answer, all calls or those of `--calls`; `--record FILE` and `--replay FILE` keep and repeat its responses.
 * LAB_TOKEN admits other hosts to the lab.
 * `--persist FILE`, or PERSIST, keeps its state across restarts: `default` in FILE, other worlds in the folder FILE.worlds.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { createMockApp } from './app.ts';
import { BACKEND_OPTIONS, connectBackend, prepareBackend } from './backend-proxy/connection.ts';
import { forwardCall } from './backend-proxy/forward.ts';
import { createBackend } from './backend.ts';
import { type ListenAddress, listenAddress, listenFailure, originOf } from './hosts/listen-address.ts';
import { keepConnections } from './http/keep-alive.ts';
import { worldsKeptIn } from './persistence/kept-worlds.ts';
import { LabAccess } from './security/lab-access.ts';
import { welcome } from './welcome.ts';

const DEFAULT_PORT = 3001;

try {
  await start(listenAddress(process.env, DEFAULT_PORT));
} catch (error) {
  fail(error, { port: DEFAULT_PORT });
}

async function start(address: ListenAddress): Promise<void> {
  const { port, host = '127.0.0.1' } = address;
  const { values } = parseArgs({ options: { persist: { type: 'string' }, ...BACKEND_OPTIONS } });
  const prepared = prepareBackend(values);
  const connection = prepared && connectBackend(prepared, (line) => console.warn(`Backend: ${line}`));
  const options = connection ? { forwardingOf: connection.forwardingOf } : {};
  const file = values.persist ?? process.env['PERSIST'];
  const access = new LabAccess(process.env['LAB_TOKEN']);
  const kept = file ? await worldsKeptIn(file, options) : options;
  const backend = createBackend({ access, forward: forwardCall, ...kept });

  const server = createServer(createMockApp(backend));
  keepConnections(server);
  server.on('error', (error) => fail(error, address));
  server.listen(port, host, () => {
    const listening = server.address();
    const given = typeof listening === 'object' && listening ? listening.port : port;
    for (const line of welcome(originOf({ host, port: given }))) console.log(line);
    for (const line of connection?.lines ?? []) console.log(line);
  });
}

function fail(error: unknown, address: ListenAddress): void {
  console.error(listenFailure(error, address));
  process.exitCode = 1;
}
