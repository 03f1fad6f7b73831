/**
 * A write whose answer never comes: the site finds out what became of it before the player may act again (contract §1).
 * Whatever happens to the line, there is one order, and no write happens twice.
 */
import type { FaultRequest } from '../../mock-server/lab/faults.ts';
import { alarm, BankScreen, LoginScreen, logOutButton, NEWCOMER, RegisterScreen } from './account-screens.ts';
import { DEMO_PLAYER, DepositScreen, theOrder } from './deposit-screen.ts';
import { answersOf, expectOneOrder, inTime, spoil } from './evidence.ts';
import type { Lab } from './lab.ts';
import type { ExpectedProblem } from './problems.ts';
import { expect, test } from './site.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('lo');

const CREATION = 'POST /api/v2/deposits';
const NO_ANSWER = new RegExp(`^request failed ${CREATION}: net::`);

interface Mishap {
  readonly what: string;
  readonly fault: Omit<FaultRequest, 'match'>;
  readonly problems?: readonly ExpectedProblem[];
}

const MISHAPS: readonly Mishap[] = [
  { what: 'is lost after the order was made', fault: { fault: 'lost-reply' }, problems: [NO_ANSWER] },
  {
    what: 'is lost before its head, so that the browser asks again by itself',
    fault: { fault: 'lost-reply', cut: 'before-head' },
  },
  { what: 'never comes, because the request was dropped', fault: { fault: 'drop' }, problems: [NO_ANSWER] },
  {
    what: 'never comes, because the line was cut at once',
    fault: { fault: 'drop', cut: 'before-head' },
  },
  { what: 'breaks off in the middle', fault: { fault: 'truncated' }, problems: [NO_ANSWER] },
  { what: 'is no JSON', fault: { fault: 'malformed-json' } },
  { what: 'has another shape', fault: { fault: 'wrong-shape' } },
  { what: 'is the page of a gateway', fault: { fault: 'wrong-content-type' } },
  { what: 'comes of a request that was delivered twice', fault: { fault: 'duplicate' } },
  {
    what: 'is 500, which may have come after the change',
    fault: { fault: 'status', status: 500 },
    problems: [`response 500 ${CREATION}`],
  },
];

let screen: DepositScreen;

test.beforeEach(async ({ page, lab }) => {
  screen = new DepositScreen(page, say);
  await lab.session(DEMO_PLAYER);
});

for (const { what, fault, problems = [] } of MISHAPS) {
  test(`the answer to an order ${what}: one order`, async ({ lab, expectProblems }) => {
    expectProblems(...problems);
    await spoil(lab, ['depositCreate'], fault);
    await screen.order();
    const code = await expectOneOrder(screen, lab);
    await screen.page.reload();
    expect(await expectOneOrder(screen, lab)).toBe(code);
  });
}

