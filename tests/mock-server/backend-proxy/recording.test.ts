/** Contract §6, *Backend*: a recording answers offline, and contains no secret. */
import { readFile, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { prepareBackend } from '../../../mock-server/backend-proxy/connection.ts';
import { appendExchange, readRecording } from '../../../mock-server/backend-proxy/recording.ts';
import { ReplayUpstream } from '../../../mock-server/backend-proxy/replay-upstream.ts';
import type { Client } from '../../contract/client.ts';
import { clientOf } from '../../contract/in-process.ts';
import { about, DEPOSIT, registration } from '../../contract/requests.ts';
import { START } from '../../contract/site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { type HalfBuilt, inFrontOf, wholeBackend } from './half-built.ts';

const folder = temporaryFolder();
let file = '';
beforeEach(() => {
  file = folder.in('play.jsonl');
});

/** Plays a deposit, and returns what the player saw; `pay` pays an order at the backend's bank. */
async function play(
  half: HalfBuilt,
  pay: (code: string) => Promise<void>,
  extraReads = 0,
): Promise<unknown[]> {
  const browser = clientOf(half.front);
  await browser.call('agencyInfo');
  await browser.call(
    'register',
    registration('new-here', { password: 'first-secret-1', confirmPassword: 'first-secret-1' }),
  );
  await browser.call('login', { body: { username: 'demo', password: 'demo-1234' } });
  const openCodes = async () => (await browser.call('depositOpen')).body.items.map(({ code }) => code);
  const before = await openCodes();
  for (let count = 0; count < extraReads; count += 1) expect(await openCodes()).toEqual(before);
  const sent = { body: DEPOSIT, key: crypto.randomUUID() };
  const order = (await browser.call('depositCreate', sent)).body.deposit;
  const again = await browser.call('depositCreate', sent);
  const isOwn = [order, again.body.deposit].every(({ idempotencyKey }) => idempotencyKey === sent.key);
  const after = await openCodes();
  await pay(order.code);
  const checked = (await browser.call('depositCheck', about(order))).body;
  const launch = await launched(browser);
  await browser.call('logout');
  return [before, order.code, order.amount, isOwn, after, checked.paid, checked.deposit.status, launch];
}

async function launched(browser: Client): Promise<unknown> {
  const body = { provider: 'alphabet', language: 'lo', device: 'mobile', returnUrl: '/' };
  const answer = await browser.call('gameLaunch', { body });
  return answer.status;
}

async function recorded(): Promise<{ readonly seen: unknown[]; readonly secrets: readonly string[] }> {
  const real = await wholeBackend();
  const half = inFrontOf({ backend: real.origin, record: file });
  const secrets = new Set<string>(['demo-1234', 'first-secret-1']);
  const collect = () => {
    for (const world of [real.backend.world, half.front.world]) {
      for (const { secret, xsrfToken } of world.store.sessions.getAll()) secrets.add(secret).add(xsrfToken);
    }
  };
  const seen = await play(half, async (code) => {
    collect();
    await clientOf(real.backend).lab('bank/pay', { code });
    await clientOf(real.backend).lab('clock', { advanceSeconds: 60 });
  });
  for (const { token } of real.backend.world.store.launches.getAll()) secrets.add(token);
  await real.close();
  return { seen, secrets: [...secrets] };
}

const NOTHING_TO_PAY = () => Promise.resolve();

describe('a recorded deposit', () => {
  test('replays offline, also for a player who reads more often and types another password', async () => {
    const { seen } = await recorded();
    for (const extraReads of [0, 3]) {
      const half = inFrontOf({ replay: file });
      expect(await play(half, NOTHING_TO_PAY, extraReads)).toEqual(seen);
      expect(await half.broken()).toEqual([]);
    }
  });

  test('contains no password, session, token or address that plays as the player', async () => {
    const { secrets } = await recorded();
    const text = await readFile(file, 'utf8');
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/set-cookie|"cookie"|x-xsrf-token/i);
    expect(text).not.toMatch(/__provider\/\w/);
  });

  test('sets the clock of the lab to its first exchange, also after a reset', async () => {
    await recorded();
    const [head = '', first = '', ...rest] = (await readFile(file, 'utf8')).split('\n');
    const earlier = { ...(JSON.parse(first) as object), at: '2025-01-02T03:04:05.000Z' };
    await writeFile(file, [head, JSON.stringify(earlier), ...rest].join('\n'));
    const half = inFrontOf({ replay: file });
    const now = async () => ((await half.lab.lab('state')) as { clock: { now: string } }).clock.now;
    expect(await now()).toBe(START);
    for (let count = 0; count < 2; count += 1) {
      const { headers } = await half.lab.send('/api/v2/agency/info');
      expect(Date.parse(headers.get('date') ?? '')).toBe(Date.parse('2025-01-02T03:04:05.000Z'));
      expect(await now()).toBe('2025-01-02T03:04:05.000Z');
      await half.lab.lab('reset', {});
    }
  });

  test('serves no read from before the last write, and keeps no secret of an address', async () => {
    prepareBackend({ backend: 'http://host', record: file });
    const request = (method: string, target: string) => ({
      call: method === 'GET' ? ('depositList' as const) : ('depositCreate' as const),
      method,
      target,
      headers: {},
      body: null,
      maskedBody: null,
      player: 'demo',
      world: 'default',
    });
    const list = request('GET', '/api/v2/deposits?token=T-1234&page=1');
    const create = request('POST', '/api/v2/deposits');
    const cancel = request('POST', '/api/v2/deposits/D1/cancel');
    const keep = (of: typeof list, text: string) =>
      appendExchange(file, START, of, { kind: 'response', status: 200, headers: new Headers(), text }, []);
    keep(list, '"none"');
    keep(create, '"created"');
    keep(cancel, '"cancelled"');
    keep(list, '"one"');
    const text = await readFile(file, 'utf8');
    expect(text).not.toContain('T-1234');
    expect(text).toContain('page=1');
    const replay = new ReplayUpstream(file, readRecording(file));
    await replay.send(create);
    expect(await replay.send(list)).toMatchObject({ text: '"one"' });
  });

  test('a request that it does not have is refused, and named', async () => {
    await recorded();
    const half = inFrontOf({ replay: file });
    const { status, body } = await half.lab.send('/api/v2/banks');
    expect([status, body]).toMatchObject([503, { code: 'SERVICE_UNAVAILABLE' }]);
    expect(await half.broken()).toEqual(['every.recorded response']);
  });
});

