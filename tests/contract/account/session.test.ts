/** Contract §1: the cookie session and its XSRF token. */
import { describe, expect, test } from 'vitest';
import { DEMO_PLAYER, NEWCOMER } from '../../../mock-server/seeds/players.ts';
import { codeIn } from '../client.ts';
import { siteForFile } from '../site.ts';

const here = siteForFile();

describe('the cookies', () => {
  test('XSRF-TOKEN comes with the first answer of any kind, readable, and with no later one', async () => {
    for (const path of ['/api/v2/banks', '/api/v2/players/info', '/api/nothing']) {
      const stranger = here.site.lab.another();
      const first = await stranger.send(path);
      expect(first.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/),
      ]);
      expect((await stranger.send(path)).headers.getSetCookie()).toEqual([]);
    }
  });

  test('sid is HttpOnly and SameSite=Lax, and Secure where the page came over HTTPS', async () => {
    const visitor = await here.site.visitor();
    const plain = await visitor.call('login', { body: DEMO_PLAYER });
    expect(plain.headers.getSetCookie()[0]).toMatch(/^sid=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = await visitor.call('login', {
      body: DEMO_PLAYER,
      headers: { 'X-Forwarded-Proto': 'https' },
    });
    for (const cookie of secure.headers.getSetCookie()) expect(cookie).toMatch(/; Secure$/);
  });
});

describe('login', () => {
  test('signs in, and answers with the player', async () => {
    const visitor = await here.site.visitor();
    const { body } = await visitor.call('login', { body: DEMO_PLAYER });
    expect(body.player.username).toBe('demo');
    expect((await visitor.call('playerInfo')).body.player).toEqual(body.player);
  });

  test('rotates sid and token: a planted sid never becomes a session', async () => {
    const visitor = await here.site.visitor();
    visitor.cookies.set('sid', 'planted-by-someone-else-00000000');
    const planted = new Map(visitor.cookies);
    await visitor.call('login', { body: DEMO_PLAYER });
    expect(visitor.cookies.get('sid')).not.toBe(planted.get('sid'));
    expect(visitor.cookies.get('XSRF-TOKEN')).not.toBe(planted.get('XSRF-TOKEN'));
    const attacker = visitor.another();
    for (const [name, value] of planted) attacker.cookies.set(name, value);
    expect(await attacker.codeOf('playerInfo')).toBe('UNAUTHENTICATED');
  });

  test('signing in over a session ends that session', async () => {
    const demo = await here.site.player('demo');
    const before = demo.another();
    for (const [name, value] of demo.cookies) before.cookies.set(name, value);
    await demo.call('login', { body: NEWCOMER });
    expect((await demo.call('playerInfo')).body.player.username).toBe('newcomer');
    expect(await before.codeOf('playerInfo')).toBe('UNAUTHENTICATED');
  });

  test('a player may hold several sessions: a phone and a desktop', async () => {
    const phone = await here.site.player('demo');
    const desktop = await here.site.player('demo');
    await phone.call('logout');
    expect((await desktop.call('playerInfo')).status).toBe(200);
  });

  test('a wrong password and an unknown username are the same answer', async () => {
    const visitor = await here.site.visitor();
    const wrong = await visitor.call('login', { body: { ...DEMO_PLAYER, password: 'wrong' } });
    const unknown = await visitor.call('login', { body: { username: 'nobody', password: 'wrong' } });
    expect([codeIn(wrong), codeIn(unknown)]).toEqual(['INVALID_CREDENTIALS', 'INVALID_CREDENTIALS']);
    expect(visitor.cookies.has('sid')).toBe(false);
  });
});

describe('the throttle of logins', () => {
  const wrong = { body: { ...DEMO_PLAYER, password: 'wrong-password' } };

  test('after 10 failures in 15 minutes even the right password waits', async () => {
    const visitor = await here.site.visitor();
    for (let failure = 0; failure < 10; failure += 1) {
      expect(await visitor.codeOf('login', wrong)).toBe('INVALID_CREDENTIALS');
    }
    await visitor.lab('clock', { advanceSeconds: 60 });
    const throttled = await visitor.call('login', { body: DEMO_PLAYER });
    expect([codeIn(throttled), throttled.headers.get('retry-after')]).toEqual(['RATE_LIMITED', '840']);
    await visitor.lab('clock', { advanceSeconds: 840 });
    expect((await visitor.call('login', { body: DEMO_PLAYER })).status).toBe(200);
  });

  test('counts by username: another player still gets in', async () => {
    const visitor = await here.site.visitor();
    for (let failure = 0; failure < 11; failure += 1) await visitor.call('login', wrong);
    expect((await visitor.call('login', { body: NEWCOMER })).status).toBe(200);
  });

  test('a success forgets the failures before it', async () => {
    const visitor = await here.site.visitor();
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 9; failure += 1) await visitor.call('login', wrong);
      expect((await visitor.call('login', { body: DEMO_PLAYER })).status).toBe(200);
    }
  });

  test('tries at the same moment do not slip through', async () => {
    const visitor = await here.site.visitor();
    const codes = await Promise.all(Array.from({ length: 15 }, () => visitor.codeOf('login', wrong)));
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10);
  });
});

describe('logout', () => {
  test('revokes the session and rotates the token', async () => {
    const demo = await here.site.player('demo');
    const sid = demo.cookies.get('sid') ?? '';
    const token = demo.cookies.get('XSRF-TOKEN');
    expect((await demo.call('logout')).status).toBe(204);
    expect(demo.cookies.has('sid')).toBe(false);
    expect(demo.cookies.get('XSRF-TOKEN')).not.toBe(token);
    demo.cookies.set('sid', sid);
    expect(await demo.codeOf('playerInfo')).toBe('UNAUTHENTICATED');
  });

  test('repeating it is 204', async () => {
    const visitor = await here.site.visitor();
    expect((await visitor.call('logout')).status).toBe(204);
    expect((await visitor.call('logout')).status).toBe(204);
  });
});

describe('XSRF', () => {
  test('403 carries a fresh token, with which the request passes', async () => {
    const stranger = here.site.lab.another();
    const request = { body: { username: 'somphone' } };
    const refused = await stranger.call('usernameValidate', request);
    expect(codeIn(refused)).toBe('XSRF_INVALID');
    expect((await stranger.call('usernameValidate', request)).status).toBe(200);
  });

  test('signed in, the token is the session’s: a planted cookie and header that agree are refused', async () => {
    const demo = await here.site.player('demo');
    const token = demo.cookies.get('XSRF-TOKEN');
    demo.cookies.set('XSRF-TOKEN', 'planted-by-someone-else-00000000');
    const refused = await demo.call('logout');
    expect(codeIn(refused)).toBe('XSRF_INVALID');
    expect(demo.cookies.get('XSRF-TOKEN')).toBe(token);
    expect((await demo.call('logout')).status).toBe(204);
  });

  test('a page that lost its cookie gets the session’s token back', async () => {
    const demo = await here.site.player('demo');
    const token = demo.cookies.get('XSRF-TOKEN');
    demo.cookies.delete('XSRF-TOKEN');
    await demo.call('playerInfo');
    expect(demo.cookies.get('XSRF-TOKEN')).toBe(token);
  });

  test('an empty cookie and an empty header do not agree', async () => {
    const visitor = await here.site.visitor();
    visitor.cookies.set('XSRF-TOKEN', '');
    const refused = await visitor.call('logout', { xsrf: null, headers: { 'X-XSRF-TOKEN': '' } });
    expect(codeIn(refused)).toBe('XSRF_INVALID');
  });
});
