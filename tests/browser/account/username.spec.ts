/** Whether a username is free, shown while it is typed: specification §7. */
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expectNothingWrong, expectMessage, RegisterScreen } from './account-screens.ts';

const say = messagesIn('lo');

test('while a username is typed, the field shows whether it is taken or free', async ({ page }) => {
  const form = new RegisterScreen(page, say);
  await form.open();
  const username = form.field('field.username');
  await username.pressSequentially(DEMO_PLAYER);
  await expectMessage(username, say('failure.register.usernameExists'));
  await username.pressSequentially('_1');
  await expect(username).toHaveAccessibleDescription(say('username.free'));
  await expectNothingWrong(username);
});
