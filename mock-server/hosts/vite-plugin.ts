/** The mock backend inside Vite's dev and preview servers: one process, one port, one origin. */
import type { CommonServerOptions, Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createMockApp, type MockApp } from '../app.ts';
import { type Backend, createBackend } from '../backend.ts';
import { keepConnections } from '../http/keep-alive.ts';
import { isOurs } from '../http/request-target.ts';
import { worldsKeptIn } from '../persistence/kept-worlds.ts';
import { LabAccess } from '../security/lab-access.ts';
import { welcome } from '../welcome.ts';
import { Worlds } from '../worlds.ts';
import { phoneLines } from './phone.ts';

export interface MockBackendOptions {
  /** The backend to mount; for tests that create their own. */
  readonly backend?: Backend;
}

export function mockBackend(options: MockBackendOptions = {}): Plugin {
  const mount = async (server: ViteDevServer | PreviewServer) => {
    const backend = options.backend ?? (await keptBackend());
    server.middlewares.use(onlyOurs(createMockApp(backend)));
    // Vite's server is one of HTTP/2 only with certificates, which this project does not use.
    if (server.httpServer && 'keepAliveTimeout' in server.httpServer) keepConnections(server.httpServer);
    announce(server, backend.access);
  };
  return {
    name: 'mock-backend',
    config: () => ({ server: optionsFor(accessOfServer()), preview: optionsFor(accessOfServer()) }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}

/**
 * Vite loads this module again when vite.config.ts or one of its imports is edited. The worlds are kept on `globalThis`, so
 * that their orders survive. New handlers use them at once; new kinds of rows need a restart.
 */
const WORLDS = Symbol.for('dok-champa.mock-worlds');

/** PERSIST names a file in which the state also survives restarts. */
async function keptBackend(): Promise<Backend> {
  const shelf = globalThis as { [WORLDS]?: Worlds };
  const file = process.env['PERSIST'];
  const worlds = shelf[WORLDS] ?? (file ? (await worldsKeptIn(file)).worlds : new Worlds());
  shelf[WORLDS] = worlds;
  return createBackend({ worlds, access: accessOfServer() });
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
function onlyOurs(app: MockApp): Connect.NextHandleFunction {
  return (request, response, next) => (isOurs(request.url ?? '') ? app(request, response) : next());
}

/** Prints the mock's addresses after Vite's own. */
function announce(server: ViteDevServer | PreviewServer, access: LabAccess): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const [address] = server.resolvedUrls?.local ?? [];
    if (!address) return;
    const [network] = server.resolvedUrls?.network ?? [];
    const command = `npm ${'listen' in server ? 'start' : 'run preview'} -- --host`;
    const lines = welcome(new URL(address).origin);
    const [phone, ...more] = network ? phoneLines(network, access, command) : [];
    for (const line of phone ? [...lines, phone] : lines) server.config.logger.info(`  ➜  ${line}`);
    for (const line of more) server.config.logger.info(`     ${line}`);
  };
}
