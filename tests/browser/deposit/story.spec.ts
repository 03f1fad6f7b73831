/**
 * The first deposit, from a stranger's first visit to credit on the account, by role and label,
 * with the QR read from the pixels of a screenshot by readers that we did not write.
 */
import { confirmNews, playerMenu } from '../account/account-screens.ts';
import { DepositScreen, theOrder } from './deposit-screen.ts';
import { readPayment } from './emvco.ts';
import { readQr } from './qr-reader.ts';
import { expect, type Language, test } from '../site.ts';
import { wordsOf } from '../words.ts';
import { DEEP } from '../../depth.ts';

/** One that the other stories do not speak; all of them in the deep run. */
const LANGUAGES: readonly Language[] = DEEP ? ['lo', 'cn', 'vn', 'th'] : ['cn'];

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a visitor becomes a player and deposits by QR', async ({ page, lab }) => {
      const say = wordsOf(language);
      const screen = new DepositScreen(page, say);

      await page.goto('/');
      await page
        .getByRole('link', { name: say('home.visitor.register') })
        .first()
        .click();
      await page.getByLabel(say('field.username'), { exact: true }).fill('somphone_1');
      await page.getByLabel(say('field.password'), { exact: true }).fill('dok-champa-7');
      await page.getByLabel(say('field.confirmPassword'), { exact: true }).fill('dok-champa-7');
      await page.getByRole('button', { name: say('register.submit') }).click();
      await expect(page.getByRole('heading', { name: say('register.done.title') })).toBeVisible();
      await confirmNews(page);

      await page.getByLabel(say('field.username'), { exact: true }).fill('somphone_1');
      await page.getByLabel(say('field.password'), { exact: true }).fill('dok-champa-7');
      await page.getByRole('button', { name: say('login.submit') }).click();
      await expect(playerMenu(page, say)).toBeVisible();

      // Without a bank account there is no deposit (specification §5); the page leads to where one is added.
      await page
        .getByRole('main')
        .getByRole('link', { name: say('home.deposit') })
        .click();
      await page.getByRole('link', { name: say('deposit.obstacle.bank.action') }).click();
      await page.getByRole('radio', { name: 'BCEL' }).check();
      await page.getByLabel(say('bank.accountNumber'), { exact: true }).fill('0101 2345 6789 01');
      await page.getByLabel(say('bank.accountName'), { exact: true }).fill('SOMPHONE K');
      await page.getByRole('radio', { name: say('bank.owner.self') }).check();
      await page.getByRole('button', { name: say('bank.submit') }).click();
      await expect(page.getByRole('heading', { name: say('bank.added.title') })).toBeVisible();
      await confirmNews(page);

      await page
        .getByRole('main')
        .getByRole('link', { name: say('home.deposit') })
        .click();
      await screen.fillIn({ amount: '100000' });
      // 100.000 kip at 675 for a baht, rounded down: specification §9, contract §1.
      await expect(page.getByText('148,14').first()).toBeVisible();
      await screen.submit().click();

      await expect(screen.qr()).toBeVisible();
      const code = await theOrder(lab);
      const payload = readQr(await page.screenshot());
      const [order] = (await lab.state()).store.deposits;
      expect(readPayment(payload)).toMatchObject({
        amount: '100000',
        currency: '418',
        country: 'LA',
        mid: order?.mid,
        isDynamic: true,
        isIntact: true,
      });

      // Not paid yet, and told so.
      await screen.check().click();
      await expect(screen.notice('order.notice.unpaid')).toBeVisible();

      await lab.pay({ code });
      await screen.check().click();
      await screen.seesSuccess();

      await page.getByRole('link', { name: say('receipt.seeCredit') }).click();
      await expect(page.getByRole('article').filter({ hasText: 'Alphabet' })).toContainText('148,14');
      const credited = (await lab.ledger()).filter(({ kind }) => kind === 'credit.deposited');
      expect(credited).toMatchObject([{ order: code, amount: '148.14', provider: 'alphabet' }]);
      await theOrder(lab);
    });
  });
}
