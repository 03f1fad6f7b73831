/** Changing the password, from the menu to the next login: specification §4 and §8. */
import { LoginScreen } from '../account/account-screens.ts';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { answersOf } from '../pages/evidence.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { NEW_PASSWORD, PasswordScreen } from './password-screen.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const say = messagesIn('lo');

test(
  'after the change the page reloads, and only the new password logs in',
  ESSENTIAL,
  async ({ page, world, expectProblems }) => {
    expectProblems('response 401 POST /api/v2/players/login');
    await world.session(DEMO_PLAYER.username);
    await page.goto('/player/bank/');
    const form = new PasswordScreen(page, say);
    await form.open();
    await form.change();
    await expect(form.done()).toHaveAccessibleDescription(say('passwordChange.done.pleaseLogIn'));
    expect(await answersOf(world, 'passwordChange')).toMatchObject([{ status: 204 }]);
    const reloaded = page.waitForEvent('domcontentloaded');
    await form
      .done()
      .getByRole('button', { name: say('login.submit') })
      .click();
    await reloaded;
    await expect(page).toHaveURL(/\/login\/\?next=/);
    const { username } = DEMO_PLAYER;
    await new LoginScreen(page, say).logIn(DEMO_PLAYER);
    await expect(page.getByText(say('failure.login.credentials'))).toBeVisible();
    await new LoginScreen(page, say).logIn({ username, password: NEW_PASSWORD });
    await expect(page).toHaveURL('/player/bank/');
  },
);
