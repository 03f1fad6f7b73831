/** Changing the password: specification §2, §4, §5 and §8, contract §1 and §2. */
import type { Page } from '@playwright/test';
import { expectNothingWrong, expectMessage, LoginScreen } from '../account/account-screens.ts';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { answersOf, expectNothingPosted, inTime, applyFault } from '../pages/evidence.ts';
import { test as base, expect } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { NEW_PASSWORD, PasswordScreen, toast } from './password-screen.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const say = messagesIn('lo');
const CHANGE = '/api/v2/players/security/password/change';

/** Opens the dialog on a page of players. */
const test = base.extend<{ readonly form: PasswordScreen }>({
  form: async ({ page, world }, use) => {
    await world.session(DEMO_PLAYER.username);
    await page.goto('/player/bank/');
    const form = new PasswordScreen(page, say);
    await form.open();
    await expect(form.submit()).toBeVisible();
    await use(form);
  },
});

/** Returns how often the server has changed the password. */
async function changesOf(world: World): Promise<number> {
  return (await answersOf(world, 'passwordChange')).filter(({ status }) => status === 204).length;
}

async function logInWith(page: Page, password: string): Promise<void> {
  await new LoginScreen(page, say).logIn({ username: DEMO_PLAYER.username, password });
}

test.describe('the form (specification §5)', () => {
  const tooShort = say('problem.password.tooShort', { count: 8 });

  test('an empty form shows a message at each field, focuses the first and sends nothing', async ({
    form,
    world,
  }) => {
    await form.submit().click();
    const [current, fresh, confirmation] = form.fields();
    await expectMessage(current, say('problem.password.required'));
    await expectMessage(fresh, say('problem.password.required'));
    await expectMessage(confirmation, say('problem.confirmation.required'));
    await expect(current).toBeFocused();
    await expectNothingPosted(world);
  });

  test('each field requires at least 8 characters', async ({ form, world }) => {
    await form.change('1234567', '1234567', '1234567');
    for (const field of form.fields()) await expectMessage(field, tooShort);
    await form.fillIn('12345678', '12345678', '12345678');
    for (const field of form.fields()) await expectNothingWrong(field);
    await expectNothingPosted(world);
  });

  test('a missing or different confirmation is reported at its field, which has the focus', async ({
    form,
    world,
  }) => {
    const [current, fresh, confirmation] = form.fields();
    await form.change(DEMO_PLAYER.password, NEW_PASSWORD, '');
    await expectMessage(confirmation, say('problem.confirmation.required'));
    await confirmation.fill('another-5679');
    await form.submit().click();
    await expectMessage(confirmation, say('problem.confirmation.mismatch'));
    await expect(confirmation).toBeFocused();
    for (const field of [current, fresh]) await expectNothingWrong(field);
    await expectNothingPosted(world);
  });

  test('each toggle shows or hides all three fields (specification §4)', async ({ form }) => {
    const named = (id: string) => form.dialog().getByRole('button', { name: say(id), exact: true });
    for (const field of form.fields()) await expect(field).toHaveAttribute('type', 'password');
    await named('field.password.show').nth(1).click();
    for (const field of form.fields()) await expect(field).toHaveAttribute('type', 'text');
    await expect(named('field.password.show')).toHaveCount(0);
    await named('field.password.hide').nth(2).click();
    for (const field of form.fields()) await expect(field).toHaveAttribute('type', 'password');
  });

  test('the fields have autocomplete attributes, and a hidden username, for password managers', async ({
    form,
  }) => {
    const purposes = form.fields().map((field) => field.getAttribute('autocomplete'));
    expect(await Promise.all(purposes)).toEqual(['current-password', 'new-password', 'new-password']);
    const username = form.dialog().locator('input[autocomplete="username"]');
    await expect(username).toHaveValue(DEMO_PLAYER.username);
    await expect(username).toBeHidden();
  });

  test('Escape closes it; what was typed is gone when it opens again', async ({ form }) => {
    await form.fillIn();
    await form.page.keyboard.press('Escape');
    await expect(form.submit()).toBeHidden();
    await form.open();
    for (const field of form.fields()) await expect(field).toHaveValue('');
  });

  test('while the request is pending it is not sent again, and neither Escape nor a press outside closes the dialog', async ({
    form,
    world,
  }) => {
    await applyFault(world, ['passwordChange'], { fault: 'delay', delay: 1_500 });
    await form.fillIn();
    const asked = form.page.waitForRequest(`**${CHANGE}`);
    await form.submit().dblclick();
    await asked;
    await form.page.keyboard.press('Escape');
    await form.page.mouse.click(20, 20);
    await expect(form.fields()[0]).toBeVisible();
    await expect(form.done()).toBeAttached();
    expect(await changesOf(world)).toBe(1);
  });
});