for (const [what, fault] of [
  ['the request never arrived', { fault: 'timeout' }],
  ['the order was made', { fault: 'delay', delayMs: 60_000 }],
] as const) {
  test(`no answer for 12 seconds, though ${what}: one order`, async ({ page, lab }) => {
    await page.clock.install();
    await spoil(lab, ['depositCreate'], fault);
    await screen.open();
    await screen.fillIn();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await screen.submit().click();
    await sent;
    // A write may take longer than a read: 12 seconds and not 8.
    await page.clock.runFor(9_000);
    await expect(page.getByRole('button', { name: say('deposit.pending') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await inTime(page, screen.qr());
    await expectOneOrder(screen, lab);
  });
}

test('no line for long: the player is told not to order again, and there is one order in the end', async ({
  page,
  context,
  lab,
  expectProblems,
}) => {
  expectProblems(NO_ANSWER);
  await page.clock.install();
  await screen.open();
  await screen.fillIn();
  await context.setOffline(true);
  await screen.submit().click();
  await expect(page.getByText(say('layout.offline'))).toBeVisible();
  await expect(page.getByRole('heading', { name: say('deposit.findingOut.title') })).toBeVisible();
  await expect(page.getByText(say('deposit.findingOut.doNotPay'))).toBeVisible();
  await page.clock.runFor(10 * 60_000);
  await page.getByRole('button', { name: say('common.tryAgain') }).click();
  await expect(page.getByRole('heading', { name: say('deposit.findingOut.title') })).toBeVisible();

  await context.setOffline(false);
  await inTime(page, screen.qr());
  await expect(page.getByText(say('layout.offline'))).toBeHidden();
  await expectOneOrder(screen, lab);
});

test('the answer is lost and the line goes with it: the order that was made is found', async ({
  page,
  context,
  lab,
  expectProblems,
}) => {
  expectProblems(NO_ANSWER);
  await page.clock.install();
  await screen.open();
  await screen.fillIn();
  await spoil(lab, ['depositCreate'], { fault: 'lost-reply' });
  page.once('requestfailed', () => void context.setOffline(true));
  await screen.submit().click();
  await expect(page.getByText(say('layout.offline'))).toBeVisible();
  await page.clock.runFor(60_000);
  await context.setOffline(false);
  await inTime(page, screen.qr());
  await expectOneOrder(screen, lab);
});

test('every way to send is broken for a while: the key stays the same, so there is one order', async ({
  page,
  lab,
  expectProblems,
}) => {
  expectProblems(NO_ANSWER);
  await page.clock.install();
  await spoil(lab, ['depositCreate'], { fault: 'lost-reply', times: 5 });
  await screen.open();
  await screen.fillIn();
  await screen.submit().click();
  await inTime(page, screen.qr());
  await expectOneOrder(screen, lab);
});

test.describe('pressed in impatience', () => {
  /** A finger on the place of the button, whatever stands there meanwhile. */
  test('20 times in half a second: one order', async ({ page, lab }) => {
    await screen.open();
    await screen.fillIn();
    await screen.submit().scrollIntoViewIfNeeded();
    const box = await screen.submit().boundingBox();
    if (!box) throw new Error('the button has no place');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 20, delay: 12 });
    await expectOneOrder(screen, lab);
    expect(await answersOf(lab, 'depositCreate')).toHaveLength(1);
  });

  test('20 times before the browser draws again: one order', async ({ lab }) => {
    await screen.open();
    await screen.fillIn();
    await screen.submit().evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 20; press += 1) button.click();
    });
    await expectOneOrder(screen, lab);
    expect(await answersOf(lab, 'depositCreate')).toHaveLength(1);
  });

  test('20 times while the answer is slow: one order', async ({ page, lab }) => {
    await spoil(lab, ['depositCreate'], { fault: 'delay', delayMs: 1_500 });
    await screen.open();
    await screen.fillIn();
    await screen.submit().click();
    const busy = page.getByRole('button', { name: say('deposit.pending') });
    for (let press = 0; press < 20; press += 1) await busy.dispatchEvent('click');
    await expectOneOrder(screen, lab);
    expect(await answersOf(lab, 'depositCreate')).toHaveLength(1);
  });

  test('Enter 20 times: one order', async ({ page, lab }) => {
    await screen.open();
    await screen.fillIn();
    await screen.amount().focus();
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('Enter');
    await expectOneOrder(screen, lab);
    expect(await answersOf(lab, 'depositCreate')).toHaveLength(1);
  });
});

