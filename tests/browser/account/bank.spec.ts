/** The notes about bank accounts, before and after one is added: specification §5. */
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import type { Language } from '../../../contract/values.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { BankScreen, NEWCOMER } from './account-screens.ts';

for (const language of ['lo', 'cn', 'vn', 'th'] satisfies readonly Language[]) {
  test.describe(language, () => {
    test.use({ language });

    test('the note about wallets before an account is added, and about changes by staff afterwards', async ({
      page,
      world,
    }) => {
      const say = messagesIn(language);
      await world.session(NEWCOMER);
      const form = new BankScreen(page, say);
      await form.open();
      await expect(page.getByText(say('bank.warning.body'), { exact: true })).toBeVisible();
      await expect(form.submit()).toBeVisible();

      await world.session(DEMO_PLAYER);
      await form.open();
      await expect(page.getByText(say('bank.changeByStaff'), { exact: true })).toBeVisible();
      await expect(form.submit()).toBeHidden();
    });
  });
}
