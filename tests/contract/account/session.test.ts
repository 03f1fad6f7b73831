/** Contract §1: the exact session cookies of the mock. The rules for every backend are in packages/conformance-kit. */
import { describe, expect, test } from 'vitest';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { codeIn } from '../client.ts';
import { registration } from '../requests.ts';
import { siteForFile, START } from '../site.ts';

const here = siteForFile();

describe('the cookies', () => {
  test('XSRF-TOKEN is set, readable by scripts, with the first response of any kind and with no later one', async () => {
    for (const path of ['/api/v2/banks', '/api/v2/players/info', '/api/nothing']) {
      const stranger = here.site.lab.another();
      const first = await stranger.send(path);
      expect(first.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/),
      ]);
      expect((await stranger.send(path)).headers.getSetCookie()).toEqual([]);
    }
  });

  test('sid is HttpOnly and SameSite=Lax, and Secure over HTTPS', async () => {
    const visitor = await here.site.visitor();
    const plain = await visitor.call('login', { body: DEMO_PLAYER });
    expect(plain.headers.getSetCookie()[0]).toMatch(/^sid=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = await visitor.call('login', {
      body: DEMO_PLAYER,
      headers: { 'X-Forwarded-Proto': 'https' },
    });
    const [session, xsrf] = secure.headers.getSetCookie();
    expect(session).toMatch(/^__Host-sid=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(xsrf).toMatch(/; Secure$/);
  });

  test('over HTTPS, a sid that a sibling host has planted is ignored', async () => {
    const attacker = await here.site.player('demo');
    const victim = await here.site.visitor();
    victim.cookies.set('sid', attacker.cookies.get('sid') ?? '');
    expect((await victim.call('playerInfo')).status).toBe(200);
    const overHttps = { headers: { 'X-Forwarded-Proto': 'https' } };
    expect((await victim.call('playerInfo', overHttps)).status).toBe(401);
  });
});

test('the session of a player who has been deleted has ended', async () => {
  const demo = await here.site.player('demo');
  const { store } = here.site.backend.world;
  store.change((change) => change.players.delete({ where: { username: { equals: 'demo' } } }));
  for (const call of ['playerInfo', 'depositOpen', 'withdrawOpen'] as const) {
    const answer = await demo.call(call);
    expect([call, answer.status, codeIn(answer)]).toEqual([call, 401, 'UNAUTHENTICATED']);
  }
  expect((await demo.call('banks')).status).toBe(200);
});

test('a registration without a display name uses the username as display name', async () => {
  const visitor = await here.site.visitor();
  const { body } = await visitor.call('register', registration('somphone'));
  expect(body.player).toMatchObject({ displayName: 'somphone', createdAt: START });
});

test('a change of the password deletes the session cookie and rotates the XSRF token', async () => {
  const demo = await here.site.player('demo');
  const before = demo.cookies.get('XSRF-TOKEN');
  const newPassword = 'another-5678';
  const body = { currentPassword: DEMO_PLAYER.password, newPassword, confirmNewPassword: newPassword };
  await demo.call('passwordChange', { body });
  expect(demo.cookies.has('sid')).toBe(false);
  expect(demo.cookies.get('XSRF-TOKEN')).not.toBe(before);
});

describe('XSRF', () => {
  test('a page that lost its cookie gets the session’s token back', async () => {
    const demo = await here.site.player('demo');
    const token = demo.cookies.get('XSRF-TOKEN');
    demo.cookies.delete('XSRF-TOKEN');
    await demo.call('playerInfo');
    expect(demo.cookies.get('XSRF-TOKEN')).toBe(token);
  });

  test('a token that a sibling host has planted at a longer path does not prevent the login', async () => {
    const visitor = await here.site.visitor();
    const token = visitor.cookies.get('XSRF-TOKEN') ?? '';
    visitor.cookies.set('XSRF-TOKEN', `planted-by-someone-else-00000000; XSRF-TOKEN=${token}`);
    expect((await visitor.call('login', { body: DEMO_PLAYER, xsrf: token })).status).toBe(200);
    expect(await visitor.codeOf('logout', { xsrf: token })).toBe('XSRF_INVALID');
  });

  test('a request with an empty cookie and an empty header is rejected', async () => {
    const visitor = await here.site.visitor();
    visitor.cookies.set('XSRF-TOKEN', '');
    const options = { xsrf: null, headers: { 'X-XSRF-TOKEN': '' } };
    expect(await visitor.codeOf('logout', options)).toBe('XSRF_INVALID');
  });
});
