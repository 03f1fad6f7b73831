/**
 * Connects a backend to Node's HTTP server: converts an incoming message to a Request, and a Delivery to bytes or a cut
 * connection.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_LIMIT_BYTES } from '../../contract/limits.ts';
import type { Backend } from '../backend.ts';
import { LAB_PATH } from '../paths.ts';
import type { CutPoint, Delivery } from '../lab/apply-fault.ts';
import { LARGEST_BODY_BYTES } from '../pipeline/body.ts';
import { ADDRESS_HEADER } from '../pipeline/request-context.ts';
import { endWithError } from './envelope.ts';

export type Next = (error?: unknown) => void;
export type Middleware = (
  incoming: IncomingMessage & { originalUrl?: string },
  outgoing: ServerResponse,
  next: Next,
) => Promise<void>;

/** Must run before any body parser. Requests that the backend does not handle are passed to `next`. */
export function nodeAdapter(backend: Backend): Middleware {
  return async (incoming, outgoing, next) => {
    try {
      const request = requestOf(incoming, await bodyOf(incoming, limitOf(targetOf(incoming))));
      if (!request) return endWithError(backend.world, outgoing, 'BAD_REQUEST');
      const delivery = await backend.deliver(request);
      if (!delivery) return next();
      await send(delivery, outgoing);
    } catch (error) {
      // A client that disconnected during its request needs no response.
      if (!incoming.destroyed || incoming.complete) next(error);
    }
  };
}

function targetOf(incoming: IncomingMessage & { originalUrl?: string }): string {
  return incoming.originalUrl ?? incoming.url ?? '/';
}

function limitOf(target: string): number {
  return target.toLowerCase().startsWith(`${LAB_PATH}/`) ? LARGEST_BODY_BYTES : BODY_LIMIT_BYTES;
}

/**
 * Reads the body up to one byte beyond its limit, which suffices for the backend to detect the excess. The rest is read and
 * discarded, because a client that is still sending would see a connection reset instead of the 413.
 */
async function bodyOf(incoming: IncomingMessage, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let kept = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    const wanted = chunk.subarray(0, limitBytes + 1 - kept);
    if (wanted.length > 0) chunks.push(wanted);
    kept += wanted.length;
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Returns null for a request that Fetch cannot represent, such as the method TRACE. */
function requestOf(
  incoming: IncomingMessage & { originalUrl?: string },
  body: Uint8Array<ArrayBuffer>,
): Request | null {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  }
  headers.set(ADDRESS_HEADER, incoming.socket.remoteAddress ?? 'unknown');
  const scheme = 'encrypted' in incoming.socket ? 'https' : 'http';
  try {
    // The host name is fixed: no response depends on it, and MSW cannot match a bracketed one such as [::1].
    const url = new URL(`${scheme}://localhost${targetOf(incoming)}`);
    const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
    return new Request(url, { method, headers, ...(hasBody ? { body } : {}) });
  } catch {
    return null;
  }
}

async function send(delivery: Delivery, outgoing: ServerResponse): Promise<void> {
  switch (delivery.kind) {
    case 'never':
      return;
    case 'response': {
      const { response } = delivery;
      writeHead(outgoing, response, response.status);
      if (delivery.isStreamed) return passOn(response, outgoing);
      outgoing.end(Buffer.from(await response.arrayBuffer()));
      return;
    }
    case 'cut':
      return cut(delivery.response, delivery.when, outgoing);
  }
}

/** Sends each part of a body as it arrives, as long as the client is connected. */
async function passOn({ body }: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.flushHeaders();
  const reader = body?.getReader();
  const closed = new Promise((resolve) => outgoing.once('close', resolve));
  // The client may disconnect while there is nothing to send.
  void closed.then(() => reader?.cancel());
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    if (outgoing.destroyed) return;
    if (outgoing.write(chunk.value)) continue;
    await Promise.race([new Promise((resolve) => outgoing.once('drain', resolve)), closed]);
  }
  outgoing.end();
}

async function cut(response: Response, when: CutPoint, outgoing: ServerResponse): Promise<void> {
  if (when === 'before-head') {
    outgoing.destroy();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  const half = when === 'mid-body' ? body.subarray(0, Math.floor(body.length / 2)) : Buffer.alloc(0);
  // A 204 is complete after its head. It is sent as a 200 with a promised body, so that it can be cut. `+ 2` leaves at least
  // one promised byte missing, whatever the body.
  outgoing.setHeader('Content-Length', body.length + 2);
  writeHead(outgoing, response, response.status === 204 ? 200 : response.status);
  // The leading space is valid in JSON, and the callback of its write reports that the head has been sent.
  outgoing.write(Buffer.concat([Buffer.from(' '), half]), () => outgoing.destroy());
}

function writeHead(outgoing: ServerResponse, response: Response, status: number): void {
  outgoing.statusCode = status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
}
