/** The details of an entry of a history, in a dialog: specification §3. */
import { paths } from '../../../src/app/paths.ts';
import { formatAmount } from '../../../src/format/numbers.ts';
import { PROVIDER_NAMES } from '../../../src/ui/brand/names.ts';
import { DEMO_PLAYER, DepositScreen } from '../deposit/deposit-screen.ts';
import { inVientiane } from '../fixtures/page-object.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

test.use({ player: DEMO_PLAYER });

const say = messagesIn('lo');

test.describe('a withdrawal that has succeeded', () => {
  test.use({ scenario: 'every-status' });

  test('every field of an entry in a dialog, opened and closed by keys (specification §3)', async ({
    page,
    world,
  }) => {
    await page.goto(paths.withdrawHistory);
    const { store } = await world.state({ full: true });
    const withdraw = store.withdraws.find(({ status }) => status === 'SUCCESS');
    if (!withdraw) throw new Error('no withdrawal that succeeded');
    const details = page.getByRole('button', { name: say('history.detailsOf', { name: withdraw.code }) });
    await details.focus();
    await page.keyboard.press('Enter');
    const entry = page.getByRole('dialog');
    for (const text of [
      say('status.SUCCESS'),
      withdraw.code,
      inVientiane(withdraw.createdAt),
      inVientiane(withdraw.finishedAt),
      PROVIDER_NAMES[withdraw.provider],
      withdraw.bankName,
      withdraw.accountName,
      `•${withdraw.accountNumber.slice(-4)}`,
      formatAmount(withdraw.amount),
      formatAmount(withdraw.creditReceived),
      formatAmount(withdraw.creditReturned),
      formatAmount(withdraw.payAmount),
    ]) {
      await expect(entry).toContainText(text);
    }
    await page.keyboard.press('Escape');
    await expect(entry).toHaveCount(0);
    await expect(details).toBeFocused();
  });
});

test.describe('a deposit that was cancelled', () => {
  test.use({ scenario: 'deposit-canceled' });

  test('a late payment is checked from the history', ESSENTIAL, async ({ page, world }) => {
    await page.goto(paths.depositHistory);
    const { store } = await world.state({ full: true });
    const canceled = store.deposits.find(({ status }) => status === 'CANCELED');
    if (!canceled) throw new Error('no deposit that was cancelled');
    await world.bank.pay(canceled.code);
    await page.getByRole('button', { name: say('history.detailsOf', { name: canceled.code }) }).click();
    await expect(page.getByRole('dialog')).toContainText(say('receipt.canceled.title'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('receipt.iHavePaid') })
      .click();
    await new DepositScreen(page, say).seesSuccess();
    const details = page.getByRole('dialog');
    await expect(details).toContainText(say('receipt.success.lateNote'));
    await details.getByRole('button', { name: say('common.close') }).click();
    await expect(page.getByRole('row').filter({ hasText: canceled.code })).toContainText(
      say('status.SUCCESS'),
    );
  });
});
