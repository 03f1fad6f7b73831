/** Contract §6, *Backend*: what a backend does wrong is named by call, rule and part, and the site is as safe as with the mock. */
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { type Failure, writeVerdict } from '../../../contract/errors.ts';
import { HttpUpstream } from '../../../mock-server/backend-proxy/http-upstream.ts';
import { violationsOf } from '../../../mock-server/backend-proxy/rules/exchange-rules.ts';
import { KnownOrders } from '../../../mock-server/backend-proxy/rules/known-orders.ts';
import type { Client } from '../../contract/client.ts';
import { clientOf } from '../../contract/in-process.ts';
import { about, DEPOSIT } from '../../contract/requests.ts';
import { type Alter, anyServer, changing, type HalfBuilt, inFrontOf, wholeBackend } from './half-built.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function inFrontOfAltered(alter: Alter) {
  const real = await wholeBackend(alter);
  closing.push(real.close);
  const half = inFrontOf({ backend: real.origin });
  const browser = clientOf(half.front);
  await browser.send('/api/v2/agency/info');
  return { ...half, real, browser };
}

async function inFrontOfServer(listener: RequestListener): Promise<HalfBuilt & { readonly browser: Client }> {
  const { origin, close } = await anyServer(listener);
  closing.push(close);
  const half = inFrontOf({ backend: origin, calls: 'banks,usernameValidate' });
  const browser = clientOf(half.front);
  await browser.send('/api/v2/agency/info');
  return { ...half, browser };
}

