/** Records the requests of a page load: their sizes, their number, and how many depend on one another in sequence. */
import { gzipSync } from 'node:zlib';
import { type CDPSession, expect } from '@playwright/test';
import { API_PATH } from '../../../deploy/headers.ts';

export interface Asked {
  readonly url: string;
  readonly kind: 'document' | 'script' | 'style' | 'font' | 'image' | 'api' | 'other';
  /** Milliseconds since the request for the document. */
  readonly at: number;
  /** 1 for the document; otherwise one more than the round of its initiator. */
  readonly round: number;
  readonly encoding: string;
  /** Transferred bytes of the body, as compressed. */
  readonly bytes: number;
  /** Gzipped size of scripts and styles, including those inline in a document. */
  readonly codeBytes: number;
}

/** The network counts as idle after this time without requests in flight. */
const QUIET_MS = 1_000;
const LOOK_EVERY_MS = 100;
/** Waiting for an idle network fails after this time. */
const PATIENCE_MS = 60_000;

interface Underway extends Pick<Asked, 'url' | 'kind' | 'at' | 'round'> {
  isThere: boolean;
  encoding: string;
  bytes: number;
}

const HOLDS_CODE: readonly Asked['kind'][] = ['document', 'script', 'style'];

const KINDS: Readonly<Record<string, Asked['kind']>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/** Buffer in which the browser keeps the response bodies for `codeBytes`: far larger than all that the site sends. */
const KEPT_BYTES = 64 * 2 ** 20;

/** Starts recording; call it before the navigation. */
export async function watchTraffic(tools: CDPSession): Promise<Traffic> {
  const traffic = new Traffic(tools);
  await tools.send('Network.enable', { maxTotalBufferSize: KEPT_BYTES, maxResourceBufferSize: KEPT_BYTES });
  return traffic;
}

export class Traffic {
  readonly #requests = new Map<string, Underway>();
  readonly #open = new Set<string>();
  #lastReceived = performance.now();
  #start: number | null = null;

  constructor(readonly tools: CDPSession) {
    tools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, initiator }) => {
      if (!request.url.startsWith('http')) return;
      this.#start ??= timestamp;
      let stack = initiator.stack;
      while (stack && stack.callFrames.length === 0) stack = stack.parent;
      const by = initiator.url ?? stack?.callFrames[0]?.url;
      const isApi = new URL(request.url).pathname.startsWith(`${API_PATH}/`);
      const isFirst = this.#requests.size === 0;
      this.#open.add(requestId);
      this.#requests.set(requestId, {
        url: request.url,
        kind: isApi ? 'api' : (KINDS[type ?? ''] ?? 'other'),
        at: (timestamp - this.#start) * 1_000,
        round: isFirst ? 1 : this.#roundOf(by) + 1,
        isThere: false,
        encoding: '',
        bytes: 0,
      });
      this.#lastReceived = performance.now();
    });
    tools.on('Network.responseReceived', ({ requestId, response }) => {
      const request = this.#requests.get(requestId);
      if (request)
        request.encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? '';
    });
    tools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const request = this.#requests.get(requestId);
      if (request) request.bytes += encodedDataLength;
    });
    for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const) {
      tools.on(end, ({ requestId }) => {
        this.#open.delete(requestId);
        const request = this.#requests.get(requestId);
        if (request) request.isThere = end === 'Network.loadingFinished';
        this.#lastReceived = performance.now();
      });
    }
  }

  /** Resolves once no request has been in flight for a second. */
  async quiet(): Promise<void> {
    const quietFor = () => (this.#open.size > 0 ? 0 : performance.now() - this.#lastReceived);
    await expect
      .poll(quietFor, { timeout: PATIENCE_MS, intervals: [LOOK_EVERY_MS] })
      .toBeGreaterThan(QUIET_MS);
  }

  /** All requests so far. */
  async asked(): Promise<readonly Asked[]> {
    return Promise.all(
      [...this.#requests].map(async ([requestId, request]) => ({
        ...request,
        // Cancelled requests and those still in flight count as 0.
        codeBytes:
          request.isThere && HOLDS_CODE.includes(request.kind)
            ? codeBytesOf(request.kind, await this.#text(requestId))
            : 0,
      })),
    );
  }

  /** The round of a request's initiator. Without a known initiator it is the round of the first script that has loaded. */
  #roundOf(url: string | undefined): number {
    const requests = [...this.#requests.values()];
    const named = requests.find((request) => request.url === url);
    const code = requests.filter(({ kind, isThere }) => kind === 'script' && isThere);
    return named?.round ?? code[0]?.round ?? 1;
  }

  async #text(requestId: string): Promise<string> {
    const { body, base64Encoded } = await this.tools.send('Network.getResponseBody', { requestId });
    return base64Encoded ? '' : body;
  }
}

const INLINE = /<(script|style)\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1\s*>/gi;

function codeBytesOf(kind: Asked['kind'], text: string): number {
  const code = kind === 'document' ? [...text.matchAll(INLINE)].map(([, , inside = '']) => inside) : [text];
  return code.reduce((sum, piece) => sum + gzipSync(piece, { level: 9 }).length, 0);
}
