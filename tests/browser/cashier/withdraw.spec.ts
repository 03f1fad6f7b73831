/**
 * A withdrawal from press to payout: the amounts on the page are those of the ledger in the end (specification §5 and §8, contract
 * §1 to §3).
 */
import { expect } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { entered, expectOneWithdrawal, test } from './withdraw-screen.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const say = messagesIn('lo');
const KIP = say('currency.LAK');

test.describe('1,000 baht with Alphabet', () => {
  test.use({ scenario: 'withdraw-ready' });

  test(
    'a partial withdrawal pays out exactly the amount that the page quoted',
    ESSENTIAL,
    async ({ withdraw, page, world }) => {
      await withdraw.quote({ amount: '400' });
      await expect(page.getByRole('main')).toContainText(`262.000${KIP}`);
      await expect(page.getByRole('main')).toContainText('•3456');
      expect(await entered(world, 'credit.reserved')).toEqual([]);

      await withdraw.confirm().click();
      const code = await expectOneWithdrawal(withdraw, world, '400');
      await withdraw.away(() => world.staff.withdraw(code, 'approve'));
      await expect(withdraw.underWay()).toContainText(say('withdraw.open.sent'));
      await withdraw.away(() => world.staff.withdraw(code, 'succeed'));

      const news = page.getByRole('alertdialog');
      await expect(news).toContainText(`262.000${KIP}`);
      await news.getByRole('button').click();
      await expect(withdraw.heading('withdraw.end.success.title')).toBeVisible();
      expect(await entered(world, 'payout.sent')).toEqual(['262000']);
      await withdraw.button('withdraw.another').click();
      await expect(withdraw.choiceLine('withdraw.provider')).toContainText('Alphabet600');
    },
  );
});
