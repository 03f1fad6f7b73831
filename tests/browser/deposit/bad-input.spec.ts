/**
 * Invalid input: each field shows its own message when it loses the focus, and no invalid form is sent (specification §5).
 * `tests/unit/contract/rules` tests which values are invalid; here each message has one value.
 */
import type { Locator, Page } from '@playwright/test';
import {
  BankScreen,
  expectNothingWrong,
  expectMessage,
  LoginScreen,
  NEWCOMER,
  RegisterScreen,
} from '../account/account-screens.ts';
import { expectNoOrder, expectNothingPosted, expectOneOrder } from '../pages/evidence.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { type DepositScreen, test as depositTest } from './deposit-screen.ts';

const say = messagesIn('lo');

/** The typed text, and the message of the field. */
type WrongValue = readonly [typed: string, message: string];

const USERNAME = [
  ['', say('problem.username.required')],
  ['abc', say('problem.username.tooShort', { count: 3 })],
  ['a'.repeat(18), say('problem.username.tooLong', { count: 17 })],
  ['Somphone', say('problem.username.format')],
] as const;
const PASSWORD = [
  ['', say('problem.password.required')],
  ['sevench', say('problem.password.tooShort', { count: 8 })],
  ['x'.repeat(65), say('problem.password.tooLong', { count: 64 })],
] as const;

/** Each form with valid values, and invalid values for its fields. */
const FORMS: readonly {
  readonly name: string;
  readonly player?: string;
  readonly fill: (page: Page) => Promise<BankScreen | LoginScreen | RegisterScreen>;
  readonly wrong: Readonly<Record<string, readonly WrongValue[]>>;
}[] = [
  {
    name: 'a login',
    async fill(page) {
      const form = new LoginScreen(page, say);
      await form.open();
      await form.enter({ 'field.username': 'demo', 'field.password': 'demo-1234' });
      return form;
    },
    // The login accepts usernames that are too long, and leaves their rejection to the server.
    wrong: { 'field.username': USERNAME.filter(([typed]) => typed.length < 17), 'field.password': PASSWORD },
  },
  {
    name: 'a registration',
    async fill(page) {
      const form = new RegisterScreen(page, say);
      await form.open();
      await form.enter({
        'field.username': 'somphone_1',
        'field.password': 'dok-champa-7',
        'field.confirmPassword': 'dok-champa-7',
      });
      return form;
    },
    wrong: {
      'field.username': USERNAME,
      'field.password': PASSWORD,
      'field.confirmPassword': [
        ['', say('problem.confirmation.required')],
        ['another one', say('problem.confirmation.mismatch')],
      ],
    },
  },
  {
    name: 'a bank account',
    player: NEWCOMER,
    async fill(page) {
      const form = new BankScreen(page, say);
      await form.open();
      await form.fillIn();
      return form;
    },
    wrong: {
      'bank.accountNumber': [
        ['', say('problem.accountNumber.required')],
        ['123456789', say('problem.accountNumber.digits', { min: 10, max: 18 })],
        ['01012345678x', say('problem.accountNumber.format')],
        ['02055512345', say('problem.accountNumber.wallet')],
      ],
      'bank.accountName': [
        ['', say('problem.accountName.required')],
        ['N'.repeat(61), say('problem.accountName.tooLong', { count: 60 })],
      ],
    },
  },
];

for (const { name, player, fill, wrong } of FORMS) {
  test(`every error of ${name} is shown at its field, and nothing is sent`, async ({ page, world }) => {
    if (player !== undefined) await world.session(player);
    const form = await fill(page);
    for (const [label, values] of Object.entries(wrong)) {
      const field = form.field(label);
      const right = await field.inputValue();
      for (const [typed, message] of values) {
        await field.fill(typed);
        await field.blur();
        await expectMessage(field, message);
        await form.submit().click();
        await expect(field).toBeFocused();
      }
      await field.fill(right);
      await expectNothingWrong(field);
    }
    await expectNothingPosted(world);
  });
}

test('an invalid form that is submitted focuses its first invalid field and is not sent', async ({
  page,
  world,
}) => {
  const form = new LoginScreen(page, say);
  await form.open();
  await form.submit().click();
  await expect(form.field('field.username')).toBeFocused();
  await form.enter({ 'field.username': 'demo' });
  await form.field('field.username').press('Enter');
  await expect(form.field('field.password')).toBeFocused();
  await expectMessage(form.field('field.password'), say('problem.password.required'));
  await expectNothingPosted(world);
});

