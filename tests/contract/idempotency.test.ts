/** Contract §1, Idempotency-Key: the data that the mock stores, and a second request while the first one runs. */
import { describe, expect, test, vi } from 'vitest';
import { DEMO_PLAYER } from '../../mock-server/seeds/players.ts';
import { DEPOSIT, registration } from './requests.ts';
import { siteForFile } from './site.ts';

const here = siteForFile();
const KEY = '11111111-2222-4333-8444-555555555555';

describe('a request with the same key and body', () => {
  test('gets an identical copy of the first response, with a new request id', async () => {
    const demo = await here.site.player('demo');
    const first = await demo.call('depositCreate', { body: DEPOSIT, key: KEY });
    const again = await demo.call('depositCreate', { body: DEPOSIT, key: KEY });
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  test('a repeated login signs in: its cookies are sent again', async () => {
    const visitor = await here.site.visitor();
    const before = visitor.another();
    for (const [name, value] of visitor.cookies) before.cookies.set(name, value);
    await visitor.call('login', { body: DEMO_PLAYER, key: KEY });
    // The browser did not receive the response, so it still has the old cookies.
    const again = await before.call('login', { body: DEMO_PLAYER, key: KEY });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await before.call('playerInfo')).body.player.username).toBe('demo');
    expect(before.cookies).toEqual(visitor.cookies);
  });
});

test('the stored digest of a registration is not a plain SHA-256 of its body, from which the password could be guessed', async () => {
  const visitor = await here.site.visitor();
  const request = { ...registration('somphone'), key: KEY };
  expect((await visitor.call('register', request)).status).toBe(201);
  const [kept] = here.site.backend.world.store.idempotency.getAll();
  const bytes = new TextEncoder().encode(JSON.stringify(request.body));
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
  expect(kept?.bodyDigest).toMatch(/^[0-9a-f]{64}$/);
  expect(kept?.bodyDigest).not.toBe(digest);
});

describe('while the first request is still running', () => {
  test('a repeat gets IDEMPOTENCY_IN_PROGRESS, or IDEMPOTENCY_MISMATCH with another body, and later the response', async () => {
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

/** Suspends a registration at the hashing of the password until `release` is called. */
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
