/**
 * Bad input: each field says what is wrong when it is left, in words that belong to it, and nothing wrong is ever sent
 * (specification §5). What is right looks right as one types, and means what was meant.
 */
import type { Locator } from '@playwright/test';
import { BankScreen, expectNothingWrong, expectTold, LoginScreen, NEWCOMER, RegisterScreen } from './account-screens.ts';
import { type DepositScreen, test as depositTest } from './deposit-screen.ts';
import { expectNoOrder, expectNothingPosted, expectOneOrder } from './evidence.ts';
import { expect, test } from './site.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('lo');

/** Types what is wrong: nothing is said while one types, and it is said once the field is left. */
async function leaveWith(field: Locator, typed: string): Promise<void> {
  await field.fill(typed);
  await field.blur();
}

test.describe('login', () => {
  let form: LoginScreen;
  test.beforeEach(async ({ page }) => {
    form = new LoginScreen(page, say);
    await form.open();
  });

  for (const name of ['username', 'password'] as const) {
    test(`a ${name} is required, and told when the field is left`, async ({ lab }) => {
      const field = form.field(`field.${name}`);
      await field.focus();
      await expectNothingWrong(field);
      await field.blur();
      await expectTold(field, say(`problem.${name}.required`));
      await field.fill('something');
      await expectNothingWrong(field);
      await expectNothingPosted(lab);
    });
  }

  test('sent all the same: the first wrong field has the focus, and nothing is posted', async ({ lab }) => {
    await form.submit().click();
    await expect(form.field('field.username')).toBeFocused();
    await form.fill({ 'field.username': 'demo' });
    await form.field('field.username').press('Enter');
    await expect(form.field('field.password')).toBeFocused();
    await expectTold(form.field('field.password'), say('problem.password.required'));
    await expectNothingPosted(lab);
  });
});

test.describe('registration', () => {
  let form: RegisterScreen;
  test.beforeEach(async ({ page }) => {
    form = new RegisterScreen(page, say);
    await form.open();
  });

  const wrong: readonly (readonly [field: string, typed: string, words: string])[] = [
    ['username', '', say('problem.username.required')],
    ['username', 'abc', say('problem.username.tooShort', { count: 3 })],
    ['username', 'a'.repeat(18), say('problem.username.tooLong', { count: 17 })],
    ['username', 'Somphone', say('problem.username.format')],
    ['username', 'som phone', say('problem.username.format')],
    ['username', 'ສົມພອນ', say('problem.username.format')],
    ['username', '<script>', say('problem.username.format')],
    ['password', '', say('problem.password.required')],
    ['password', 'sevench', say('problem.password.tooShort', { count: 8 })],
    ['password', 'x'.repeat(65), say('problem.password.tooLong', { count: 64 })],
    ['confirmPassword', '', say('problem.confirmation.required')],
    ['confirmPassword', 'another one', say('problem.confirmation.mismatch')],
  ];
  for (const [name, typed, words] of wrong) {
    test(`${name} ${JSON.stringify(typed.slice(0, 20))} is told, and not sent`, async ({ lab }) => {
      await form.fill({
        'field.username': 'somphone_1',
        'field.password': 'dok-champa-7',
        'field.confirmPassword': 'dok-champa-7',
      });
      const field = form.field(`field.${name}`);
      await expectNothingWrong(field);
      await leaveWith(field, typed);
      await expectTold(field, words);
      await form.submit().click();
      await expect(field).toBeFocused();
      await expectNothingPosted(lab);
    });
  }

  test('sent empty: every field is told, and the first has the focus', async ({ lab }) => {
    await form.submit().click();
    await expect(form.field('field.username')).toBeFocused();
    await expectTold(form.field('field.username'), say('problem.username.required'));
    await expectTold(form.field('field.password'), say('problem.password.required'));
    await expectTold(form.field('field.confirmPassword'), say('problem.confirmation.required'));
    await expectNothingPosted(lab);
  });
});

test.describe('bank account', () => {
  let form: BankScreen;
  test.beforeEach(async ({ page, lab }) => {
    await lab.session(NEWCOMER);
    form = new BankScreen(page, say);
    await form.open();
  });

  const digits = say('problem.accountNumber.digits', { min: 10, max: 18 });
  const wrong: readonly (readonly [field: string, typed: string, words: string])[] = [
    ['accountNumber', '', say('problem.accountNumber.required')],
    ['accountNumber', '123456789', digits],
    ['accountNumber', '1'.repeat(19), digits],
    ['accountNumber', '01012345678x', say('problem.accountNumber.format')],
    ['accountNumber', '02055512345', say('problem.accountNumber.wallet')],
    ['accountNumber', '20 5551 2345', say('problem.accountNumber.wallet')],
    ['accountName', '', say('problem.accountName.required')],
    ['accountName', '   ', say('problem.accountName.required')],
    ['accountName', 'N'.repeat(61), say('problem.accountName.tooLong', { count: 60 })],
  ];
  for (const [name, typed, words] of wrong) {
    test(`${name} ${JSON.stringify(typed.slice(0, 20))} is told, and not sent`, async ({ lab }) => {
      await form.fillIn();
      const field = form.field(`bank.${name}`);
      await leaveWith(field, typed);
      await expectTold(field, words);
      await form.submit().click();
      await expect(field).toBeFocused();
      await expectNothingAdded(lab);
    });
  }

  for (const [legend, words] of [
    ['bank.bank', say('problem.bank.required')],
    ['bank.owner', say('problem.owner.required')],
  ] as const) {
    test(`${legend} left without a choice is told`, async () => {
      const group = form.choices(legend);
      await group.getByRole('radio').first().focus();
      await group.getByRole('radio').first().blur();
      await expectTold(group, words);
      await group.getByRole('radio').last().check();
      await expectNothingWrong(group);
    });
  }

  test('sent empty: every field is told, and the first bank has the focus', async ({ lab }) => {
    await form.submit().click();
    await expect(form.choices('bank.bank').getByRole('radio').first()).toBeFocused();
    await expectTold(form.choices('bank.bank'), say('problem.bank.required'));
    await expectTold(form.field('bank.accountNumber'), say('problem.accountNumber.required'));
    await expectTold(form.field('bank.accountName'), say('problem.accountName.required'));
    await expectTold(form.choices('bank.owner'), say('problem.owner.required'));
    await expectNothingAdded(lab);
  });

  const expectNothingAdded: typeof expectNothingPosted = async (lab) => {
    await expectNothingPosted(lab);
    expect((await lab.state()).store.bankAccounts).toHaveLength(1);
  };
});

