/** Raw requests: `fetch` would resolve dots in the path and decompress the body. */
import { request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  /** The raw body, in its content encoding. */
  readonly body: Buffer;
}

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Sends a request with the path exactly as given. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { 'set-cookie': cookies = [], ...others } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(others).map(([name, value]) => [name, String(value)] as const),
          ),
          cookies,
          body: Buffer.concat(chunks),
        });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
