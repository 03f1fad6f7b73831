/** A backend over HTTP. */
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overTls } from 'node:https';
import { ANSWER_LIMIT, WRITE_TIMEOUT_MS } from '../../contract/limits.ts';
import type { Upstream, UpstreamFailure, UpstreamRequest, UpstreamResponse } from './upstream.ts';

/** The site has given up long before; until then a late response still shows how long the backend took. */
const DEADLINE_MS = WRITE_TIMEOUT_MS * 2.5;

/** Four bytes are the longest UTF-8 character. */
const LONGEST_BYTES = ANSWER_LIMIT * 4;

export class HttpUpstream implements Upstream {
  readonly target: string;
  readonly isReplay = false;
  readonly startedAt = null;
  readonly #deadlineMs: number;

  constructor(target: string, deadlineMs = DEADLINE_MS) {
    this.target = target;
    this.#deadlineMs = deadlineMs;
  }

  urlOf(target: string): URL {
    return new URL(this.target + target);
  }

  /** Follows no redirect, and never sends a request twice. */
  send({ method, target, headers, body }: UpstreamRequest): Promise<UpstreamResponse | UpstreamFailure> {
    const url = this.urlOf(target);
    return new Promise((resolve) => {
      let isConnected = false;
      const fail = (rule: UpstreamFailure['rule'], received: string) => {
        resolve({ kind: 'failure', rule, received, mayHaveArrived: isConnected });
        outgoing.destroy();
      };
      // Without an agent each request has its own connection: a kept one that the backend closes at this moment would leave the
      // outcome of a write unknown.
      const outgoing = (url.protocol === 'https:' ? overTls : overHttp)(url, {
        method,
        agent: false,
        headers: { ...headers, ...(body ? { 'Content-Length': body.length } : {}) },
      });
      const deadline = setTimeout(
        () => fail('in-time', `nothing after ${this.#deadlineMs / 1_000} s`),
        this.#deadlineMs,
      );
      outgoing.on('close', () => clearTimeout(deadline));
      outgoing.on('socket', (socket) => {
        socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
          isConnected = true;
        });
      });
      outgoing.on('error', (error) => fail(isConnected ? 'whole' : 'reachable', reasonOf(error)));
      outgoing.on('response', (incoming) => {
        textOf(incoming).then(
          (text) => {
            const { statusCode = 0 } = incoming;
            resolve({ kind: 'response', status: statusCode, headers: headersOf(incoming), text });
          },
          (error: Error) => fail('whole', reasonOf(error)),
        );
      });
      outgoing.end(body ?? undefined);
    });
  }
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_BYTES) throw new Error(`a body of more than ${LONGEST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  return headers;
}

/** Several addresses of a host fail with one error that has no message of its own. */
function reasonOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  return error.message || code || error.name;
}
