/** After a session that ended during an action, the login leads the player back, and the typed values are restored. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { BankScreen, LoginScreen, NEWCOMER } from './account-screens.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const say = messagesIn('lo');
const PASSWORD = 'newcomer-1234';

/** Returns the content of both storages as text. */
function storages(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
}

test(
  'a session that ends while a bank account is added: after the login the form has its values again',
  ESSENTIAL,
  async ({ page, context, world, expectProblems }) => {
    expectProblems('response 401 POST /api/v2/players/bank-accounts');
    await world.session(NEWCOMER);
    const form = new BankScreen(page, say);
    await form.open();
    await form.fillIn({ accountNumber: '0101-2345-6789' });
    await context.clearCookies({ name: 'sid' });
    await form.submit().click();

    const login = new LoginScreen(page, say);
    await expect(page).toHaveURL(`/login/?next=${encodeURIComponent('/player/bank/')}`);
    await login.enter({ 'field.username': NEWCOMER, 'field.password': PASSWORD });
    expect(await storages(page)).not.toContain(PASSWORD);
    await login.submit().click();

    await expect(page).toHaveURL('/player/bank/');
    await expect(form.field('bank.accountNumber')).toHaveValue('0101-2345-6789');
    await expect(form.field('bank.accountName')).toHaveValue('NEW COMER');
    await expect(form.choices('bank.bank').getByRole('radio', { name: 'BCEL' })).toBeChecked();
    expect(await storages(page)).not.toContain(PASSWORD);
    await form.submit().click();
    await expect(form.added()).toBeVisible();
    expect(
      (await world.state({ full: true })).store.bankAccounts.map(({ accountNumber }) => accountNumber),
    ).toContain('010123456789');
    expect(await storages(page)).not.toContain('0101-2345-6789');
  },
);
