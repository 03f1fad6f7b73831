/** A plain static host: serves the files of a folder below some path, and a 404 page for everything else. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

export interface StaticHost {
  readonly origin: string;
  /** The requests so far, oldest first. */
  readonly asked: readonly string[];
  close(): void;
}

/** Serves the folder's files below `path`, which begins and ends with a slash, and those of `others` by their own paths. */
export async function hostFolder(folder: string, path: string, others: string): Promise<StaticHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(`${request.method} ${pathname}`);
    const wanted = pathname.startsWith(path) ? join(folder, pathname.slice(path.length)) : folder;
    const file = pathname.endsWith('/') ? join(wanted, 'index.html') : wanted;
    const isThere = pathname.startsWith(path) && existsSync(file) && statSync(file).isFile();
    const other = join(others, pathname);
    if (isThere) send(response, 200, file);
    else if (existsSync(other) && statSync(other).isFile()) send(response, 200, other);
    else send(response, 404, join(folder, '404.html'));
  });
  const port = await listening(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(response: ServerResponse, status: number, file: string): void {
  response.writeHead(status, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