test.describe('the response (specification §4 and §8)', () => {
  test(
    'after the change the page reloads, and only the new password logs in',
    ESSENTIAL,
    async ({ form, page, world, expectProblems }) => {
      expectProblems('response 401 POST /api/v2/players/login');
      await form.change();
      await expect(form.done()).toHaveAccessibleDescription(say('passwordChange.done.pleaseLogIn'));
      expect(await changesOf(world)).toBe(1);
      const reloaded = page.waitForEvent('domcontentloaded');
      await form
        .done()
        .getByRole('button', { name: say('login.submit') })
        .click();
      await reloaded;
      await expect(page).toHaveURL(/\/login\/\?next=/);
      await logInWith(page, DEMO_PLAYER.password);
      await expect(page.getByText(say('failure.login.credentials'))).toBeVisible();
      await logInWith(page, NEW_PASSWORD);
      await expect(page).toHaveURL('/player/bank/');
    },
  );

  test('the success dialog stays until it is confirmed, and no notice of a lost session appears', async ({
    form,
    page,
  }) => {
    await form.change();
    await expect(form.done()).toBeAttached();
    await page.keyboard.press('Escape');
    // A return to the page refetches stale reads, whose 401 must not show the notice of a lost session.
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await expect(form.done()).toHaveAccessibleDescription(say('passwordChange.done.pleaseLogIn'));
    await expect(page).toHaveURL('/player/bank/');
  });

  test('a wrong current password shows a toast, and the form keeps its values and can be sent again', async ({
    form,
    page,
    world,
    expectProblems,
  }) => {
    expectProblems(`response 422 POST ${CHANGE}`);
    await form.change('not-the-password');
    await expect(toast(page, say('toast.error'))).toContainText(say('failure.password.currentIncorrect'));
    const [current, fresh] = form.fields();
    await expect(fresh).toHaveValue(NEW_PASSWORD);
    await current.fill(DEMO_PLAYER.password);
    await form.submit().click();
    await expect(form.done()).toBeAttached();
    expect(await changesOf(world)).toBe(1);
  });

  for (const { code, text } of [
    { code: 'RATE_LIMITED', text: 'failure.password.rateLimited' },
    { code: 'BAD_REQUEST', text: 'failure.password.incorrect' },
  ]) {
    test(`${code}: ${text}`, async ({ form, page, world, expectProblems }) => {
      expectProblems(new RegExp(`^response 4\\d\\d POST ${CHANGE}$`));
      await applyFault(world, ['passwordChange'], { fault: 'status', code });
      await form.change();
      await expect(toast(page, say('toast.error'))).toContainText(say(text));
      expect(await changesOf(world)).toBe(0);
    });
  }
});

test.describe('no response: the outcome is found out before the player may act again (contract §1)', () => {
  test('changed, but the response was cut: a login with the new password finds it out', async ({
    form,
    page,
    world,
    expectProblems,
  }) => {
    // The browser re-sends a request that was cut before the response's head. By then the change has ended the session: 401.
    expectProblems(`response 401 POST ${CHANGE}`);
    await applyFault(world, ['passwordChange'], { fault: 'lost-reply', cut: 'before-head' });
    await form.change();
    await expect(form.done()).toHaveAccessibleDescription(say('passwordChange.done.signedIn'));
    const reloaded = page.waitForEvent('domcontentloaded');
    await form
      .done()
      .getByRole('button', { name: say('common.continue') })
      .click();
    await reloaded;
    await expect(page.getByText('DEMO PLAYER', { exact: true })).toBeVisible();
    expect(await changesOf(world)).toBe(1);
  });

  test('the network stays down: the outcome is shown as unknown, and a check finds it out', async ({
    form,
    page,
    world,
    expectProblems,
  }) => {
    expectProblems(
      /^request failed POST .*\/password\/change: net::/,
      'response 500 GET /api/v2/players/info',
    );
    await page.clock.install();
    await applyFault(world, ['passwordChange'], { fault: 'drop' });
    await applyFault(world, ['playerInfo'], { fault: 'status', status: 500, times: 4 });
    await form.fillIn();
    await form.submit().click();
    const check = form.dialog().getByRole('button', { name: say('passwordChange.unresolved.check') });
    await inTime(page, check);
    await expect(
      page.getByRole('alert').filter({ hasText: say('passwordChange.unresolved.title') }),
    ).toBeVisible();
    await check.click();
    await inTime(page, toast(page, say('toast.error')));
    await expect(form.fields()[1]).toHaveValue(NEW_PASSWORD);
    expect(await changesOf(world)).toBe(0);
  });
});
