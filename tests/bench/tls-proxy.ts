/**
 * Terminates TLS in front of a server, as a deployment does (docs/deploy.md), so that the browser uses HTTP/2. Over HTTP/1.1 it
 * sends at most six requests at a time, which a visitor of a deployment never meets (docs/decisions/0062).
 */
import { Agent, request as send } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import type { BuiltSite } from '../browser/fixtures/built-site.ts';

/** The argument with which Chromium accepts the self-signed certificate of the proxy. */
export const ACCEPT_CERTIFICATE = '--ignore-certificate-errors';

/** Headers of one connection, which HTTP/2 forbids. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

const BAD_GATEWAY = 502;

/** The proxy of a server. Closing it closes the server too. */
export async function terminateTls(server: BuiltSite): Promise<BuiltSite> {
  const certificate = await getCertificate(join(tmpdir(), 'site-certificate'), 'localhost', ['127.0.0.1']);
  const agent = new Agent({ keepAlive: true });
  const proxy = createSecureServer({ key: certificate, cert: certificate }, (asked, answer) =>
    pass(asked, answer, server.origin, agent),
  );
  const sessions = new Set<{ destroy(): void }>();
  proxy.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  return {
    origin: `https://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async close() {
      for (const session of sessions) session.destroy();
      proxy.close();
      agent.destroy();
      await server.close();
    },
  };
}

function pass(asked: Http2ServerRequest, answer: Http2ServerResponse, origin: string, agent: Agent): void {
  const headers = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
  const passed = send(
    origin + asked.url,
    { agent, method: asked.method, headers: { ...Object.fromEntries(headers), host: asked.authority } },
    (response) => {
      const answered = Object.entries(response.headers).filter(([name]) => !OF_CONNECTION.has(name));
      answer.writeHead(response.statusCode ?? BAD_GATEWAY, Object.fromEntries(answered));
      response.pipe(answer);
    },
  );
  // A page that is closed cancels its requests.
  passed.on('error', () => answer.stream.destroy());
  answer.stream.on('error', () => passed.destroy());
  asked.pipe(passed);
}
