/** Contract §1, Idempotency-Key: a write that is asked for twice happens once. */
import { describe, expect, test, vi } from 'vitest';
import { DEMO_PLAYER } from '../../mock-server/seeds/players.ts';
import { partOf } from './client.ts';
import { about, BANK_ACCOUNT, creditWith, DEPOSIT, ledgerOf, openDeposit, registration } from './requests.ts';
import { siteForFile } from './site.ts';

const here = siteForFile();
const KEY = '11111111-2222-4333-8444-555555555555';
const OTHER_KEY = '99999999-2222-4333-8444-555555555555';

describe('the same key and body', () => {
  test('gets the first answer again, marked, and nothing happens', async () => {
    const demo = await here.site.player('demo');
    const first = await demo.call('depositCreate', { body: DEPOSIT, key: KEY });
    const again = await demo.call('depositCreate', { body: DEPOSIT, key: KEY });
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect((await demo.call('depositList')).body.total).toBe(1);
  });

  test('even after the order has moved on: it is that answer, not the order', async () => {
    const demo = await here.site.player('demo');
    const { body } = await demo.call('depositCreate', { body: DEPOSIT, key: KEY });
    await demo.call('depositCancel', about(body.deposit));
    const again = await demo.call('depositCreate', { body: DEPOSIT, key: KEY });
    expect(again.body.deposit.status).toBe('OPEN');
  });

  test('works on calls that do not require a key, 204 included', async () => {
    const newcomer = await here.site.player('newcomer');
    await newcomer.call('bankAccountAdd', { body: BANK_ACCOUNT, key: KEY });
    const again = await newcomer.call('bankAccountAdd', { body: BANK_ACCOUNT, key: KEY });
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
  });

  test('a check that paid is given again inside checkSeconds', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    await demo.lab('bank/pay', { code: order.code });
    const first = await demo.call('depositCheck', { ...about(order), key: KEY });
    const again = await demo.call('depositCheck', { ...about(order), key: KEY });
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  test('a login that is repeated signs in: its cookies come again', async () => {
    const visitor = await here.site.visitor();
    const before = visitor.another();
    for (const [name, value] of visitor.cookies) before.cookies.set(name, value);
    await visitor.call('login', { body: DEMO_PLAYER, key: KEY });
    // The browser never saw the answer: it still has the cookies of before.
    const again = await before.call('login', { body: DEMO_PLAYER, key: KEY });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await before.call('playerInfo')).body.player.username).toBe('demo');
    expect(before.cookies).toEqual(visitor.cookies);
  });
});

describe('another body under the same key', () => {
  test('422 IDEMPOTENCY_MISMATCH, and the first order stands alone', async () => {
    const demo = await here.site.player('demo');
    await demo.call('depositCreate', { body: DEPOSIT, key: KEY });
    const other = { ...DEPOSIT, amount: '100000' };
    expect(await demo.codeOf('depositCreate', { body: other, key: KEY })).toBe('IDEMPOTENCY_MISMATCH');
    expect((await demo.call('depositList')).body.total).toBe(1);
  });
});

describe('the scope of a key', () => {
  test('another player’s same key is another request', async () => {
    const demo = await here.site.player('demo');
    await demo.call('depositCreate', { body: DEPOSIT, key: KEY });
    const newcomer = await here.site.player('newcomer');
    expect(await newcomer.codeOf('depositCreate', { body: DEPOSIT, key: KEY })).toBe('BANK_REQUIRED');
  });

  test('the same player on another device gets the answer again', async () => {
    const phone = await here.site.player('demo');
    const desktop = await here.site.player('demo');
    const { text } = await phone.call('depositCreate', { body: DEPOSIT, key: KEY });
    expect((await desktop.call('depositCreate', { body: DEPOSIT, key: KEY })).text).toBe(text);
  });

  test('another path is another request', async () => {
    const demo = await here.site.player('demo');
    const { body } = await demo.call('depositCreate', { body: DEPOSIT, key: KEY });
    const canceled = await demo.call('depositCancel', { ...about(body.deposit), key: KEY });
    expect(canceled.headers.get('idempotency-replayed')).toBeNull();
  });

  test('before a login, another visitor’s same key is another request', async () => {
    const request = { ...registration('somphone'), key: KEY };
    expect((await (await here.site.visitor()).call('register', request)).status).toBe(201);
    expect(await (await here.site.visitor()).codeOf('register', request)).toBe('USERNAME_ALREADY_EXISTS');
  });

  test('24 hours: then the key is new again', async () => {
    const demo = await here.site.player('demo');
    const { deposit } = (await demo.call('depositCreate', { body: DEPOSIT, key: KEY })).body;
    await demo.lab('clock', { advanceSeconds: 24 * 3_600 - 1 });
    const held = await demo.call('depositCreate', { body: DEPOSIT, key: KEY });
    expect(held.body.deposit.code).toBe(deposit.code);
    await demo.lab('clock', { advanceSeconds: 1 });
    const fresh = await demo.call('depositCreate', { body: DEPOSIT, key: KEY });
    expect(fresh.body.deposit.code).not.toBe(deposit.code);
  });
});

