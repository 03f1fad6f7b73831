/** A mock backend behind a real socket; optionally with a defect, which the conformance kit has to find. */
import { createServer, type Server as HttpServer } from 'node:http';
import { createServer as createTlsServer, Server as TlsServer } from 'node:https';
import { createMockApp } from '../mock-server/app.ts';
import { type Backend, type BackendOptions, createBackend } from '../mock-server/backend.ts';
import { keepConnections } from '../mock-server/http/keep-alive.ts';
import type { Defect } from './conformance/defects/defect.ts';

const START = Date.parse('2026-03-02T03:00:00.000Z');

export interface Server {
  readonly backend: Backend;
  readonly origin: string;
  readonly lab: string;
  /** Errors thrown while the defect was applied: a defect changes responses, and must not throw. */
  readonly broke: readonly unknown[];
  close(): Promise<void>;
}

/** Starts a mock backend whose clock stands still until the lab moves it. `certificate`, with its key, makes it one over TLS. */
export async function serve(
  defect: Defect | null = null,
  { certificate, ...options }: Pick<BackendOptions, 'access'> & { readonly certificate?: string } = {},
): Promise<Server> {
  const backend = createBackend({ clock: { now: () => START }, ...options });
  const broke: unknown[] = [];
  const app = createMockApp(defect ? faulted(backend, defect, broke) : backend);
  const server = certificate
    ? createTlsServer({ key: certificate, cert: certificate }, app)
    : createServer(app);
  const { origin, close } = await listening(server);
  return { backend, origin, lab: `${origin}/__lab`, broke, close };
}

/** Starts a server on a free port of this machine. */
export async function listening(server: HttpServer): Promise<Pick<Server, 'origin' | 'close'>> {
  keepConnections(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const scheme = server instanceof TlsServer ? 'https' : 'http';
  return {
    origin: `${scheme}://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The backend with the defect applied to all requests of the API, but not to those of the lab. */
function faulted(backend: Backend, defect: Defect, broke: unknown[]): Backend {
  const { world } = backend;
  const deliver = defect.applyFault(async (request) => {
    const delivery = await backend.deliver(request);
    if (delivery?.kind !== 'response') throw new Error(`no answer to ${request.url}`);
    return delivery.response;
  }, world);
  return {
    ...backend,
    deliver: async (request) => {
      if (!new URL(request.url).pathname.startsWith('/api')) return backend.deliver(request);
      try {
        return { kind: 'response', response: await deliver(request) };
      } catch (thrown) {
        broke.push(thrown);
        throw thrown;
      }
    },
  };
}