test.describe('registration: a login with what was typed tells whether the account exists', () => {
  const registrations = async (lab: Lab) =>
    (await lab.state()).store.players.filter(({ username }) => username === 'somphone_1');

  test('the answer is lost: registered, once, and signed in already', async ({
    page,
    context,
    lab,
    expectProblems,
  }) => {
    expectProblems(/^request failed POST \/api\/v2\/players\/register: net::/);
    await context.clearCookies();
    await spoil(lab, ['register'], { fault: 'lost-reply' });
    const form = new RegisterScreen(page, say);
    await form.open();
    await form.register('somphone_1');
    await expect(page.getByRole('heading', { name: say('register.done.title') })).toBeVisible();
    await expect(page.getByText(say('register.done.signedIn'))).toBeVisible();
    await expect(logOutButton(page, say)).toBeVisible();
    expect(await registrations(lab)).toHaveLength(1);
  });

  test('the request is dropped: the form stays as it was, says why, and works', async ({
    page,
    context,
    lab,
    expectProblems,
  }) => {
    expectProblems(
      /^request failed POST \/api\/v2\/players\/register: net::/,
      'response 401 POST /api/v2/players/login',
    );
    await context.clearCookies();
    await spoil(lab, ['register'], { fault: 'drop' });
    const form = new RegisterScreen(page, say);
    await form.open();
    await form.register('somphone_1');
    await expect(alarm(page, say('failure.network'))).toBeVisible();
    await expect(form.field('field.username')).toHaveValue('somphone_1');
    expect(await registrations(lab)).toHaveLength(0);
    await form.submit().click();
    await expect(page.getByText(say('register.done.pleaseLogIn'))).toBeVisible();
    expect(await registrations(lab)).toHaveLength(1);
  });
});

test.describe('login and logout: players/info tells who is here', () => {
  const LOGIN_CUT = /^request failed POST \/api\/v2\/players\/login: net::/;
  const LOGOUT_CUT = /^request failed POST \/api\/v2\/players\/logout: net::/;

  for (const [what, fault, problems] of [
    ['is lost', { fault: 'lost-reply' }, [LOGIN_CUT]],
    ['is lost before its head', { fault: 'lost-reply', cut: 'before-head' }, []],
    ['is garbage', { fault: 'wrong-shape' }, []],
  ] as const) {
    test(`the answer to a login ${what}: signed in`, async ({ page, context, lab, expectProblems }) => {
      expectProblems(...problems);
      await context.clearCookies();
      await spoil(lab, ['login'], fault);
      const form = new LoginScreen(page, say);
      await form.open();
      await form.logIn();
      await expect(logOutButton(page, say)).toBeVisible();
    });
  }

  test('a login is dropped: still nobody, and told why; again, and signed in', async ({
    page,
    context,
    lab,
    expectProblems,
  }) => {
    expectProblems(LOGIN_CUT);
    await context.clearCookies();
    await spoil(lab, ['login'], { fault: 'drop' });
    const form = new LoginScreen(page, say);
    await form.open();
    await form.logIn();
    await expect(alarm(page, say('failure.network'))).toBeVisible();
    await form.submit().click();
    await expect(logOutButton(page, say)).toBeVisible();
  });

  test('the answer to a logout is lost: out', async ({ page, lab, expectProblems }) => {
    expectProblems(LOGOUT_CUT);
    await spoil(lab, ['logout'], { fault: 'lost-reply' });
    await page.goto('/');
    await logOutButton(page, say).click();
    await expect(page.getByRole('heading', { name: say('home.visitor.title') })).toBeVisible();
  });

  test('a logout is dropped: still in, and told so; again, and out', async ({
    page,
    lab,
    expectProblems,
  }) => {
    expectProblems(LOGOUT_CUT);
    await spoil(lab, ['logout'], { fault: 'drop' });
    await page.goto('/');
    await logOutButton(page, say).click();
    await expect(alarm(page, say('failure.network'))).toBeVisible();
    await logOutButton(page, say).click();
    await expect(page.getByRole('heading', { name: say('home.visitor.title') })).toBeVisible();
  });
});

