/**
 * Bad input: each field says what is wrong when it is left, in words that belong to it, and nothing wrong is ever sent
 * (specification §5). What is right looks right as one types, and means what was meant.
 */
import type { Locator } from '@playwright/test';
import {
  BankScreen,
  expectNothingWrong,
  expectTold,
  LoginScreen,
  NEWCOMER,
  RegisterScreen,
} from '../account/account-screens.ts';
import { type DepositScreen, test as depositTest } from './deposit-screen.ts';
import { DEEP_ONLY, rowsOf, SAMPLED } from '../draw.ts';
import { expectNoOrder, expectNothingPosted, expectOneOrder } from '../pages/evidence.ts';
import { expect, test } from '../site.ts';
import { wordsOf } from '../words.ts';

const say = wordsOf('lo');

/** What is typed, and what is said of it. */
type WrongValue = readonly [typed: string, words: string];

/** Each value is told when the field is left, and again where the focus goes when it is sent all the same. */
async function expectRefused(
  form: BankScreen | LoginScreen | RegisterScreen,
  label: string,
  values: readonly WrongValue[],
): Promise<void> {
  const field = form.field(label);
  for (const [typed, words] of values) {
    await field.fill(typed);
    await field.blur();
    await expectTold(field, words);
    await form.submit().click();
    await expect(field).toBeFocused();
  }
}

/** Choices that the focus went through without one being made. */
async function expectToldWhenPassedBy(group: Locator, words: string): Promise<void> {
  const [first, last] = [group.getByRole('radio').first(), group.getByRole('radio').last()];
  await first.focus();
  await expectNothingWrong(group);
  await first.blur();
  await expectTold(group, words);
  await last.check();
  await expectNothingWrong(group);
}

