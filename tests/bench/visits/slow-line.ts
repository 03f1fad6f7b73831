/**
 * A slow line between the browser and the server, as a phone has it. It slows
 * every request, also those of a service worker, which the browser's own throttling does not reach, and counts them.
 */
import { Transform } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Line } from '../../browser/fixtures/tls-proxy.ts';

/** Slow 4G as in browser developer tools: 150 ms and 1.6 Mbit/s, with their factors for throttling of single requests. */
const LATENCY_MS = 150 * 3.75;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024 * 0.9) / 8;

/** The line counts as quiet after this time without anything on it. */
const QUIET_MS = 1_500;
const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 60_000;

/** What travels: a `page` has the styles in it, `messages` are the catalogs of the language. */
export type Kind = 'page' | 'code' | 'messages' | 'fonts' | 'data' | 'worker';

function kindOf(path: string): Kind {
  if (path.startsWith('/api/')) return 'data';
  if (path.endsWith('.woff2')) return 'fonts';
  if (path.startsWith('/assets/messages-')) return 'messages';
  if (path.startsWith('/assets/')) return 'code';
  return path.endsWith('.js') ? 'worker' : 'page';
}

export class SlowLine implements Line {
  /** Whether requests are slowed. */
  isSlow = true;
  /** The paths of the requests since `reset`. */
  requests: string[] = [];
  /** The bytes of all bodies since `reset`, as compressed, by kind. */
  bytes: Partial<Record<Kind, number>> = {};
  /** The bodies on their way. */
  readonly #open = new Set<Transform>();
  #lastUsed = 0;
  /** When all that the line carries has arrived. */
  #freeAt = 0;

  /** Forgets what an earlier visit has left on the line. */
  reset(): void {
    this.requests = [];
    this.bytes = {};
    this.#open.clear();
  }

  async arrive(path: string): Promise<void> {
    this.requests.push(path);
    this.#lastUsed = performance.now();
    if (this.isSlow) await wait(LATENCY_MS);
  }

  /** The bodies that are on their way share the line. */
  carry(path: string): Transform {
    const kind = kindOf(path);
    const end = () => {
      this.#open.delete(body);
      this.#lastUsed = performance.now();
    };
    const body = new Transform({
      // Small chunks, so that no body waits behind the whole of another.
      highWaterMark: 4_096,
      transform: (chunk: Buffer, _, done) => {
        this.bytes[kind] = (this.bytes[kind] ?? 0) + chunk.length;
        setTimeout(done, this.#wait(chunk.length), null, chunk);
      },
      flush: (done) => {
        end();
        done();
      },
      destroy: (error, done) => {
        end();
        done(error);
      },
    });
    this.#open.add(body);
    return body;
  }

  /** Resolves once nothing has been on the line for some time. */
  async quiet(): Promise<void> {
    const quietFor = () => (this.#open.size > 0 ? 0 : performance.now() - this.#lastUsed);
    await expect
      .poll(quietFor, { timeout: PATIENCE_MS, intervals: [LOOK_EVERY_MS] })
      .toBeGreaterThan(QUIET_MS);
  }

  /** The time until these bytes have arrived, in milliseconds. */
  #wait(bytes: number): number {
    if (!this.isSlow) return 0;
    const now = performance.now();
    this.#freeAt = Math.max(this.#freeAt, now) + (bytes / BYTES_PER_SECOND) * 1_000;
    return this.#freeAt - now;
  }
}
