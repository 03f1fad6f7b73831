/**
 * The writes of an account whose answer never comes: the site finds out what became of them before the person may act
 * again, and none happens twice (contract §1).
 */
import {
  alarm,
  BankScreen,
  confirmNews,
  LoginScreen,
  logOut,
  NEWCOMER,
  playerMenu,
  RegisterScreen,
} from './account-screens.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { goOffline, spoil } from '../pages/evidence.ts';
import type { Lab } from '../lab.ts';
import { expect, test } from '../site.ts';
import { wordsOf } from '../words.ts';

const say = wordsOf('lo');

test.describe('registration: a login with what was typed tells whether the account exists', () => {
  const registrations = async (lab: Lab) =>
    (await lab.state()).store.players.filter(({ username }) => username === 'somphone_1');

  test('the answer is lost: registered, once, and signed in already', async ({
    page,
    lab,
    expectProblems,
  }) => {
    expectProblems(/^request failed POST \/api\/v2\/players\/register: net::/);
    await spoil(lab, ['register'], { fault: 'lost-reply' });
    const form = new RegisterScreen(page, say);
    await form.open();
    await form.register('somphone_1');
    await expect(form.done()).toBeVisible();
    await expect(page.getByText(say('register.done.signedIn'))).toBeVisible();
    await confirmNews(page);
    await expect(playerMenu(page, say)).toBeVisible();
    expect(await registrations(lab)).toHaveLength(1);
  });

  test('the request is dropped: the form stays as it was, says why, and works', async ({
    page,
    lab,
    expectProblems,
  }) => {
    expectProblems(
      /^request failed POST \/api\/v2\/players\/register: net::/,
      'response 401 POST /api/v2/players/login',
    );
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

  test('no line at all: told so, and it works once the line is back', async ({
    page,
    context,
    lab,
    expectProblems,
  }) => {
    expectProblems(/^request failed /);
    const form = new RegisterScreen(page, say);
    await form.open();
    await expect(form.submit()).toBeVisible();
    await goOffline(page);
    await form.register('somphone_1');
    await expect(alarm(page, say('failure.network'))).toBeVisible();
    await context.setOffline(false);
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
    test(`the answer to a login ${what}: signed in`, async ({ page, lab, expectProblems }) => {
      expectProblems(...problems);
      await spoil(lab, ['login'], fault);
      const form = new LoginScreen(page, say);
      await form.open();
      await form.logIn();
      await expect(playerMenu(page, say)).toBeVisible();
    });
  }

  test('a login is dropped: still nobody, and told why; again, and signed in', async ({
    page,
    lab,
    expectProblems,
  }) => {
    expectProblems(LOGIN_CUT);
    await spoil(lab, ['login'], { fault: 'drop' });
    const form = new LoginScreen(page, say);
    await form.open();
    await form.logIn();
    await expect(alarm(page, say('failure.network'))).toBeVisible();
    await form.submit().click();
    await expect(playerMenu(page, say)).toBeVisible();
  });

  test('the answer to a logout is lost: out', async ({ page, lab, expectProblems }) => {
    expectProblems(LOGOUT_CUT);
    await lab.session(DEMO_PLAYER);
    await spoil(lab, ['logout'], { fault: 'lost-reply' });
    await page.goto('/');
    await logOut(page, say);
    await expect(page.getByRole('heading', { name: say('home.visitor.title') })).toBeVisible();
  });

  test('a logout is dropped: still in, and told so; again, and out', async ({
    page,
    lab,
    expectProblems,
  }) => {
    expectProblems(LOGOUT_CUT);
    await lab.session(DEMO_PLAYER);
    await spoil(lab, ['logout'], { fault: 'drop' });
    await page.goto('/');
    await logOut(page, say);
    await expect(alarm(page, say('failure.network'))).toBeVisible();
    await logOut(page, say);
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
