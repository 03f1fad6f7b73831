/** Contract §6, *Backend*: a real backend behind the mock, whose part another mock plays here. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../contract/client.ts';
import { clientOf, signedIn } from '../../contract/in-process.ts';
import { about, DEPOSIT, openDeposit, registration } from '../../contract/requests.ts';
import { type HalfBuilt, inFrontOf, type RealBackend, wholeBackend } from './half-built.ts';

const DEMO = { body: { username: 'demo', password: 'demo-1234' } };

let real: RealBackend;
beforeEach(async () => {
  real = await wholeBackend();
});
afterEach(() => real.close());

/** A browser that has visited the site. */
async function visitor({ front }: HalfBuilt): Promise<Client> {
  const client = clientOf(front);
  await client.call('agencyInfo');
  return client;
}

async function loggedIn(half: HalfBuilt): Promise<Client> {
  const client = await visitor(half);
  await client.call('login', DEMO);
  return client;
}

/** The calls that the backend has answered. A first write without the backend's token is sent again, as the site does. */
function arrived(): readonly (string | null)[] {
  const entries = real.backend.world.journal.entries();
  return entries.filter(({ code }) => code !== 'XSRF_INVALID').map(({ call }) => call);
}

describe('a backend that answers every call', () => {
  test('a deposit is played through without a violation, and the browser has the cookies of the mock only', async () => {
    const half = inFrontOf({ backend: real.origin });
    const browser = await visitor(half);
    await browser.call('register', registration('new-here'));
    await browser.call('login', { body: { username: 'new-here', password: 'secret-1234' } });
    await browser.call('logout');
    await browser.call('login', DEMO);
    const order = await openDeposit(browser);
    await browser.call('depositQr', about(order));
    expect((await browser.call('depositCheck', about(order))).body.paid).toBe(false);
    await clientOf(real.backend).lab('bank/pay', { code: order.code });
    await clientOf(real.backend).lab('clock', { advanceSeconds: 60 });
    expect((await browser.call('depositCheck', about(order))).body.deposit.status).toBe('SUCCESS');
    await browser.call('depositList', { query: { page: '1' } });
    await browser.call('withdrawQuote', { body: { provider: 'alphabet', amount: '100' } });
    await browser.call('promotionsCurrent');
    await browser.call('playerInfo');

    expect(await half.broken()).toEqual([]);
    expect(half.lines).toEqual([]);
    expect(new Set(half.front.world.store.deposits.getAll())).toEqual(new Set());
    const [session] = real.backend.world.store.sessions.getAll();
    expect(session?.secret).toMatch(/./);
    expect([...browser.cookies.values()]).not.toContain(session?.secret);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['XSRF-TOKEN', 'sid']);
  });

  test('two browsers of one world are two sessions of the backend', async () => {
    const half = inFrontOf({ backend: real.origin });
    const [one, other] = [await loggedIn(half), await visitor(half)];
    await other.call('register', registration('another'));
    await other.call('login', { body: { username: 'another', password: 'secret-1234' } });
    const nameOf = async (client: Client) => (await client.call('playerInfo')).body.player.username;
    expect([await nameOf(one), await nameOf(other)]).toEqual(['demo', 'another']);
    await other.call('logout');
    expect(await nameOf(one)).toBe('demo');
    expect(await other.codeOf('playerInfo')).toBe('UNAUTHENTICATED');
  });

  test('a session that the backend has ended ends at the mock as well', async () => {
    const half = inFrontOf({ backend: real.origin });
    const browser = await loggedIn(half);
    await clientOf(real.backend).lab('reset', {});
    expect(await browser.codeOf('playerInfo')).toBe('UNAUTHENTICATED');
    expect(half.front.world.store.sessions.count()).toBe(0);
    expect(await half.broken()).toEqual([]);
  });

  test('a changed password ends all sessions of the player, at the mock as well', async () => {
    const half = inFrontOf({ backend: real.origin });
    const browser = await loggedIn(half);
    await loggedIn(half);
    const body = {
      currentPassword: 'demo-1234',
      newPassword: 'another-1234',
      confirmNewPassword: 'another-1234',
    };
    await browser.call('passwordChange', { body });
    expect(half.front.world.store.sessions.count()).toBe(0);
    expect(await half.broken()).toEqual([]);
  });
});