test.describe('bank account: players/info tells whether it was added', () => {
  const ADDING_CUT = /^request failed POST \/api\/v2\/players\/bank-accounts: net::/;
  let form: BankScreen;

  test.beforeEach(async ({ page, lab }) => {
    form = new BankScreen(page, say);
    await lab.session(NEWCOMER);
    await form.open();
  });

  const accounts = async (lab: Lab) =>
    (await lab.state()).store.bankAccounts.filter(({ accountNumber }) => accountNumber === '010123456789');

  test('the answer is lost: added, once', async ({ lab, expectProblems }) => {
    expectProblems(ADDING_CUT);
    await spoil(lab, ['bankAccountAdd'], { fault: 'lost-reply' });
    await form.add();
    await expect(form.added()).toBeVisible();
    expect(await accounts(lab)).toHaveLength(1);
  });

  test('the request is dropped: told why; again, and added', async ({ page, lab, expectProblems }) => {
    expectProblems(ADDING_CUT);
    await spoil(lab, ['bankAccountAdd'], { fault: 'drop' });
    await form.add();
    await expect(alarm(page, say('failure.network'))).toBeVisible();
    expect(await accounts(lab)).toHaveLength(0);
    await form.submit().click();
    await expect(form.added()).toBeVisible();
    expect(await accounts(lab)).toHaveLength(1);
  });

  test('not even players/info answers: what was added already is success', async ({
    page,
    lab,
    expectProblems,
  }) => {
    expectProblems(ADDING_CUT, 'response 409 POST /api/v2/players/bank-accounts');
    await spoil(lab, ['bankAccountAdd'], { fault: 'lost-reply' });
    await form.fillIn();
    await spoil(lab, ['playerInfo'], { fault: 'wrong-shape' });
    await form.submit().click();
    await expect(alarm(page, say('failure.network'))).toBeVisible();
    await form.submit().click();
    await expect(form.added()).toBeVisible();
    expect(await accounts(lab)).toHaveLength(1);
  });
});

test.describe('check and cancel: the order itself tells', () => {
  test('the answer to a check is lost, and the money was in: credited once', async ({
    lab,
    expectProblems,
  }) => {
    expectProblems(/^request failed POST \/api\/v2\/deposits\/\w+\/check: net::/);
    await screen.order();
    const code = await theOrder(lab);
    await lab.pay({ code });
    await spoil(lab, ['depositCheck', code], { fault: 'lost-reply' });
    await screen.check().click();
    await expect(screen.ending('receipt.success.title')).toBeVisible();
    const credited = (await lab.ledger()).filter(({ kind }) => kind === 'credit.deposited');
    expect(credited).toMatchObject([{ order: code, amount: '148.14' }]);
  });

  test('a check is dropped: told why, nothing lost; again, and answered', async ({
    page,
    lab,
    expectProblems,
  }) => {
    expectProblems(/^request failed POST \/api\/v2\/deposits\/\w+\/check: net::/);
    await screen.order();
    await spoil(lab, ['depositCheck', await theOrder(lab)], { fault: 'drop' });
    await screen.check().click();
    await expect(alarm(page, say('failure.network'))).toContainText(say('unreachable.moneyIsSafe'));
    await screen.check().click();
    await expect(screen.notice('order.notice.unpaid')).toBeVisible();
    await expectOneOrder(screen, lab);
  });

  test('the answer to a cancellation is lost: cancelled', async ({ lab, expectProblems }) => {
    expectProblems(/^request failed POST \/api\/v2\/deposits\/\w+\/cancel: net::/);
    await screen.order();
    const code = await theOrder(lab);
    await spoil(lab, ['depositCancel', code], { fault: 'lost-reply' });
    await screen.cancel();
    await expect(screen.ending('receipt.canceled.title')).toBeVisible();
    expect((await lab.state()).store.deposits).toMatchObject([{ code, status: 'CANCELED' }]);
  });

  test('a cancellation is dropped: told that the order is still open; again, and cancelled', async ({
    lab,
    expectProblems,
  }) => {
    expectProblems(/^request failed POST \/api\/v2\/deposits\/\w+\/cancel: net::/);
    await screen.order();
    const code = await theOrder(lab);
    await spoil(lab, ['depositCancel', code], { fault: 'drop' });
    await screen.cancel();
    await expect(screen.notice('order.notice.notCanceled')).toBeVisible();
    await expectOneOrder(screen, lab);
    await screen.cancel();
    await expect(screen.ending('receipt.canceled.title')).toBeVisible();
    expect((await lab.state()).store.deposits).toMatchObject([{ code, status: 'CANCELED' }]);
  });
});
