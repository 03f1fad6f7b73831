/** The mock backend inside Vite's dev and preview servers: one process, one port, one origin. */
import type { CommonServerOptions, Connect, Logger, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createMockApp, type MockApp } from '../app.ts';
import { type BackendConnection, connectBackend } from '../backend-proxy/connection.ts';
import { forwardCall } from '../backend-proxy/forward.ts';
import { type Backend, createBackend } from '../backend.ts';
import { keepConnections } from '../http/keep-alive.ts';
import { isOurs } from '../http/request-target.ts';
import { type PersistedWorlds, worldsKeptIn } from '../persistence/kept-worlds.ts';
import { LabAccess } from '../security/lab-access.ts';
import { welcome } from '../welcome.ts';
import { Worlds } from '../worlds.ts';
import { rememberedBackend } from './backend-of-process.ts';
import { phoneLines } from './phone.ts';
import { type CarriedWorld, restoreWorlds, takeWorlds } from './reload.ts';

export interface MockBackendOptions {
  /** The backend to mount; for tests that create their own. */
  readonly backend?: Backend;
}

export function mockBackend({ backend }: MockBackendOptions = {}): Plugin {
  /** The worlds of the server that listens, unless the backend was given. */
  let opened: PersistedWorlds | null = null;
  let logger: Logger | null = null;
  const prepared = rememberedBackend();
  const connection = prepared && connectBackend(prepared, (line) => logger?.warn(`Backend: ${line}`));

  const open = async () => {
    if (backend) return createMockApp(backend);
    opened = await openWorlds(PROCESS.carried, connection, (message) => logger?.warn(`Mock: ${message}`));
    // Not before: code that is edited file by file may not run for a while.
    PROCESS.carried = null;
    return createMockApp(
      createBackend({ worlds: opened.worlds, access: accessOfServer(), forward: forwardCall }),
    );
  };

  const mount = async (server: ViteDevServer | PreviewServer) => {
    const { httpServer, config } = server;
    logger = config.logger;
    let opening: Promise<MockApp> | null = null;
    const app = () => (opening ??= open());
    // After an edit, Vite creates the next server before it closes the last one, whose worlds are still in use.
    if (PROCESS.servers > 0 && httpServer) {
      httpServer.once(
        'listening',
        () => void app().catch((error: unknown) => logger?.error(`Mock: ${String(error)}`)),
      );
    } else await app();
    PROCESS.servers += 1;
    server.middlewares.use(onlyOurs(app));
    // Vite's server is one of HTTP/2 only with certificates, which this project does not use.
    if (httpServer && 'keepAliveTimeout' in httpServer) keepConnections(httpServer);
    announce(server, backend?.access ?? accessOfServer(), connection?.lines ?? []);
  };

  const leave = async (isRestart: boolean) => {
    PROCESS.servers -= 1;
    const left = opened;
    opened = null;
    if (!left) return;
    try {
      if (isRestart) PROCESS.carried = takeWorlds(left.worlds);
      await left.close();
    } catch (error) {
      // Vite has closed the server already, and has to start the next one.
      logger?.error(`Mock: the worlds could not be carried over, and start again: ${String(error)}`);
    }
  };

  return {
    name: 'mock-backend',
    config: () => ({ server: optionsFor(accessOfServer()), preview: optionsFor(accessOfServer()) }),
    configureServer: mount,
    configurePreviewServer: mount,
    closeServer: ({ reason }) => leave(reason === 'restart'),
    closePreviewServer: () => leave(false),
  };
}

/**
 * Vite loads this module again when vite.config.ts or one of its imports is edited. What the next one has to know is kept on
 * `globalThis`, and contains no object of a class.
 */
const RELOAD = Symbol.for('dok-champa.mock-reload');
const PROCESS = ((globalThis as { [RELOAD]?: { servers: number; carried: readonly CarriedWorld[] | null } })[
  RELOAD
] ??= {
  /** How many servers with the mock are open in this process. */
  servers: 0,
  /** The worlds of the server that has been closed for a restart. */
  carried: null,
});

/** PERSIST names a file in which the state also survives restarts. `warn` is called with what a reload could not keep. */
async function openWorlds(
  carried: readonly CarriedWorld[] | null,
  connection: BackendConnection | null,
  warn: (message: string) => void,
): Promise<PersistedWorlds> {
  const file = process.env['PERSIST'];
  const options = connection ? { forwardingOf: connection.forwardingOf } : {};
  const kept = file
    ? await worldsKeptIn(file, options).catch((error: Error) => {
        if (!carried) throw error;
        // The code may be about to change again: the file waits until it can be read.
        warn(
          `${error.message}. It stays as it is, and until it can be read, the state is kept in memory only.`,
        );
        return null;
      })
    : null;
  const { worlds, close } = kept ?? { worlds: new Worlds(options), close: () => Promise.resolve() };
  for (const loss of await restoreWorlds(worlds, carried ?? [], kept !== null)) warn(loss);
  return { worlds, close };
}

function accessOfServer(): LabAccess {
  return new LabAccess(process.env['LAB_TOKEN']);
}

/**
 * As in a deployment, there is one origin: Vite's CORS would respond to OPTIONS before the mock.
 * Vite answers to localhost and to addresses only. The token admits any host, so that the site has to answer there as well.
 */
function optionsFor({ hasToken }: LabAccess): Pick<CommonServerOptions, 'cors' | 'allowedHosts'> {
  return { cors: false, ...(hasToken ? { allowedHosts: true } : {}) };
}

/** Runs before Vite's own middleware: an unknown call gets the mock's 404, never index.html. */
function onlyOurs(app: () => Promise<MockApp>): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!isOurs(request.url ?? '')) return next();
    app().then(
      (respond) => respond(request, response),
      (error: unknown) => {
        response.writeHead(500, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
        response.end(JSON.stringify({ code: 'INTERNAL', message: String(error), requestId: 'none' }));
      },
    );
  };
}

/** Prints the mock's addresses after Vite's own. */
function announce(
  server: ViteDevServer | PreviewServer,
  access: LabAccess,
  backend: readonly string[],
): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const { local = [], network: [network] = [] } = server.resolvedUrls ?? {};
    // A HOST that is an address in the network leaves no local one.
    const address = local[0] ?? network;
    if (!address) return;
    const command = `npm ${'listen' in server ? 'start' : 'run preview'} -- --host`;
    const lines = [...welcome(new URL(address).origin), ...backend];
    const [phone, ...more] = network ? phoneLines(network, access, command) : [];
    for (const line of phone ? [...lines, phone] : lines) server.config.logger.info(`  ➜  ${line}`);
    for (const line of more) server.config.logger.info(`     ${line}`);
  };
}