depositTest.describe('deposit', () => {
  depositTest.beforeEach(async ({ deposit }) => deposit.open());

  const min = say('problem.amount.belowMinimum', { min: '33.750', currency: say('currency.LAK') });
  const max = say('problem.amount.aboveMaximum', { max: '20.250.000', currency: say('currency.LAK') });
  const ambiguous = say('problem.amount.ambiguous');
  const format = say('problem.amount.format');
  const noDecimals = say('problem.amount.noDecimals');

  for (const [how, entry, words] of [
    ['empty', '', say('problem.amount.required')],
    ['a dot that may group or start decimals', '50.000', ambiguous],
    ['a comma that may group or start decimals', '50,000', ambiguous],
    ['fifteen hundred or one and a half', '1.500', ambiguous],
    ['letters', 'fifty thousand', format],
    ['digits and a name', '50000 LAK', format],
    ['a sign', '-50000', format],
    ['an exponent', '5e4', format],
    ['20 digits', '12345678901234567890', max],
    ['below the minimum', '33749', min],
    ['nothing at all', '0', min],
    ['above the maximum', '20250001', max],
    ['decimals in kip', '50000,5', noDecimals],
    ['decimals and groups', '1.500.000,50', noDecimals],
  ] as const) {
    depositTest(`an amount that is ${how} is told, and not sent`, async ({ deposit, lab }) => {
      await deposit.fillIn({ amount: '100000' });
      await deposit.amount().clear();
      await paste(deposit, entry);
      await deposit.amount().blur();
      await expectTold(deposit.amount(), words);
      await deposit.submit().click();
      await expect(deposit.amount()).toBeFocused();
      await expectNothingPosted(lab);
      await expectNoOrder(lab);
    });
  }

  for (const [how, entry, amount] of [
    ['grouped in Lao', '1.500.000', '1500000'],
    ['grouped in Thai and Chinese', '1,500,000', '1500000'],
    ['in Lao digits', '໑໕໐໐໐໐໐', '1500000'],
    ['with spaces', ' 1 500 000 ', '1500000'],
    ['the minimum itself', '33750', '33750'],
    ['the maximum itself', '20250000', '20250000'],
  ] as const) {
    depositTest(`an amount that is pasted ${how} means what was meant`, async ({ deposit, lab }) => {
      await deposit.fillIn({ amount: '' });
      await paste(deposit, entry);
      await deposit.submit().click();
      await expectOneOrder(deposit, lab);
      expect((await lab.state()).store.deposits).toMatchObject([{ amount }]);
    });
  }

  depositTest('digits are grouped as one types, and are no separators of the person', async ({ deposit, lab }) => {
    await deposit.fillIn({ amount: '' });
    const shown: string[] = [];
    for (const digit of '1500000') {
      await deposit.amount().press(digit);
      shown.push(await deposit.amount().inputValue());
    }
    expect(shown).toEqual(['1', '15', '150', '1.500', '15.000', '150.000', '1.500.000']);
    await deposit.amount().press('Backspace');
    await expect(deposit.amount()).toHaveValue('150.000');
    await deposit.submit().click();
    await expectOneOrder(deposit, lab);
    expect((await lab.state()).store.deposits).toMatchObject([{ amount: '150000' }]);
  });

  for (const [legend, words] of [
    ['deposit.provider', say('problem.provider.required')],
    ['deposit.mid', say('problem.mid.required')],
  ] as const) {
    depositTest(`${legend} left without a choice is told`, async ({ page }) => {
      const group = page.getByRole('radiogroup', { name: say(legend) });
      await group.getByRole('radio').first().focus();
      await group.getByRole('radio').first().blur();
      await expectTold(group, words);
      await group.getByRole('radio').last().check();
      await expectNothingWrong(group);
    });
  }

  depositTest('sent empty: everything is told, and the first provider has the focus', async ({ deposit, page, lab }) => {
    await deposit.submit().click();
    const providers = page.getByRole('radiogroup', { name: say('deposit.provider') });
    await expect(providers.getByRole('radio').first()).toBeFocused();
    await expectTold(providers, say('problem.provider.required'));
    await expectTold(page.getByRole('radiogroup', { name: say('deposit.mid') }), say('problem.mid.required'));
    await expectTold(deposit.amount(), say('problem.amount.required'));
    await expectNothingPosted(lab);
    await expectNoOrder(lab);
  });
});

/** As from another app; the clipboard itself belongs to all the tests that run beside this one. */
async function paste(deposit: DepositScreen, text: string): Promise<void> {
  await deposit.amount().evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
