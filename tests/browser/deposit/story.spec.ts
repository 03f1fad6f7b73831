/**
 * The first deposit, from a visitor's first page to the credit, by role and label. Third-party libraries read the QR from the
 * pixels of a screenshot.
 */
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import {
  BankScreen,
  confirmNews,
  LoginScreen,
  playerMenu,
  RegisterScreen,
} from '../account/account-screens.ts';
import { ESSENTIAL_SAMPLE } from '../fixtures/draw.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { expect, test } from '../fixtures/site.ts';
import { type Say, messagesIn } from '../fixtures/messages.ts';
import { DepositScreen, theOrder } from './deposit-screen.ts';
import { readPayment } from './emvco.ts';

async function becomePlayer(page: Page, say: Say): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('link', { name: say('home.visitor.register') })
    .first()
    .click();
  const registration = new RegisterScreen(page, say);
  await registration.register('somphone_1');
  await expect(registration.done()).toBeVisible();
  await confirmNews(page);
  await new LoginScreen(page, say).logIn({ username: 'somphone_1', password: 'dok-champa-7' });
  await expect(playerMenu(page, say)).toBeVisible();

  // Without a bank account a deposit is not possible (specification §5); the page links to where one is added.
  const toDeposit = page.getByRole('main').getByRole('link', { name: say('home.deposit') });
  await toDeposit.click();
  await page.getByRole('link', { name: say('deposit.obstacle.bank.action') }).click();
  const bank = new BankScreen(page, say);
  await bank.add({ accountNumber: '0101 2345 6789 01', accountName: 'SOMPHONE K' });
  await expect(bank.added()).toBeVisible();
  await confirmNews(page);
  await toDeposit.click();
}

/** Fills in the deposit form and reads the QR as a bank app does. Returns the order's code. */
async function order(screen: DepositScreen, world: World): Promise<string> {
  const { page } = screen;
  await screen.fillIn({ amount: '100000' });
  // 100.000 kip at 675 for a baht, rounded down: specification §9, contract §1.
  await expect(page.getByText('148,14').first()).toBeVisible();
  await screen.submit().click();

  const payload = await screen.payload();
  const code = await theOrder(world);
  const [deposit] = (await world.state({ full: true })).store.deposits;
  expect(readPayment(payload)).toMatchObject({
    amount: '100000',
    currency: '418',
    country: 'LA',
    mid: deposit?.mid,
    isDynamic: true,
    isIntact: true,
  });

  return code;
}

/** Pays the order, and follows it to the credit on the home page. */
async function pay(screen: DepositScreen, world: World, code: string): Promise<void> {
  const { page, say } = screen;
  await world.bank.pay(code);
  await screen.check().click();
  await screen.seesSuccess();

  await page.getByRole('link', { name: say('receipt.seeCredit') }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Alphabet' })).toContainText('148,14');
  const credited = (await world.ledger()).filter(({ kind }) => kind === 'credit.deposited');
  expect(credited).toMatchObject([{ order: code, amount: '148.14', provider: 'alphabet' }]);
  await theOrder(world);
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const say = messagesIn(language);

    const details = language === 'cn' ? ESSENTIAL_SAMPLE : {};
    test('a visitor becomes a player and deposits by QR', details, async ({ page, world }) => {
      await becomePlayer(page, say);
      const screen = new DepositScreen(page, say);
      const code = await order(screen, world);
      await screen.check().click();
      await expect(screen.notice('order.notice.unpaid')).toBeVisible();
      await pay(screen, world, code);
    });
  });
}
