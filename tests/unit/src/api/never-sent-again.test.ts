/** No library retries a POST (contract §1): `fetch` is called once for each unsafe call, whatever the response. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Call, endpointOf, endpoints, isUnsafe } from '../../../../contract/endpoints.ts';
import { Client } from '../../../../src/api/client.ts';
import { createQueryClient } from '../../../../src/app/query/query-policy.ts';
import { handBrowser } from '../browser.ts';

/**
 * All unsafe calls, and `currencyRates` for the safe ones, which the client treats alike (the query cache may retry
 * them).
 */
const SENT_ONCE = (Object.keys(endpoints) as Call[]).filter(
  (call) => call === 'currencyRates' || isUnsafe(endpointOf(call)),
);

/** Longer than any timeout or retry delay, in milliseconds. */
const LONG_MS = 10 * 60_000;

const envelope = (status: number) =>
  new Response(JSON.stringify({ code: 'SERVICE_UNAVAILABLE', message: '', requestId: 'r' }), {
    status,
    headers: { 'Retry-After': '1', 'Content-Type': 'application/json' },
  });

const never = (_: unknown, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

type Line = (url: string, init: RequestInit) => Promise<Response>;

/** Responses after which a library might retry. */
const LINES: Readonly<Record<string, Line>> = {
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
  'no response': never,
  'a response that breaks off': async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    return new Response(body, { status: 200 });
  },
  'an error page of a gateway': async () => new Response('<html>', { status: 502 }),
  'invalid JSON': async () => new Response('{"half', { status: 200 }),
  ...Object.fromEntries(
    [403, 408, 409, 425, 429, 500, 502, 503, 504].map((status) => [
      String(status),
      async () => envelope(status),
    ]),
  ),
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe.each(SENT_ONCE)('%s', (call) => {
  test.each(Object.entries(LINES))('%s: the request is sent once', async (_, line) => {
    const sent = vi.fn<Line>(line);
    vi.stubGlobal('fetch', sent);
    const client = new Client(handBrowser());
    const send = client.call.bind(client) as (call: Call, options: object) => Promise<unknown>;
    const options = { parameters: { code: 'D1', id: 'P1' }, body: {} };
    const settled = send(call, options).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    await settled;
    const { method } = endpointOf(call);
    expect(sent.mock.calls.filter(([, init]) => init.method === method)).toHaveLength(1);
  });
});

test('the query cache does not retry mutations either', () => {
  expect(createQueryClient(handBrowser()).getDefaultOptions().mutations?.retry).toBe(false);
});
