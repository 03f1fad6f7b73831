/** Where the site shows error messages: specification §8, contract §1. What they say is proven in `i18n/error-catalogue.test.ts`. */
import { submitted } from '../../../../tools/fixtures/cashier/deposits.ts';
import { waitFor } from '../../../in-process/wait-for.ts';
import { describe, expect, test } from 'vitest';
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import { choose, dialog, found, main, say, sees, submit, textOf } from '../../../in-process/page-reading.ts';
import { fillInLogin, fillInPasswordChange, fillInRegistration } from './forms.ts';
import { visit, type Visit } from './visit.ts';

const PASSWORD_INCORRECT = 'ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ';
const CODE_FOR_SUPPORT = 'ລະຫັດສຳລັບຝ່າຍບໍລິການລູກຄ້າ:';

const LOG_IN = 'POST /players/login';
const CHANGE_PASSWORD = 'POST /players/security/password/change';
const CREATE_DEPOSIT = 'POST /deposits';
const LAUNCH_GAME = 'POST /games/launch';
const BANKS = 'GET /banks';

const PLAYER = { player: DEMO_PLAYER.username };

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

test('register: any failure except a taken username says to contact staff (specification §8)', async () => {
  const page = await visit('/register/');
  await fillInRegistration({ username: 'somphone_1', password: 'some-password-1' });
  await page.mock.fault('POST /players/register', { code: 'SERVICE_UNAVAILABLE' });
  submit().click();
  expect(await reported('register.failed')).toContain('ກະລຸນາຕິດຕໍ່ພະນັກງານ');
});

describe('change password: any error of the server says that the password is incorrect (specification §8)', () => {
  const changePassword = async (fail: (page: Visit) => unknown) => {
    const page = await visit('/player/bank/', PLAYER);
    const passwordChange = await page.playerActor('passwordChange');
    await sees(say('bank.changeByStaff'), main);
    passwordChange.send({ type: 'passwordChange.open' });
    await fillInPasswordChange(DEMO_PLAYER.password, 'another-5678');
    await fail(page);
    submit().click();
    return reported('toast.error');
  };

  test('a gateway error: only the dialog shows the code for support, the toast does not', async () => {
    const toast = await changePassword((page) => page.cutOff(CHANGE_PASSWORD));
    expect(toast).toContain(PASSWORD_INCORRECT);
    expect(toast).not.toContain('gateway-7');
    expect(await reported('passwordChange.lead')).toContain(`${CODE_FOR_SUPPORT} gateway-7`);
  });

  test('if the network is down, the toast reports a network failure instead (contract §1)', async () => {
    const toast = await changePassword(({ mock }) =>
      mock.fault(CHANGE_PASSWORD, { fault: 'drop', times: 1 }),
    );
    expect(toast).toContain(say('failure.network'));
    expect(toast).not.toContain(PASSWORD_INCORRECT);
  });
});

test('PROMOTION_USAGE says that the promotion is used already, before a deposit is sent (specification §8)', async () => {
  await visit('/player/deposit/', { ...PLAYER, scenario: 'deposit-promotion-elsewhere' });
  await choose('Alphabet');
  expect(await reported('deposit.obstacle.promotion.title')).toMatch(/ໃຊ້ໂປຣໂມຊັນ.*ແລ້ວ/);
});

describe('an unexpected failure shows its request id, by which support finds it (contract §1)', () => {
  test('500 in a notice, and a rejection with a reason shows none', async () => {
    const page = await visit('/login/');
    await fillInLogin({ ...DEMO_PLAYER, password: 'not-the-password' });
    submit().click();
    expect(await reported('login.failed')).not.toContain(CODE_FOR_SUPPORT);
    await page.mock.fault(LOG_IN, { status: 500, times: 1 });
    submit().click();
    await sees(CODE_FOR_SUPPORT, main);
    expect(await reported('login.failed')).toContain(`${CODE_FOR_SUPPORT} ${idOf(page, LOG_IN)}`);
  });

  test('a response of the wrong shape, in place of the missing data: one touch selects the id', async () => {
    const page = await visit('/player/bank/', {
      player: 'newcomer',
      prepare: ({ mock }) => mock.fault(BANKS, { fault: 'wrong-shape' }),
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
    const page = await visit('/player/deposit/', PLAYER);
    const deposit = await page.playerActor('deposit');
    await sees(say('deposit.amount'), main);
    await page.mock.fault(CREATE_DEPOSIT, { status: 500 });
    deposit.send(submitted({ provider: 'alphabet', mid: 'MOCKLAK0001', entry: '67500' }));
    await waitFor(async () =>
      expect(await reported('deposit.findingOut.title')).toContain(
        `${CODE_FOR_SUPPORT} ${idOf(page, CREATE_DEPOSIT)}`,
      ),
    );
  });
});