describe('a backend that answers some calls', () => {
  test('the mock answers the others, and its player of the same name is made on demand', async () => {
    const half = inFrontOf({
      backend: real.origin,
      calls: 'register,log*,usernameValidate,playerInfo,passwordChange',
    });
    const browser = await visitor(half);
    await browser.call('register', registration('new-here'));
    expect(half.front.world.store.players.count()).toBe(2);
    await browser.call('login', { body: { username: 'new-here', password: 'secret-1234' } });
    await browser.call('depositList');
    expect((await browser.call('playerInfo')).body.player.username).toBe('new-here');
    expect(arrived()).toEqual(['register', 'login', 'playerInfo']);
    expect((await half.callReport('depositList')).answers).toEqual({ mock: 1, backend: 0 });
    expect(await half.broken()).toEqual([]);
    // The mock never learns the password.
    await half.lab.lab('backend', { calls: '*', forwarded: false });
    const again = await visitor(half);
    const login = { body: { username: 'new-here', password: 'secret-1234' } };
    expect(await again.codeOf('login', login)).toBe('INVALID_CREDENTIALS');
  });

  test('without login, the calls of a session stay with the mock', async () => {
    const half = inFrontOf({ backend: real.origin, calls: 'banks,depositConfig,depositCreate' });
    const demo = await signedIn(half.front, 'demo');
    await openDeposit(demo);
    await demo.call('banks');
    expect(arrived()).toEqual(['banks']);
    const { server, isChosen } = await half.callReport('depositCreate');
    expect({ server, isChosen }).toEqual({ server: 'mock', isChosen: true });
    expect((await half.report()).warnings).toEqual([
      'Without login the backend has no session, so the mock still answers depositCreate.',
    ]);
  });

  test('a switched call goes to the other server at once, and related calls that are apart are a warning', async () => {
    const half = inFrontOf({ backend: real.origin, calls: 'banks' });
    const browser = await visitor(half);
    await half.lab.lab('backend', { calls: 'banks', forwarded: false });
    await browser.call('banks');
    expect(arrived()).toEqual([]);
    await half.lab.lab('backend', {
      calls: 'log*,playerInfo,passwordChange,register,usernameValidate,limits',
      forwarded: true,
    });
    await browser.call('login', DEMO);
    await browser.call('limits');
    expect(arrived()).toEqual(['login', 'limits']);
    expect((await half.report()).warnings).toEqual([
      'playerInfo and bankAccountAdd, withdrawCreate do not know the same of a bank account: forward all or none.',
      'limits and limitsChange, selfExclude do not know the same of limits: forward all or none.',
    ]);
    expect(await half.lab.tryLab('backend', { calls: 'depositCreat', forwarded: true })).toMatchObject({
      status: 422,
      body: { message: '“depositCreat” is no call of the contract; did you mean depositCreate?' },
    });
  });

  test('worlds switch calls and keep sessions apart', async () => {
    const half = inFrontOf({ backend: real.origin });
    const world = (await half.lab.tryLab('worlds', {})).body as { readonly world: { readonly id: string } };
    await half.lab.lab('backend', { calls: '*', forwarded: false });
    await clientOf(half.front, world.world.id).call('banks');
    await clientOf(half.front).call('banks');
    expect(arrived()).toEqual(['banks']);
  });
});

describe('what the lab does to requests applies to forwarded ones', () => {
  test('a dropped request does not arrive at the backend, one with a lost response does', async () => {
    const half = inFrontOf({ backend: real.origin });
    const match = { path: '/api/v2/banks' };
    await half.lab.lab('faults', { match, fault: 'status', status: 503, times: 1 });
    await half.lab.lab('faults', { match, fault: 'wrong-shape', times: 1 });
    const statuses = [await half.lab.send('/api/v2/banks'), await half.lab.send('/api/v2/banks')];
    expect(statuses.map(({ status, text }) => `${status} ${text.slice(0, 13)}`)).toEqual([
      '503 {"code":"SERV',
      '200 {"unexpected"',
    ]);
    expect(arrived()).toEqual(['banks']);
  });

  test('a request without the token of the mock is not forwarded with that of the backend', async () => {
    const half = inFrontOf({ backend: real.origin });
    const browser = await loggedIn(half);
    const before = arrived().length;
    expect(await browser.codeOf('depositCreate', { body: DEPOSIT, xsrf: 'planted-0123456789' })).toBe(
      'XSRF_INVALID',
    );
    expect(arrived()).toHaveLength(before);
  });

  test('the journal names the request at the backend, and has no secret of either server', async () => {
    const half = inFrontOf({ backend: real.origin });
    const browser = await loggedIn(half);
    await browser.call('playerInfo');
    const text = (await half.lab.send('/__lab/journal')).text;
    const { journal } = JSON.parse(text) as {
      journal: { call: string; backend: { requestId: string } | null }[];
    };
    const entry = real.backend.world.journal.entries().findLast(({ call }) => call === 'playerInfo');
    expect(journal.find(({ call }) => call === 'playerInfo')?.backend?.requestId).toBe(entry?.requestId);
    for (const { secret, xsrfToken } of real.backend.world.store.sessions.getAll()) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(xsrfToken);
    }
    expect(text).not.toContain('demo-1234');
  });
});