test.describe('login', () => {
  let form: LoginScreen;
  test.beforeEach(async ({ page }) => {
    form = new LoginScreen(page, say);
    await form.open();
  });

  for (const name of rowsOf(['username', 'password'] as const, 'required', 1)) {
    test(`a ${name} is required, and told when the field is left`, SAMPLED, async ({ lab }) => {
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

  test('a name or a password that cannot be one is told, and not sent', DEEP_ONLY, async ({ lab }) => {
    await form.enter({ 'field.password': 'demo-1234' });
    await expectRefused(form, 'field.username', [
      ['abc', say('problem.username.tooShort', { count: 3 })],
      ['Somphone', say('problem.username.format')],
    ]);
    await form.enter({ 'field.username': 'demo' });
    await expectRefused(form, 'field.password', [
      ['sevench', say('problem.password.tooShort', { count: 8 })],
      ['x'.repeat(65), say('problem.password.tooLong', { count: 64 })],
    ]);
    await expectNothingPosted(lab);
  });

  test('sent all the same: the first wrong field has the focus, and nothing is posted', async ({ lab }) => {
    await form.submit().click();
    await expect(form.field('field.username')).toBeFocused();
    await form.enter({ 'field.username': 'demo' });
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

  const wrong: readonly (readonly [field: string, ...values: WrongValue[]])[] = [
    [
      'field.username',
      ['', say('problem.username.required')],
      ['abc', say('problem.username.tooShort', { count: 3 })],
      ['a'.repeat(18), say('problem.username.tooLong', { count: 17 })],
      ['Somphone', say('problem.username.format')],
      ['som phone', say('problem.username.format')],
      ['ສົມພອນ', say('problem.username.format')],
      ['<script>', say('problem.username.format')],
    ],
    [
      'field.password',
      ['', say('problem.password.required')],
      ['sevench', say('problem.password.tooShort', { count: 8 })],
      ['x'.repeat(65), say('problem.password.tooLong', { count: 64 })],
    ],
    [
      'field.confirmPassword',
      ['', say('problem.confirmation.required')],
      ['another one', say('problem.confirmation.mismatch')],
    ],
  ];
  for (const [label, ...values] of rowsOf(wrong, 'wrong', 1)) {
    test(`whatever is wrong with ${label} is told, and not sent`, SAMPLED, async ({ lab }) => {
      await form.enter({
        'field.username': 'somphone_1',
        'field.password': 'dok-champa-7',
        'field.confirmPassword': 'dok-champa-7',
      });
      await expectNothingWrong(form.field(label));
      await expectRefused(form, label, values);
      await expectNothingPosted(lab);
    });
  }

  test('sent empty: every field is told, and the first has the focus', DEEP_ONLY, async ({ lab }) => {
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
  const wrong: readonly (readonly [field: string, ...values: WrongValue[]])[] = [
    [
      'bank.accountNumber',
      ['', say('problem.accountNumber.required')],
      ['123456789', digits],
      ['1'.repeat(19), digits],
      ['01012345678x', say('problem.accountNumber.format')],
      ['02055512345', say('problem.accountNumber.wallet')],
      ['20 5551 2345', say('problem.accountNumber.wallet')],
    ],
    [
      'bank.accountName',
      ['', say('problem.accountName.required')],
      ['   ', say('problem.accountName.required')],
      ['N'.repeat(61), say('problem.accountName.tooLong', { count: 60 })],
    ],
  ];
  for (const [label, ...values] of rowsOf(wrong, 'wrong', 1)) {
    test(`whatever is wrong with ${label} is told, and not sent`, SAMPLED, async ({ lab }) => {
      await form.fillIn();
      await expectRefused(form, label, values);
      await expectNothingAdded(lab);
    });
  }

  test('a bank or an owner that is passed by is told', DEEP_ONLY, async () => {
    await expectToldWhenPassedBy(form.choices('bank.bank'), say('problem.bank.required'));
    await expectToldWhenPassedBy(form.choices('bank.owner'), say('problem.owner.required'));
  });

  test('sent empty: every field is told, and the first bank has the focus', DEEP_ONLY, async ({ lab }) => {
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

  const WRONG_AMOUNTS: readonly WrongValue[] = [
    ['', say('problem.amount.required')],
    ['50.000', ambiguous],
    ['50,000', ambiguous],
    ['1.500', ambiguous],
    ['fifty thousand', format],
    ['50000 LAK', format],
    ['-50000', format],
    ['5e4', format],
    ['1.50.000', format],
    ['12345678901234567890', max],
    ['33749', min],
    ['0', min],
    ['20250001', max],
    ['50000,5', noDecimals],
    ['1.500.000,50', noDecimals],
  ];
  depositTest('whatever is wrong with an amount is told, and not sent', async ({ deposit, lab }) => {
    await deposit.fillIn({ amount: '100000' });
    for (const [entry, words] of WRONG_AMOUNTS) {
      await deposit.amount().clear();
      await paste(deposit, entry);
      await deposit.amount().blur();
      await expectTold(deposit.amount(), words);
      await deposit.submit().click();
      await expect(deposit.amount()).toBeFocused();
    }
    await expectNothingPosted(lab);
    await expectNoOrder(lab);
  });

  const pasted = [
    ['grouped in Lao', '1.500.000', '1500000'],
    ['grouped in Thai and Chinese', '1,500,000', '1500000'],
    ['in Lao digits', '໑໕໐໐໐໐໐', '1500000'],
    ['with spaces', ' 1 500 000 ', '1500000'],
    ['as the minimum itself', '33750', '33750'],
    ['as the maximum itself', '20250000', '20250000'],
  ] as const;
  for (const [how, entry, amount] of rowsOf(pasted, 'pasted', 1)) {
    depositTest(`an amount that is pasted ${how} means what was meant`, SAMPLED, async ({ deposit, lab }) => {
      await deposit.fillIn({ amount: '' });
      await paste(deposit, entry);
      await deposit.submit().click();
      await expectOneOrder(deposit, lab);
      expect((await lab.state()).store.deposits).toMatchObject([{ amount }]);
    });
  }

  depositTest(
    'digits are grouped as one types, and are no separators of the person',
    DEEP_ONLY,
    async ({ deposit, lab }) => {
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
    },
  );

  depositTest('a provider or a merchant that is passed by is told', DEEP_ONLY, async ({ page }) => {
    const group = (legend: string) => page.getByRole('radiogroup', { name: say(legend) });
    await expectToldWhenPassedBy(group('deposit.provider'), say('problem.provider.required'));
    await expectToldWhenPassedBy(group('deposit.mid'), say('problem.mid.required'));
  });

  depositTest(
    'sent empty: everything is told, and the first provider has the focus',
    DEEP_ONLY,
    async ({ deposit, page, lab }) => {
      await deposit.submit().click();
      const providers = page.getByRole('radiogroup', { name: say('deposit.provider') });
      await expect(providers.getByRole('radio').first()).toBeFocused();
      await expectTold(providers, say('problem.provider.required'));
      await expectTold(
        page.getByRole('radiogroup', { name: say('deposit.mid') }),
        say('problem.mid.required'),
      );
      await expectTold(deposit.amount(), say('problem.amount.required'));
      await expectNothingPosted(lab);
      await expectNoOrder(lab);
    },
  );
});

/** As from another app; the clipboard itself belongs to all the tests that run beside this one. */
async function paste(deposit: DepositScreen, text: string): Promise<void> {
  await deposit.amount().evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