/** Logs in and opens a deposit, without the client's own check of each response. */
async function play(browser: Client): Promise<string> {
  const post = async (path: string, body: unknown) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': browser.cookies.get('XSRF-TOKEN') ?? '',
      'Idempotency-Key': crypto.randomUUID(),
    };
    return browser.send(`/api/v2${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  await post('/players/login', { username: 'demo', password: 'demo-1234' });
  await browser.send('/api/v2/players/info');
  const created = (await post('/deposits', DEPOSIT)).body as {
    readonly deposit?: { readonly code?: string };
  };
  const code = created.deposit?.code ?? 'D000001';
  await browser.send(`/api/v2/deposits/${code}`);
  await post(`/deposits/${code}/check`, {});
  await browser.send('/api/v2/deposits');
  return code;
}

type Deposit = Record<string, unknown>;
const ofDeposit = (change: (deposit: Deposit) => Deposit) =>
  changing(/\/deposits(\/D\d+)?$/, (body: { deposit?: Deposit }) =>
    body.deposit ? { ...body, deposit: change(body.deposit) } : body,
  );

/** A header of each response. */
const withHeader =
  (name: string, value: string | null): Alter =>
  (response) => {
    if (value === null) response.headers.delete(name);
    else response.headers.set(name, value);
    return response;
  };

/** A rejection of each check. */
function rejecting(status: number, code: string): Alter {
  return (response, request) => {
    const envelope = { code, message: '', requestId: response.headers.get('x-request-id') };
    return request.url.endsWith('/check')
      ? Response.json(envelope, { status, headers: response.headers })
      : response;
  };
}

describe('a response that breaks a rule is named by call, rule and part', () => {
  test.each<[string, Alter, string]>([
    [
      'a number instead of a decimal',
      ofDeposit((one) => ({ ...one, amount: 675_000 })),
      'depositCreate.shape deposit.amount',
    ],
    [
      'an unknown status',
      ofDeposit((one) => ({ ...one, status: 'NEW' })),
      'depositCreate.shape deposit.status',
    ],
    [
      'a credit that is rounded up',
      ofDeposit((one) => ({ ...one, credit: '1000.01' })),
      'depositCreate.sums deposit.credit',
    ],
    [
      'the order of another request',
      ofDeposit((one) => ({ ...one, provider: 'gclub' })),
      'depositCreate.asked deposit.provider',
    ],
    [
      'another idempotency key',
      ofDeposit((one) => ({ ...one, idempotencyKey: crypto.randomUUID() })),
      'depositCreate.asked deposit.idempotencyKey',
    ],
    [
      'kip with decimals',
      ofDeposit((one) => ({ ...one, amount: '675000.00' })),
      'every.currency-decimals body',
    ],
    [
      'a paid order that is open again',
      changing(/\/check$/, (body: { deposit: Deposit }) => ({
        ...body,
        paid: true,
        deposit: { ...body.deposit, status: 'SUCCESS', paidAt: '2026-03-02T03:00:00Z' },
      })),
      'depositList.history deposit.status',
    ],
    [
      'a check that says paid',
      changing(/\/check$/, (body: object) => ({ ...body, paid: true })),
      'depositCheck.paid body.paid',
    ],
    [
      'another player',
      changing(/\/info$/, (body: { player?: object }) =>
        body.player ? { ...body, player: { ...body.player, username: 'newcomer' } } : body,
      ),
      'playerInfo.player player.username',
    ],
    [
      'another page',
      changing(/\/deposits$/, (body: object) => ('page' in body ? { ...body, page: 2 } : body)),
      'depositList.asked body.page',
    ],
    ['no request id', withHeader('X-Request-Id', null), 'every.request-id header x-request-id'],
    [
      'a response that is kept',
      withHeader('Cache-Control', 'max-age=60'),
      'every.no-store header cache-control',
    ],
    ['no content type of JSON', withHeader('Content-Type', 'text/plain'), 'every.json header content-type'],
    [
      'a readable session cookie',
      (response) => {
        const cookies = response.headers.getSetCookie();
        response.headers.delete('Set-Cookie');
        for (const cookie of cookies) response.headers.append('Set-Cookie', cookie.replace('; HttpOnly', ''));
        return response;
      },
      'every.sid-cookie cookie sid',
    ],
    [
      'a history that is oldest first',
      changing(/\/deposits$/, (body: { items?: Deposit[] }) => {
        const [one] = body.items ?? [];
        const newer = { ...one, code: 'D000009', createdAt: '2026-03-02T04:00:00Z' };
        return one ? { ...body, items: [one, newer], total: 2 } : body;
      }),
      'depositList.newest-first items.1',
    ],
    ['a limit without a time', rejecting(429, 'RATE_LIMITED'), 'every.retry-after header retry-after'],
    ['an invalid request without a field', rejecting(422, 'VALIDATION_FAILED'), 'every.fields fields'],
    [
      'a session without login',
      async (response, request) => {
        if (!request.url.endsWith('/deposits/open')) return response;
        return new Response('{"items":[]}', { status: 200, headers: response.headers });
      },
      'depositOpen.access status',
    ],
  ])('%s', async (_, alter, broken) => {
    const half = await inFrontOfAltered(alter);
    await half.browser.send('/api/v2/deposits/open');
    await play(half.browser);
    expect(await half.broken()).toContain(broken);
    const [rule = ''] = broken.split(' ');
    expect(half.lines.filter((line) => line.includes(rule))).not.toEqual([]);
    expect((await half.lab.send('/__lab/journal')).text).toContain(`"rule":"${rule}"`);
  });

  test('a code of another call, in the words of the rule', async () => {
    const half = await inFrontOfAltered(async (response, request) =>
      request.url.endsWith('/banks')
        ? Response.json(
            { code: 'QR_EXPIRED', message: '', requestId: response.headers.get('x-request-id') },
            { status: 410, headers: response.headers },
          )
        : response,
    );
    await half.browser.send('/api/v2/banks');
    const { violations } = await half.callReport('banks');
    expect(violations).toMatchObject([
      {
        rule: 'banks.codes',
        section: 'contract §2',
        says: 'a rejection has a code that the contract lists for the call, or a common one',
        part: 'code',
        received: '410 QR_EXPIRED',
        count: 1,
      },
    ]);
    expect(half.lines).toEqual([
      'GET /banks breaks banks.codes (contract §2): a rejection has a code that the contract lists for the call, or a common one\n' +
        '     code: 410 QR_EXPIRED; expected a code that the contract lists for the call (req-000002)',
    ]);
  });

  test('a response after the site has given up is too late', () => {
    const headers = new Headers({
      'Cache-Control': 'no-store',
      'X-Request-Id': '1',
      Date: new Date().toUTCString(),
    });
    const response = {
      call: 'logout',
      isSecure: false,
      status: 204,
      headers,
      setCookies: [],
      text: '',
      body: undefined,
    } as const;
    const asked = {
      parameters: {},
      query: {},
      body: null,
      idempotencyKey: null,
      player: null,
      hasSession: true,
    };
    const facts = { lacksToken: false, isRepetition: false, tokenWasRejected: false, isReplay: false };
    const orders = new KnownOrders();
    const found = (arrivedAt: number) =>
      violationsOf({ call: 'logout', response, ...asked, ...facts, orders, askedAt: 0, arrivedAt }, String);
    expect(found(12_000)).toEqual([]);
    expect(found(12_100)).toMatchObject([{ rule: 'every.in-time', part: 'time', received: '12.1 s' }]);
  });

  test('a further field is none, and a repetition is counted but printed once', async () => {
    const half = await inFrontOfAltered(changing(/\/banks$/, (body: object) => ({ ...body, further: true })));
    await half.browser.send('/api/v2/banks');
    expect(await half.broken()).toEqual([]);
    const other = await inFrontOfAltered(changing(/\/banks$/, () => ({ banks: 'none' })));
    for (let count = 0; count < 3; count += 1) await other.browser.send('/api/v2/banks');
    expect((await other.callReport('banks')).violations).toMatchObject([
      { part: 'banks', received: '"none"', expected: 'a JSON list', count: 3 },
    ]);
    expect(other.lines).toHaveLength(1);
    await other.lab.send('/__lab/backend', { method: 'DELETE' });
    expect(await other.broken()).toEqual([]);
  });

  test('an older response that arrives late contradicts nothing', async () => {
    let release = () => {};
    const cancelled = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = await inFrontOfAltered(async (response, request) => {
      if (request.method === 'GET' && request.url.endsWith('/D000001')) await cancelled;
      return response;
    });
    await slow.browser.call('login', { body: { username: 'demo', password: 'demo-1234' } });
    const { deposit } = (await slow.browser.call('depositCreate', { body: DEPOSIT })).body;
    const read = slow.browser.call('deposit', about(deposit));
    await eventually(() => expect(slow.real.backend.world.journal.entries().at(-1)?.call).toBe('deposit'));
    await slow.browser.call('depositCancel', about(deposit));
    release();
    expect((await read).body.deposit.status).toBe('OPEN');
    expect(await slow.broken()).toEqual([]);
  });

  test('what a violation quotes has no secret', async () => {
    const half = await inFrontOfAltered(changing(/\/login$/, () => ({ player: 'demo-1234 of demo' })));
    await play(half.browser);
    const { violations } = await half.callReport('login');
    expect(violations).toMatchObject([
      { part: 'player', received: '"••• of demo"', expected: 'a JSON object' },
    ]);
  });

  test('nor the address of a game, with which anybody plays as the player', async () => {
    const [url, sessionToken] = ['https://game/?key=K-1234', 'T-1234'];
    const half = await inFrontOfAltered((response, request) =>
      request.url.endsWith('/launch')
        ? Response.json({ launch: { url }, sessionToken }, { status: 202 })
        : response,
    );
    await play(half.browser);
    await half.browser.send('/api/v2/games/launch', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': half.browser.cookies.get('XSRF-TOKEN') ?? '',
      },
      body: JSON.stringify({ provider: 'alphabet', returnUrl: 'https://site/' }),
    });
    const { violations } = await half.callReport('gameLaunch');
    expect(violations.length).toBeGreaterThan(0);
    expect(JSON.stringify(violations)).not.toMatch(/1234/);
  });
});

describe('without a whole response, the page gets what says the truth about the outcome', () => {
  const isEnvelope = (body: unknown): body is { readonly code: string } =>
    typeof body === 'object' && body !== null && 'code' in body;

  /** What the site concludes about a write. */
  async function verdictOf({ browser }: { readonly browser: Client }) {
    const headers = {
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': browser.cookies.get('XSRF-TOKEN') ?? '',
    };
    const body = JSON.stringify({ username: 'somebody' });
    const { status, body: envelope } = await browser.send('/api/v2/players/username/validate', {
      method: 'POST',
      headers,
      body,
    });
    const code = isEnvelope(envelope) && envelope.code === 'SERVICE_UNAVAILABLE' ? envelope.code : 'OTHER';
    const server = { status, code, fields: {}, meta: {}, requestId: '', retryAfterSeconds: null } as const;
    const failure: Failure = isEnvelope(envelope)
      ? { kind: 'server', ...server }
      : { kind: 'wrong-shape', status, detail: '' };
    return `${status} ${writeVerdict(failure)}`;
  }

  test('a backend that is down has refused', async () => {
    const half = await inFrontOfServer(() => {});
    for (const close of closing.splice(0)) await close();
    expect(await verdictOf(half)).toBe('503 refused');
    expect(await half.broken()).toEqual(['every.reachable response']);
  });

  test.each<[string, RequestListener, string, string]>([
    ['cuts the connection', (request) => request.socket.destroy(), '502 unknown', 'every.whole response'],
    [
      'cuts its response',
      (request, response) => {
        response.writeHead(200, { 'Content-Length': 100, 'Content-Type': 'application/json' });
        response.write('{"available":', () => request.socket.destroy());
      },
      '502 unknown',
      'every.whole response',
    ],
    [
      'redirects',
      (_, response) => void response.writeHead(302, { Location: 'https://elsewhere.example/?key=1' }).end(),
      '502 unknown',
      'every.redirect status',
    ],
    [
      'speaks HTML',
      (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>'),
      '200 unknown',
      'every.json header content-type',
    ],
  ])('a backend that %s', async (_, listener, verdict, broken) => {
    const half = await inFrontOfServer((request, response) => {
      request.resume();
      request.on('end', () => listener(request, response));
    });
    expect(await verdictOf(half)).toBe(verdict);
    expect(await half.broken()).toContain(broken);
    expect((await half.lab.send('/__lab/backend')).text).not.toContain('key=1');
  });

  test('a backend that does not answer at all has an unknown outcome', async () => {
    const { origin, close } = await anyServer(() => {});
    closing.push(close);
    const upstream = new HttpUpstream(origin, 50);
    const request = {
      call: 'banks',
      method: 'GET',
      target: '/api/v2/banks',
      headers: {},
      body: null,
    } as const;
    const outcome = await upstream.send({ ...request, maskedBody: null, player: null, world: 'default' });
    expect(outcome).toEqual({
      kind: 'failure',
      rule: 'in-time',
      received: 'nothing after 0.05 s',
      mayHaveArrived: true,
    });
  });

  test('a cookie of another path is named, and sent only there', async () => {
    const received: (string | undefined)[] = [];
    const half = await inFrontOfServer((request, response) => {
      received.push(request.headers.cookie);
      const cookies = ['XSRF-TOKEN=0123456789abcdef; Path=/', 'sid=a-session; Path=/shop; HttpOnly'];
      response
        .writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': cookies })
        .end('{"banks":[]}');
    });
    for (let count = 0; count < 2; count += 1) await half.browser.send('/api/v2/banks');
    expect(received).toEqual([undefined, 'XSRF-TOKEN=0123456789abcdef']);
    expect(await half.broken()).toContain('every.cookie-path cookie sid');
  });
});
