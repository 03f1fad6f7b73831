/** Contract §2: the rate limits of the login, the password change and the username check. */
import { describe, expect, test } from 'vitest';
import { DEMO_PLAYER, NEWCOMER } from '../../../mock-server/seeds/players.ts';
import { type Answer, type Client, codeIn } from '../client.ts';
import { wait } from '../requests.ts';
import { siteForFile } from '../site.ts';

const here = siteForFile();

type Player = typeof DEMO_PLAYER | typeof NEWCOMER;

const login = async ({ username }: Player, password: string) =>
  (await here.site.visitor()).call('login', { body: { username, password } });

const changePassword = async ({ username }: Player, currentPassword: string) =>
  (await here.site.player(username)).call('passwordChange', {
    body: { currentPassword, newPassword: currentPassword, confirmNewPassword: currentPassword },
  });

const retryAfter = (answer: Answer) => [codeIn(answer), answer.headers.get('retry-after')];

describe.each([
  ['login', 10, login, 'INVALID_CREDENTIALS'],
  ['passwordChange', 5, changePassword, 'CURRENT_PASSWORD_INCORRECT'],
] as const)('%s', (_call, maximum, attempt, rejection) => {
  const wrong = () => attempt(DEMO_PLAYER, 'wrong-password');
  const right = (player: Player = DEMO_PLAYER) => attempt(player, player.password);

  async function fail(times: number): Promise<void> {
    for (let count = 0; count < times; count += 1) expect(codeIn(await wrong())).toBe(rejection);
  }

  test('after these failures even the right password is rejected for 15 minutes', async () => {
    await fail(maximum);
    await wait(here.site.lab, 60);
    expect(retryAfter(await right())).toEqual(['RATE_LIMITED', '840']);
    await wait(here.site.lab, 840);
    expect(codeIn(await right())).toBeUndefined();
  });

  test('failures are counted by player: another player is not limited', async () => {
    await fail(maximum);
    expect(codeIn(await wrong())).toBe('RATE_LIMITED');
    expect(codeIn(await right(NEWCOMER))).toBeUndefined();
  });

  test('a success resets the count of failures', async () => {
    for (let round = 0; round < 2; round += 1) {
      await fail(maximum - 1);
      expect(codeIn(await right())).toBeUndefined();
    }
  });

  test('concurrent failures are counted one by one, so that no more than the limit are evaluated', async () => {
    const codes = (await Promise.all(Array.from({ length: maximum + 3 }, wrong))).map(codeIn);
    expect(codes.filter((code) => code === rejection)).toHaveLength(maximum);
  });
});

test('usernameValidate: 429 after 60 checks of an address in a minute', async () => {
  const visitor: Client = await here.site.visitor();
  const ask = () => visitor.call('usernameValidate', { body: { username: 'somphone' } });
  for (let count = 0; count < 60; count += 1) expect((await ask()).status).toBe(200);
  expect(retryAfter(await ask())).toEqual(['RATE_LIMITED', '60']);
  await wait(visitor, 60);
  expect((await ask()).status).toBe(200);
});
