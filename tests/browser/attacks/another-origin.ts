/** The server of an attacker. Its host and port differ from the site's, so that a browser treats it as another site. */
import { createServer } from 'node:http';

export interface AnotherOrigin {
  readonly origin: string;
  close(): void;
}

/** Responds to every address with a page of this body. The site is at `127.0.0.1`, and this server at `localhost`. */
export async function anotherOrigin(body: string): Promise<AnotherOrigin> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>evil</title><body>${body}</body></html>`);
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
