/** Raw requests: `fetch` would resolve dots in the path and decompress the body. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';

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
  /** The address of this machine that the request comes from, such as 127.0.0.2. */
  readonly from?: string;
}

/** Sends a request with the path exactly as given. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, from }: Sent = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers, agent: false as const, localAddress: from };
    const asked = request(options, (response) => {
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

/** A connection on which these bytes have been sent, which may be no complete request. */
export async function sending(origin: string, bytes: string, from?: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect({
    host: hostname,
    port: Number(port),
    ...(from !== undefined && { localAddress: from }),
  });
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** Sends bytes that no HTTP client would send. Resolves with the response; the connection is then closed. */
export async function askWith(origin: string, bytes: string): Promise<Answer> {
  const socket = await sending(origin, bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) {
    chunks.push(chunk as Buffer);
    const answer = answerIn(Buffer.concat(chunks));
    if (answer !== null) return answer;
  }
  throw new Error(`no complete response: ${Buffer.concat(chunks)}`);
}

/** The response with a `Content-Length` in these bytes; null if it is not complete. */
function answerIn(bytes: Buffer): Answer | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.replace(/^[^:]*: */, '')]),
  );
  const body = bytes.subarray(end + 4);
  if (body.length < Number(headers['content-length'])) return null;
  return { status: Number(first.split(' ')[1]), headers, cookies: [], body };
}