test('an empty bank form shows a message at every field and focuses the first bank', async ({
  page,
  world,
}) => {
  await world.session(NEWCOMER);
  const form = new BankScreen(page, say);
  await form.open();
  await expectNoticeWhenPassedBy(form.choices('bank.owner'), say('problem.owner.required'));
  await form.submit().click();
  await expect(form.choices('bank.bank').getByRole('radio').first()).toBeFocused();
  await expectMessage(form.choices('bank.bank'), say('problem.bank.required'));
  await expectMessage(form.field('bank.accountNumber'), say('problem.accountNumber.required'));
  await expectMessage(form.field('bank.accountName'), say('problem.accountName.required'));
  await expectNothingPosted(world);
});

depositTest.describe('deposit', () => {
  depositTest.beforeEach(async ({ deposit }) => deposit.open());

  const WRONG_AMOUNTS: readonly WrongValue[] = [
    ['', say('problem.amount.required')],
    ['0.500', say('problem.amount.ambiguous')],
    ['50000 LAK', say('problem.amount.format')],
    ['33749', say('problem.amount.belowMinimum', { min: '33.750', currency: say('currency.LAK') })],
    ['20250001', say('problem.amount.aboveMaximum', { max: '20.250.000', currency: say('currency.LAK') })],
    ['1.500.000,50', say('problem.amount.noDecimals')],
  ];
  depositTest('every error of an amount is shown, and nothing is sent', async ({ deposit, world }) => {
    await deposit.fillIn({ amount: '100000' });
    for (const [entry, message] of WRONG_AMOUNTS) {
      await deposit.amount().clear();
      await paste(deposit, entry);
      await deposit.amount().blur();
      await expectMessage(deposit.amount(), message);
      await deposit.submit().click();
      await expect(deposit.amount()).toBeFocused();
    }
    await expectNothingPosted(world);
    await expectNoOrder(world);
  });

  depositTest('an amount pasted in Lao digits is parsed correctly', async ({ deposit, world }) => {
    await deposit.fillIn({ amount: '' });
    await paste(deposit, ' ໑.໕໐໐.໐໐໐ ');
    await deposit.submit().click();
    await expectOneOrder(deposit, world);
    expect((await world.state({ full: true })).store.deposits).toMatchObject([{ amount: '1500000' }]);
  });

  depositTest(
    'digits are grouped while typing, and the separators are not part of the amount',
    async ({ deposit, world }) => {
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
      await expectOneOrder(deposit, world);
      expect((await world.state({ full: true })).store.deposits).toMatchObject([{ amount: '150000' }]);
    },
  );

  depositTest(
    'a provider or merchant that was not chosen shows a message, and nothing is sent',
    async ({ deposit, page, world }) => {
      const providers = page.getByRole('radiogroup', { name: say('deposit.provider') });
      const merchants = page.getByRole('radiogroup', { name: say('deposit.mid') });
      await deposit.submit().click();
      await expect(providers.getByRole('radio').first()).toBeFocused();
      await expectMessage(providers, say('problem.provider.required'));
      await expectMessage(merchants, say('problem.mid.required'));
      await expectMessage(deposit.amount(), say('problem.amount.required'));
      await expectNothingPosted(world);
      await page.reload();
      await expectNoticeWhenPassedBy(providers, say('problem.provider.required'));
      await expectNoticeWhenPassedBy(merchants, say('problem.mid.required'));
    },
  );
});

/** Expects a message after the focus has passed through a group without a choice. */
async function expectNoticeWhenPassedBy(group: Locator, message: string): Promise<void> {
  const [first, last] = [group.getByRole('radio').first(), group.getByRole('radio').last()];
  await first.focus();
  await expectNothingWrong(group);
  await first.blur();
  await expectMessage(group, message);
  await last.click();
  await expect(group.getByText(message)).toHaveCount(0);
}

/** Pastes a text by an event, because all tests on the machine share the clipboard. */
async function paste(deposit: DepositScreen, text: string): Promise<void> {
  await deposit.amount().evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
