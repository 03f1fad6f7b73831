/** Error messages on the whole site with the mock: specification §8, contract §1. */
import { submitted } from '../../../../tools/fixtures/cashier/deposits.ts';
import { waitFor } from '../../../in-process/wait-for.ts';
import { describe, expect, test } from 'vitest';
import type { FaultRequest } from '../../../../mock-server/lab/faults.ts';
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import {
  choose,
  dialog,
  fill,
  found,
  main,
  say,
  says,
  sees,
  submit,
  textOf,
} from '../../../in-process/page-reading.ts';
import { visit, type Visit } from './visit.ts';

const CONTACT_STAFF = 'ກະລຸນາຕິດຕໍ່ພະນັກງານ';
const PASSWORD_INCORRECT = 'ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ';
const CODE_FOR_SUPPORT = 'ລະຫັດສຳລັບຝ່າຍບໍລິການລູກຄ້າ:';

const REGISTER = 'POST /players/register';
const LOG_IN = 'POST /players/login';
const CHANGE_PASSWORD = 'POST /players/security/password/change';
const CREATE_DEPOSIT = 'POST /deposits';
const LAUNCH_GAME = 'POST /games/launch';
const BANKS = 'GET /banks';

const PLAYER = { player: DEMO_PLAYER.username };

type Failing = (page: Visit) => unknown;

/** Lets the next request of a call fail; `times` sets how many. */
function failing(call: string, fault: Partial<FaultRequest>): Failing {
  return ({ mock }) => mock.fault(call, { times: 1, ...fault });
}

const cutOff =
  (call: string): Failing =>
  (page) =>
    page.cutOff(call);

/** The request id of the latest response to a call. */
function idOf({ sent }: Visit, name: string): string {
  const id = sent.findLast(({ call, requestId }) => call === name && requestId !== null)?.requestId;
  if (!id) throw new Error(`${name} was not answered`);
  return id;
}

/** The text of the notice or dialog that contains this title. */
async function reported(title: string): Promise<string> {
  const text = say(title);
  const places = () => [...document.querySelectorAll('[role=alert], [role=status], [role=dialog], li')];
  return textOf(await found(() => places().findLast((place) => textOf(place).includes(text)), text));
}

describe('register: any failure except a taken username says to contact staff (specification §8)', () => {
  const register = async (username: string, ...failures: readonly Failing[]) => {
    const page = await visit('/register/');
    await fill(say('field.username'), username);
    await fill(say('field.password'), 'some-password-1');
    await fill(say('field.confirmPassword'), 'some-password-1');
    for (const fail of failures) await fail(page);
    submit().click();
  };

  test.each(['VALIDATION_FAILED', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE'])('%s', async (code) => {
    await register('somphone_1', failing(REGISTER, { code }));
    expect(await reported('register.failed')).toContain(CONTACT_STAFF);
  });

  test('if the network is down, the outcome is looked up, and no failure is shown yet (contract §1)', async () => {
    await register('somphone_1', failing(REGISTER, { fault: 'drop' }), failing(LOG_IN, { fault: 'drop' }));
    await sees(say('register.findingOut.body'));
    expect(says(CONTACT_STAFF)).toBe(false);
  });

  test('a taken username is reported, without the advice to contact staff', async () => {
    await register(DEMO_PLAYER.username);
    await sees(say('failure.register.usernameExists'));
    expect(says(CONTACT_STAFF)).toBe(false);
  });
});

describe('change password: any error of the server says that the password is incorrect (specification §8)', () => {
  const changePassword = async (fail: Failing) => {
    const page = await visit('/player/bank/', PLAYER);
    const passwordChange = await page.playerActor('passwordChange');
    await sees(say('bank.changeByStaff'), main);
    passwordChange.send({ type: 'passwordChange.open' });
    await fill(say('passwordChange.current'), DEMO_PLAYER.password);
    await fill(say('passwordChange.new'), 'another-5678');
    await fill(say('passwordChange.confirm'), 'another-5678');
    await fail(page);
    submit().click();
  };

  test.each(['SERVICE_UNAVAILABLE', 'RATE_LIMITED'])('%s', async (code) => {
    await changePassword(failing(CHANGE_PASSWORD, { code }));
    expect(await reported('toast.error')).toContain(PASSWORD_INCORRECT);
  });

  test('a gateway error: only the dialog shows the code for support, the toast does not', async () => {
    await changePassword(cutOff(CHANGE_PASSWORD));
    const toast = await reported('toast.error');
    expect(toast).toContain(PASSWORD_INCORRECT);
    expect(toast).not.toContain('gateway-7');
    expect(await reported('passwordChange.lead')).toContain(`${CODE_FOR_SUPPORT} gateway-7`);
  });

  test('if the network is down, the toast reports a network failure instead (contract §1)', async () => {
    await changePassword(failing(CHANGE_PASSWORD, { fault: 'drop' }));
    const toast = await reported('toast.error');
    expect(toast).toContain(say('failure.network'));
    expect(toast).not.toContain(PASSWORD_INCORRECT);
  });
});

