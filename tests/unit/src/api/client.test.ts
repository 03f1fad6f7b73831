import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../eventually.ts';
import { type Failure, failureOf } from '../../../../contract/errors.ts';
import { Client } from '../../../../src/api/client.ts';
import { handBrowser } from '../browser.ts';

/** The network's response to a request. */
type Line = (request: { readonly url: string; readonly init: RequestInit }) => Promise<Response>;

function answering(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Line {
  return async () => new Response(status === 204 ? null : body, { status, headers });
}

/** No response until the client aborts the request. */
const silent: Line = ({ init: { signal } }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

function lineOf(line: Line) {
  const requests: { readonly url: string; readonly init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const request = { url: String(url), init };
    requests.push(request);
    return line(request);
  });
  return requests;
}

const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers);

async function failing(promise: Promise<unknown>): Promise<Failure> {
  try {
    await promise;
  } catch (error) {
    return failureOf(error);
  }
  throw new Error('the call succeeded');
}

const ENVELOPE = { code: 'OPEN_ORDER', message: 'for logs', requestId: 'r-1', meta: { code: 'D1' } };
const RATES = JSON.stringify({
  rates: [{ currency: 'LAK', buy: '655', sell: '675', secret: 'x' }],
  updatedAt: '2026-08-15T03:00:00Z',
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a call', () => {
  test('returns only the declared fields of the response', async () => {
    lineOf(answering(200, RATES));
    const answer = await new Client(handBrowser()).call('currencyRates');
    expect(answer.rates).toEqual([{ currency: 'LAK', buy: '655', sell: '675' }]);
  });

  test('that changes data sends the XSRF token of the cookie and an idempotency key (contract §1)', async () => {
    const requests = lineOf(answering(204, ''));
    const client = new Client(handBrowser({ readCookie: (name) => (name === 'XSRF-TOKEN' ? 't-1' : null) }));
    await client.call('logout');
    const headers = headersOf(requests[0]?.init);
    expect(headers.get('X-XSRF-TOKEN')).toBe('t-1');
    expect(headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(requests[0]?.init.credentials).toBe('include');
  });

  test('that only reads sends neither an XSRF token nor an idempotency key', async () => {
    const requests = lineOf(answering(200, RATES));
    await new Client(handBrowser({ readCookie: () => 't-1' })).call('currencyRates');
    const headers = headersOf(requests[0]?.init);
    expect(headers.has('X-XSRF-TOKEN')).toBe(false);
    expect(headers.has('Idempotency-Key')).toBe(false);
  });

  test('has its parameters escaped in the path', async () => {
    const requests = lineOf(answering(404, JSON.stringify({ ...ENVELOPE, code: 'NOT_FOUND' })));
    await failing(new Client(handBrowser()).call('deposit', { parameters: { code: '../a b' } }));
    expect(requests[0]?.url).toBe('/api/v2/deposits/..%2Fa%20b');
  });
});

describe('a call that is rejected for its XSRF token (docs/decisions/0031)', () => {
  const DEVICE = { fingerprint: 'a'.repeat(32) };

  /** Each response sets a new token, as if the server did not know the previous one. */
  function replacingTokens(line: Line) {
    let tokens = 0;
    const requests = lineOf((request) => {
      tokens += 1;
      return line(request);
    });
    const readCookie = (name: string) => (name === 'XSRF-TOKEN' && tokens > 0 ? `t-${tokens}` : null);
    return { requests, client: new Client(handBrowser({ readCookie })) };
  }

  const rejecting = answering(403, JSON.stringify({ ...ENVELOPE, code: 'XSRF_INVALID' }));
  const accepting: Line = (request) =>
    (headersOf(request.init).has('X-XSRF-TOKEN') ? answering(200, '{"received":true}') : rejecting)(request);

  test('is sent again with the new token from the cookie', async () => {
    const { client, requests } = replacingTokens(accepting);
    await client.call('fingerprint', { body: { fingerprint: DEVICE } });
    expect(requests.map(({ init }) => headersOf(init).get('X-XSRF-TOKEN'))).toEqual([null, 't-1']);
  });

  test('is sent twice at most', async () => {
    const { client, requests } = replacingTokens(rejecting);
    const failure = await failing(client.call('fingerprint', { body: { fingerprint: DEVICE } }));
    expect(failure).toMatchObject({ code: 'XSRF_INVALID' });
    expect(requests).toHaveLength(2);
  });

  test('is sent with each token of the browser once, because another host may have planted one', async () => {
    const tokens = ['planted-1', 'planted-2', 'real'];
    const requests = lineOf((request) =>
      (headersOf(request.init).get('X-XSRF-TOKEN') === 'real'
        ? answering(200, '{"received":true}')
        : rejecting)(request),
    );
    const client = new Client(handBrowser({ readCookies: () => tokens }));
    const sentTokens = () => requests.map(({ init }) => headersOf(init).get('X-XSRF-TOKEN'));
    await client.call('fingerprint', { body: { fingerprint: DEVICE } });
    expect(sentTokens()).toEqual(tokens);
    await client.call('fingerprint', { body: { fingerprint: DEVICE } });
    expect(sentTokens()).toEqual([...tokens, 'real']);
  });

  test('is sent with each token once at most', async () => {
    const requests = lineOf(rejecting);
    const client = new Client(handBrowser({ readCookies: () => ['t-1', 't-2'] }));
    await failing(client.call('fingerprint', { body: { fingerprint: DEVICE } }));
    expect(requests).toHaveLength(2);
  });

  test('of a player is sent with another token than a planted one only after the session is confirmed', async () => {
    const requests = lineOf((request) =>
      (headersOf(request.init).get('X-XSRF-TOKEN') === 'real' ? answering(204, '') : rejecting)(request),
    );
    for (const isSame of [false, true]) {
      requests.splice(0);
      const client = new Client(handBrowser({ readCookies: () => ['planted', 'real'] }));
      client.sessionBinding.bindCurrent();
      client.sessionBinding.onChanged(async () => isSame);
      await client.call('logout').catch(() => undefined);
      expect(requests).toHaveLength(isSame ? 2 : 1);
    }
  });

  test('is not sent again if the token is the same', async () => {
    const requests = lineOf(rejecting);
    await failing(
      new Client(handBrowser({ readCookie: () => 't-1' })).call('fingerprint', {
        body: { fingerprint: DEVICE },
      }),
    );
    expect(requests).toHaveLength(1);
  });

  test('is not sent again if it is a player’s call, because the new session may be another player’s', async () => {
    const { client, requests } = replacingTokens(rejecting);
    await failing(client.call('logout'));
    expect(requests).toHaveLength(1);
  });
});

describe('a failed call has one of five kinds of failure', () => {
  test('server: an error response in the envelope, with its Retry-After', async () => {
    lineOf(answering(409, JSON.stringify(ENVELOPE), { 'Retry-After': '7' }));
    expect(await failing(new Client(handBrowser()).call('currencyRates'))).toEqual({
      kind: 'server',
      status: 409,
      code: 'OPEN_ORDER',
      requestId: 'r-1',
      fields: {},
      meta: { code: 'D1' },
      retryAfterSeconds: 7,
    });
  });

  test.each([
    ['a field of another type', 200, JSON.stringify({ rates: 'none' })],
    ['money that is a number', 200, RATES.replace('"675"', '675')],
    ['no JSON', 200, '<html>'],
    ['truncated JSON', 200, RATES.slice(0, 30)],
    ['an error response without the envelope', 502, '<html>Bad Gateway</html>'],
  ])('wrong shape: %s', async (_, status, body) => {
    lineOf(answering(status, body));
    const failure = await failing(new Client(handBrowser()).call('currencyRates'));
    expect(failure).toMatchObject({ kind: 'wrong-shape', status });
  });

  test('server: a code that the site does not know is an error of the server all the same', async () => {
    lineOf(answering(409, JSON.stringify({ ...ENVELOPE, code: 'SURPRISE' })));
    const failure = await failing(new Client(handBrowser()).call('currencyRates'));
    expect(failure).toMatchObject({ kind: 'server', status: 409, code: 'OTHER', requestId: 'r-1' });
  });

  test('wrong shape: a response of more than a megabyte', async () => {
    lineOf(answering(200, RATES.padEnd(1024 * 1024, ' ')));
    expect((await new Client(handBrowser()).call('currencyRates')).rates).toHaveLength(1);
    lineOf(answering(200, RATES.padEnd(1024 * 1024 + 1, ' ')));
    const failure = await failing(new Client(handBrowser()).call('currencyRates'));
    expect(failure).toMatchObject({ kind: 'wrong-shape', status: 200 });
  });

  test('wrong shape: the failure has the request id of the header, if that is valid (contract §1)', async () => {
    const failureOf502 = async (id: string) => {
      lineOf(answering(502, '<html>Bad Gateway</html>', { 'X-Request-Id': id }));
      return failing(new Client(handBrowser()).call('currencyRates'));
    };
    expect(await failureOf502('req-7')).toMatchObject({ kind: 'wrong-shape', requestId: 'req-7' });
    expect(await failureOf502('r'.repeat(65))).not.toHaveProperty('requestId');
  });

  test('network: the request fails without a response', async () => {
    lineOf(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failing(new Client(handBrowser()).call('currencyRates'))).toEqual({ kind: 'network' });
  });

  test.each([
    ['a read', 8_000, (client: Client) => client.call('currencyRates')],
    ['a write', 12_000, (client: Client) => client.call('logout')],
  ])('timeout: %s fails at its time limit of %i ms (contract §1)', async (_, milliseconds, call) => {
    vi.useFakeTimers();
    lineOf(silent);
    let failure: Failure | null = null;
    void failing(call(new Client(handBrowser()))).then((found) => (failure = found));
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(failure).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toEqual({ kind: 'timeout' });
  });

  test('abort: the caller cancels the request', async () => {
    const controller = new AbortController();
    lineOf(silent);
    const failure = failing(new Client(handBrowser()).call('currencyRates', { signal: controller.signal }));
    controller.abort();
    expect(await failure).toEqual({ kind: 'abort' });
  });
});

test('the request id of an unexpected response is kept until the call has an expected response', async () => {
  const client = new Client(handBrowser());
  const known: (string | null)[] = [];
  client.unexpected.onChange(() => known.push(client.unexpected.idOf('currencyRates')));
  lineOf(answering(500, JSON.stringify({ ...ENVELOPE, code: 'INTERNAL' })));
  await failing(client.call('currencyRates'));
  await failing(client.call('currencyRates'));
  lineOf(answering(200, RATES));
  await client.call('currencyRates');
  expect(known).toEqual(['r-1', null]);
});

test.each([
  [401, 'UNAUTHENTICATED', 1],
  [401, 'INVALID_CREDENTIALS', 0],
  [403, 'XSRF_INVALID', 0],
  [500, 'INTERNAL', 0],
])('a session is lost at 401 UNAUTHENTICATED only (contract §1): %i %s', async (status, code, expected) => {
  lineOf(answering(status, JSON.stringify({ ...ENVELOPE, code })));
  const client = new Client(handBrowser());
  let losses = 0;
  client.onSessionLost(() => (losses += 1));
  await failing(client.call('depositOpen'));
  expect(losses).toBe(expected);
});

describe('a response to a request of the page’s head (docs/decisions/0026)', () => {
  const USAGE = JSON.stringify({ usage: null });

  /** How many requests a player's read sends, whose response the head has. */
  async function requestsWith(changes: {
    readonly cookies?: string;
    readonly ageMs?: number;
    readonly before?: (client: Client) => Promise<unknown>;
  }) {
    const requests = lineOf(answering(200, USAGE));
    const { cookies = 'XSRF-TOKEN=token', ageMs = 1_000, before } = changes;
    const browser = handBrowser();
    const preloaded = {
      response: Promise.resolve(new Response(USAGE)),
      sentAt: browser.clock.now() - ageMs,
      cookies,
    };
    const client = new Client({
      ...browser,
      takePreloadedResponse: (path) => (path.endsWith('usages/current') ? preloaded : null),
    });
    await before?.(client);
    requests.length = 0;
    await client.call('usageCurrent');
    return requests.length;
  }

  test('is taken once for the player in whose session it was requested', async () => {
    expect(await requestsWith({})).toBe(0);
  });

  test.each([
    ['the session has been replaced', { cookies: 'XSRF-TOKEN=earlier' }],
    ['there was no session', { cookies: '' }],
    ['it is old', { ageMs: 30_000 }],
    [
      'something has been written since',
      { before: (client: Client) => client.call('logout').catch(() => null) },
    ],
    ['something has changed since', { before: async (client: Client) => client.forgetPreloaded() }],
  ])('is not taken for a player if %s', async (_, changes) => {
    expect(await requestsWith(changes)).toBe(1);
  });
});

test('a page of an outdated copy sends no write, but reloads for what the player does (docs/decisions/0060)', async () => {
  const requests = lineOf(answering(200, RATES));
  const reload = vi.fn();
  const client = new Client(handBrowser({ outdated: Promise.resolve(true), reload }));
  await client.call('currencyRates');
  void client.call('fingerprint', { body: { fingerprint: { fingerprint: 'a'.repeat(32) } } });
  void client.call('logout');
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
  expect(requests.map(({ url }) => url)).toEqual(['/api/v2/currencies/rates']);
});

test('a page of a current copy writes', async () => {
  const requests = lineOf(answering(204, ''));
  await new Client(handBrowser({ outdated: Promise.resolve(false) })).call('logout');
  expect(requests).toHaveLength(1);
});

test.each([
  ['the session of the page’s first requests', 'first', ['first'], true],
  ['a session that another tab has begun since', 'second', ['first'], false],
  ['the first session of this browser', 'first', [], false],
])('what was requested before is of the page’s session: %s', (_, token, ofStart, isThatOfStart) => {
  const browser = handBrowser({ readCookies: () => [token], firstCookies: () => ofStart });
  const { sessionBinding } = new Client(browser);
  expect(sessionBinding.isThatOfStart).toBe(false);
  sessionBinding.bindCurrent();
  expect(sessionBinding.isThatOfStart).toBe(isThatOfStart);
});
