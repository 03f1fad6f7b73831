/** POST /players/security/password/change: specification §5, contract §1 and §2. */
import { describe, expect, test } from 'vitest';
import { PASSWORD_CHANGES } from '../../../contract/limits.ts';
import { DEMO_PLAYER, NEWCOMER } from '../../../mock-server/seeds/players.ts';
import { type Client, codeIn, partOf } from '../client.ts';
import { wait } from '../requests.ts';
import { siteForFile, START } from '../site.ts';

const here = siteForFile();

const NEW_PASSWORD = 'another-5678';
const change = (changes = {}) => ({
  body: {
    currentPassword: DEMO_PLAYER.password,
    newPassword: NEW_PASSWORD,
    confirmNewPassword: NEW_PASSWORD,
    ...changes,
  },
});
const wrong = change({ currentPassword: 'wrong-password' });

async function logsIn(password: string): Promise<number> {
  const visitor = await here.site.visitor();
  return (await visitor.call('login', { body: { username: DEMO_PLAYER.username, password } })).status;
}

describe('a change', () => {
  test('is for players: 401 without a session, 403 without the token', async () => {
    const visitor = await here.site.visitor();
    expect(await visitor.codeOf('passwordChange', change())).toBe('UNAUTHENTICATED');
    const demo = await here.site.player('demo');
    expect(await demo.codeOf('passwordChange', { ...change(), xsrf: null })).toBe('XSRF_INVALID');
    expect(await logsIn(DEMO_PLAYER.password)).toBe(200);
  });

  test('204: from then on the new password logs in, and the old one does not', async () => {
    const demo = await here.site.player('demo');
    expect((await demo.call('passwordChange', change())).status).toBe(204);
    expect([await logsIn(NEW_PASSWORD), await logsIn(DEMO_PLAYER.password)]).toEqual([200, 401]);
  });

  test('says when it was changed', async () => {
    const demo = await here.site.player('demo');
    await demo.call('passwordChange', change());
    await demo.call('login', { body: { ...DEMO_PLAYER, password: NEW_PASSWORD } });
    expect((await demo.call('playerInfo')).body.credential.passwordChangedAt).toBe(START);
  });

  test('revokes every session of the player and nobody else’s, ends the cookie and rotates the token', async () => {
    const demo = await here.site.player('demo');
    const phone = await here.site.player('demo');
    const newcomer = await here.site.player('newcomer');
    const before = new Map(demo.cookies);
    await demo.call('passwordChange', change());
    expect(demo.cookies.has('sid')).toBe(false);
    expect(demo.cookies.get('XSRF-TOKEN')).not.toBe(before.get('XSRF-TOKEN'));
    for (const [name, value] of before) demo.cookies.set(name, value);
    expect(await demo.codeOf('playerInfo')).toBe('UNAUTHENTICATED');
    expect(await phone.codeOf('playerInfo')).toBe('UNAUTHENTICATED');
    expect((await newcomer.call('playerInfo')).status).toBe(200);
  });

  test('the same request again finds no session, and does not change the password twice', async () => {
    const demo = await here.site.player('demo');
    const before = new Map(demo.cookies);
    const key = crypto.randomUUID();
    await demo.call('passwordChange', { ...change(), key });
    for (const [name, value] of before) demo.cookies.set(name, value);
    expect(await demo.codeOf('passwordChange', { ...change(), key })).toBe('UNAUTHENTICATED');
  });

  test('of two at the same moment, one is carried out', async () => {
    const phone = await here.site.player('demo');
    const desktop = await here.site.player('demo');
    const other = change({ newPassword: 'third-9012', confirmNewPassword: 'third-9012' });
    const answers = await Promise.all([
      phone.call('passwordChange', change()),
      desktop.call('passwordChange', other),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    const logins = [await logsIn(NEW_PASSWORD), await logsIn('third-9012')];
    expect(logins.toSorted()).toEqual([200, 401]);
  });
});

describe('a refusal', () => {
  test('422 for a wrong current password signs nobody out and changes nothing', async () => {
    const demo = await here.site.player('demo');
    const refused = await demo.call('passwordChange', wrong);
    expect([refused.status, codeIn(refused)]).toEqual([422, 'CURRENT_PASSWORD_INCORRECT']);
    expect((await demo.call('playerInfo')).status).toBe(200);
    expect(await logsIn(DEMO_PLAYER.password)).toBe(200);
  });

  test.each([
    [{ confirmNewPassword: 'another-9999' }, { confirmNewPassword: 'MISMATCH' }],
    [{ confirmNewPassword: '' }, { confirmNewPassword: 'REQUIRED' }],
    [{ newPassword: 'short', confirmNewPassword: 'short' }, { newPassword: 'TOO_SHORT' }],
    [{ newPassword: 'x'.repeat(65) }, { newPassword: 'TOO_LONG' }],
    [{ currentPassword: 'short' }, { currentPassword: 'TOO_SHORT' }],
    [{ currentPassword: undefined }, { currentPassword: 'REQUIRED' }],
  ])('%j is %j, and counts as no try', async (changes, fields) => {
    const demo = await here.site.player('demo');
    for (let count = 0; count <= PASSWORD_CHANGES.maximum; count += 1) {
      expect(partOf(await demo.call('passwordChange', change(changes)), 'fields')).toEqual(fields);
    }
  });
});

describe('the throttle', () => {
  const { maximum, windowSeconds } = PASSWORD_CHANGES;

  async function tryWrongly(client: Client): Promise<void> {
    for (let count = 0; count < maximum; count += 1) {
      expect(await client.codeOf('passwordChange', wrong)).toBe('CURRENT_PASSWORD_INCORRECT');
    }
  }

  test('after 5 tries in 15 minutes even the right password waits, on every device', async () => {
    const demo = await here.site.player('demo');
    await tryWrongly(demo);
    await wait(demo, 60);
    const phone = await here.site.player('demo');
    const throttled = await phone.call('passwordChange', change());
    expect([codeIn(throttled), throttled.headers.get('retry-after')]).toEqual([
      'RATE_LIMITED',
      `${windowSeconds - 60}`,
    ]);
    await wait(demo, windowSeconds - 60);
    expect((await demo.call('passwordChange', change())).status).toBe(204);
  });

  test('counts by player: another one is not held up', async () => {
    await tryWrongly(await here.site.player('demo'));
    const newcomer = await here.site.player('newcomer');
    const own = change({ currentPassword: NEWCOMER.password });
    expect((await newcomer.call('passwordChange', own)).status).toBe(204);
  });

  test('tries at the same moment do not slip through', async () => {
    const demo = await here.site.player('demo');
    const codes = await Promise.all(
      Array.from({ length: maximum + 3 }, () => demo.codeOf('passwordChange', wrong)),
    );
    expect(codes.filter((code) => code === 'CURRENT_PASSWORD_INCORRECT')).toHaveLength(maximum);
  });

  test('a success forgets the tries before it', async () => {
    const demo = await here.site.player('demo');
    await demo.codeOf('passwordChange', wrong);
    await demo.call('passwordChange', change());
    const again = await here.site.player('demo');
    await tryWrongly(again);
  });
});