const DEPOSIT = { provider: 'alphabet', mid: 'MOCKLAK0001', entry: '67500' } as const;

/** Sends a deposit that fails, from the deposit page. */
async function sendDeposit(fail: Failing): Promise<Visit> {
  const page = await visit('/player/deposit/', PLAYER);
  const deposit = await page.playerActor('deposit');
  await sees(say('deposit.amount'), main);
  await fail(page);
  deposit.send(submitted(DEPOSIT));
  return page;
}

describe('PROMOTION_USAGE says that the promotion is used already (specification §8)', () => {
  const USED_ALREADY = /ໃຊ້ໂປຣໂມຊັນ.*ແລ້ວ/;

  test('when a deposit is rejected', async () => {
    await sendDeposit(failing(CREATE_DEPOSIT, { code: 'PROMOTION_USAGE' }));
    expect(await reported('deposit.failed')).toMatch(USED_ALREADY);
  });

  test('before a deposit is sent', async () => {
    await visit('/player/deposit/', { ...PLAYER, scenario: 'deposit-promotion-elsewhere' });
    await choose('Alphabet');
    expect(await reported('deposit.obstacle.promotion.title')).toMatch(USED_ALREADY);
  });

  test('on the page of a promotion that cannot be claimed', async () => {
    await visit('/player/promotion/top-up-20', { ...PLAYER, scenario: 'promotion-used' });
    await sees(say('failure.promotion.oneAtATime'), main);
    expect(say('failure.promotion.oneAtATime')).toMatch(USED_ALREADY);
  });
});

describe('an unexpected failure shows its request id, by which support finds it (contract §1)', () => {
  const atLogin = async (fail: Failing) => {
    const page = await visit('/login/');
    await fill(say('field.username'), DEMO_PLAYER.username);
    await fill(say('field.password'), 'not-the-password');
    await fail(page);
    submit().click();
    return { page, text: await reported('login.failed') };
  };

  test('500 in a notice', async () => {
    const { page, text } = await atLogin(failing(LOG_IN, { status: 500 }));
    expect(text).toContain(`${CODE_FOR_SUPPORT} ${idOf(page, LOG_IN)}`);
  });

  test('a response outside the contract, in a notice: the id is that of its header', async () => {
    const { text } = await atLogin(cutOff(LOG_IN));
    expect(text).toContain(`${CODE_FOR_SUPPORT} gateway-7`);
  });

  test('a response of the wrong shape, in place of the missing data: one touch selects the id', async () => {
    const page = await visit('/player/bank/', {
      player: 'newcomer',
      prepare: failing(BANKS, { fault: 'wrong-shape', times: 100 }),
    });
    expect(await reported('common.cannotLoad')).toContain(`${CODE_FOR_SUPPORT} ${idOf(page, BANKS)}`);
    const code = main()?.querySelector('.select-all');
    expect(textOf(code)).toBe(idOf(page, BANKS));
    expect(code?.getAttribute('translate')).toBe('no');
  });

  test('500 in a dialog', async () => {
    const page = await visit('/', PLAYER);
    const launch = await page.playerActor('gameLaunch');
    await page.mock.fault(LAUNCH_GAME, { status: 500, times: 1 });
    const request = { provider: 'alphabet', language: 'lo', device: 'mobile', returnUrl: '/' } as const;
    launch.send({ type: 'game.launch', request: { request, name: 'Nine Suns' } });
    await sees(CODE_FOR_SUPPORT, dialog);
    expect(textOf(dialog())).toContain(`${CODE_FOR_SUPPORT} ${idOf(page, LAUNCH_GAME)}`);
  });

  test('500 while the existence of an order is looked up', async () => {
    const page = await sendDeposit(failing(CREATE_DEPOSIT, { status: 500, times: 100 }));
    await waitFor(async () =>
      expect(await reported('deposit.findingOut.title')).toContain(
        `${CODE_FOR_SUPPORT} ${idOf(page, CREATE_DEPOSIT)}`,
      ),
    );
  });

  test.each([
    ['a rejection with a reason', { code: 'INVALID_CREDENTIALS' }],
    ['a rate limit', { code: 'RATE_LIMITED' }],
    ['a network failure', { fault: 'drop' }],
  ] as const)('%s shows no request id', async (_, fault) => {
    const { text } = await atLogin(failing(LOG_IN, fault));
    expect(text).not.toContain(CODE_FOR_SUPPORT);
  });
});