describe('what is not stored', () => {
  test('a refusal: once the obstacle is gone, the same key goes through', async () => {
    const newcomer = await here.site.player('newcomer');
    expect(await newcomer.codeOf('depositCreate', { body: DEPOSIT, key: KEY })).toBe('BANK_REQUIRED');
    await newcomer.call('bankAccountAdd', { body: BANK_ACCOUNT });
    expect((await newcomer.call('depositCreate', { body: DEPOSIT, key: KEY })).status).toBe(201);
  });
});

test('what is kept of a registration is not the digest of its password’s body, which could be guessed at', async () => {
  const visitor = await here.site.visitor();
  const request = { ...registration('somphone'), key: KEY };
  expect((await visitor.call('register', request)).status).toBe(201);
  const [kept] = here.site.backend.world.store.all('idempotency');
  const bytes = new TextEncoder().encode(JSON.stringify(request.body));
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
  expect(kept?.bodyDigest).toMatch(/^[0-9a-f]{64}$/);
  expect(kept?.bodyDigest).not.toBe(digest);
});

describe('while the first is still running', () => {
  test('409 IDEMPOTENCY_IN_PROGRESS, or MISMATCH for another body; then the answer', async () => {
    const visitor = await here.site.visitor();
    const request = { ...registration('somphone'), key: KEY };
    const hash = heldHash();
    const first = visitor.call('register', request);
    await hash.reached;
    expect(await visitor.codeOf('register', request)).toBe('IDEMPOTENCY_IN_PROGRESS');
    const other = { ...registration('otherone'), key: KEY };
    expect(await visitor.codeOf('register', other)).toBe('IDEMPOTENCY_MISMATCH');
    hash.release();
    expect((await first).status).toBe(201);
    const later = await visitor.call('register', request);
    expect([later.status, later.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
  });
});

describe('a lost reply', () => {
  test.each(['after-head', 'before-head'])(
    'cut %s: the same key gets the order, and there is one',
    async (cut) => {
      const demo = await here.site.player('demo');
      const match = { method: 'POST', path: '/api/v2/deposits' };
      await demo.lab('faults', { match, fault: 'lost-reply', cut, times: 1 });
      await expect(demo.call('depositCreate', { body: DEPOSIT, key: KEY })).rejects.toThrow();
      const again = await demo.call('depositCreate', { body: DEPOSIT, key: KEY });
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      const orders = (await demo.call('depositList')).body;
      expect(orders.items.map((item) => item.idempotencyKey)).toEqual([KEY]);
      expect(await ledgerOf(demo, again.body.deposit.code)).toEqual(['deposit.opened 675000']);
    },
  );

  test('of a check that paid: credited once', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    await demo.lab('bank/pay', { code: order.code });
    await demo.lab('faults', { match: { path: '*/check' }, fault: 'lost-reply', times: 1 });
    await expect(demo.call('depositCheck', { ...about(order), key: KEY })).rejects.toThrow();
    expect((await demo.call('depositCheck', { ...about(order), key: KEY })).body.paid).toBe(true);
    expect(await creditWith(demo)).toBe('1000');
  });
});

describe('the key itself', () => {
  test.each([null, '', 'not-a-uuid', `${KEY}0`])('%j is 422 where one is required', async (key) => {
    const demo = await here.site.player('demo');
    const answer = await demo.call('depositCreate', { body: DEPOSIT, key });
    expect(partOf(answer, 'fields')).toEqual({ 'Idempotency-Key': key ? 'FORMAT' : 'REQUIRED' });
  });

  test('a new key is a new order', async () => {
    const demo = await here.site.player('demo');
    const { deposit } = (await demo.call('depositCreate', { body: DEPOSIT, key: KEY })).body;
    await demo.call('depositCancel', about(deposit));
    const second = await demo.call('depositCreate', { body: DEPOSIT, key: OTHER_KEY });
    expect(second.body.deposit.code).not.toBe(deposit.code);
  });
});

/** Keeps a registration in the middle of its work: at the password's hash, until it is released. */
function heldHash() {
  let reach = () => {};
  let release = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementationOnce(async (...parameters) => {
    reach();
    await released;
    return deriveBits(...parameters);
  });
  return { reached, release: () => release() };
}