describe('options', () => {
  test.each([
    [
      { backend: 'localhost:8080' },
      '--backend localhost:8080 is not an address of http or https: write one, such as http://localhost:8080',
    ],
    [
      { backend: 'http://a:b@host' },
      '--backend http://a:b@host has more than host and path: write only these, such as http://localhost:8080',
    ],
    [
      { backend: 'http://host', calls: 'banks,bank' },
      '“bank” is no call of the contract; did you mean banks?',
    ],
    [{ calls: 'banks' }, '--calls names what a backend answers: name it with --backend URL'],
    [{ record: 'a' }, '--record keeps what a backend answers: name it with --backend URL'],
    [{ backend: 'http://host', replay: 'a' }, '--replay answers offline: leave out --backend, or --replay'],
  ])('%j is explained', (values, sentence) => {
    expect(() => prepareBackend(values)).toThrow(sentence);
  });

  test('a file that exists is not overwritten, and one that is no recording is not replayed', async () => {
    await writeFile(file, 'my notes\n');
    expect(() => prepareBackend({ backend: 'http://host', record: file })).toThrow(`${file} exists already`);
    expect(() => prepareBackend({ replay: file })).toThrow(
      `cannot replay ${file}: its first line is not that of a recording`,
    );
    expect(await readFile(file, 'utf8')).toBe('my notes\n');
  });

  test('an address may have a path, and that of the calls', () => {
    expect(prepareBackend({ backend: 'https://host/gateway/api/v2/' })?.backend).toBe('https://host/gateway');
  });
});
