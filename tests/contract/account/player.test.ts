/** Contract §2: the username, the registration and the player. */
import { describe, expect, test } from 'vitest';
import { USERNAME_VALIDATIONS } from '../../../contract/limits.ts';
import { codeIn, partOf } from '../client.ts';
import { registration, VISITOR_ID } from '../requests.ts';
import { siteForFile, START } from '../site.ts';

const here = siteForFile();

describe('POST /players/username/validate', () => {
  test('says whether a username is free', async () => {
    const visitor = await here.site.visitor();
    const ask = async (username: string) =>
      (await visitor.call('usernameValidate', { body: { username } })).body;
    expect(await ask('demo')).toEqual({ available: false });
    expect(await ask('somphone')).toEqual({ available: true });
  });

  test.each([
    ['abc', 'TOO_SHORT'],
    ['a'.repeat(18), 'TOO_LONG'],
    ['Somphone', 'FORMAT'],
    ['', 'REQUIRED'],
    [undefined, 'REQUIRED'],
    [7, 'FORMAT'],
  ])('%j is %s (contract §4: 4 to 17 of [a-z0-9_-])', async (username, code) => {
    const visitor = await here.site.visitor();
    const answer = await visitor.call('usernameValidate', { body: { username } });
    expect(partOf(answer, 'fields')).toEqual({ username: code });
  });

  test('429 with Retry-After once an address has asked too often', async () => {
    const visitor = await here.site.visitor();
    const { maximum, windowSeconds } = USERNAME_VALIDATIONS;
    const ask = () => visitor.call('usernameValidate', { body: { username: 'somphone' } });
    for (let count = 0; count < maximum; count += 1) expect((await ask()).status).toBe(200);
    const limited = await ask();
    expect([codeIn(limited), limited.headers.get('retry-after')]).toEqual([
      'RATE_LIMITED',
      `${windowSeconds}`,
    ]);
    await visitor.lab('clock', { advanceSeconds: windowSeconds });
    expect((await ask()).status).toBe(200);
  });
});

describe('POST /players/register', () => {
  test('201 with the player; opens no session; the player then logs in', async () => {
    const visitor = await here.site.visitor();
    const { status, body } = await visitor.call('register', registration('somphone'));
    expect(status).toBe(201);
    expect(body.player).toMatchObject({ username: 'somphone', displayName: 'somphone', createdAt: START });
    expect(visitor.cookies.has('sid')).toBe(false);
    expect(await visitor.codeOf('playerInfo')).toBe('UNAUTHENTICATED');
    const login = { body: { username: 'somphone', password: 'secret-1234' } };
    expect((await visitor.call('login', login)).status).toBe(200);
  });

  test('409 for a username that exists', async () => {
    const visitor = await here.site.visitor();
    expect(await visitor.codeOf('register', registration('demo'))).toBe('USERNAME_ALREADY_EXISTS');
  });

  test('of two who want a username at once, one gets it', async () => {
    const visitor = await here.site.visitor();
    const both = [1, 2].map(() => visitor.call('register', registration('somphone')));
    expect((await Promise.all(both)).map((answer) => answer.status).toSorted()).toEqual([201, 409]);
  });

  test.each([
    [{ password: 'short' }, { password: 'TOO_SHORT' }],
    [{ password: 'x'.repeat(65) }, { password: 'TOO_LONG' }],
    [{ confirmPassword: 'another-1' }, { confirmPassword: 'MISMATCH' }],
    [{ confirmPassword: '' }, { confirmPassword: 'REQUIRED' }],
    [{ username: 'Somphone!' }, { username: 'FORMAT' }],
    [{ displayName: 'x'.repeat(41) }, { displayName: 'TOO_LONG' }],
  ])('%j is refused with %j', async (changes, fields) => {
    const visitor = await here.site.visitor();
    const answer = await visitor.call('register', registration('somphone', changes));
    expect(partOf(answer, 'fields')).toEqual(fields);
  });

  test('the fingerprint header must be there, and equal the visitor id of the body', async () => {
    const visitor = await here.site.visitor();
    const { body } = registration('somphone');
    const missing = await visitor.call('register', { body });
    expect(partOf(missing, 'fields')).toEqual({ fingerprint: 'REQUIRED' });
    const other = await visitor.call('register', { body, headers: { fingerprint: `${VISITOR_ID}-b` } });
    expect(partOf(other, 'fields')).toEqual({ fingerprint: 'MISMATCH' });
  });

  test('fields that are not declared are neither honoured nor stored', async () => {
    const visitor = await here.site.visitor();
    const { body, headers } = registration('somphone');
    const more = { id: 'PL000001', createdAt: '2020-01-01T00:00:00Z', isStaff: true, passwordHash: 'x' };
    const created = await visitor.call('register', { body: { ...body, ...more }, headers });
    expect(created.body.player).toMatchObject({ createdAt: START });
    expect(created.body.player.id).not.toBe('PL000001');
    const rows = (await visitor.send('/__lab/db/players?username=somphone')).body;
    expect(JSON.stringify(rows)).not.toContain('isStaff');
  });
});

describe('GET /players/info', () => {
  test('the player, the credential and the one bank account', async () => {
    const demo = await here.site.player('demo');
    const { body } = await demo.call('playerInfo');
    expect(body.credential.username).toBe('demo');
    expect(body.bankAccounts).toMatchObject([{ bankCode: 'bcel', currency: 'LAK' }]);
  });

  test('says nothing of the password', async () => {
    const demo = await here.site.player('demo');
    expect((await demo.call('playerInfo')).text).not.toContain('pbkdf2');
  });
});
