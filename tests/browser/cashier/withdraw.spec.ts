/**
 * Withdrawals in a real browser: the amounts on the page are those of the ledger in the end. The rules are tested next to the
 * machine and the contract. These tests cover specification §5 and §8, contract §1 to §3, from press to payout.
 */
import { NEWCOMER } from '../account/account-screens.ts';
import { answersOf } from '../pages/evidence.ts';
import { expect } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { entered, expectOneWithdrawal, test } from './withdraw-screen.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const say = messagesIn('lo');
const KIP = say('currency.LAK');
const BAHT = say('currency.THB');

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

test.describe('2,600 baht under a promotion that requires a full withdrawal and caps the payout', () => {
  test.use({ scenario: 'withdraw-capped' });

  test('the quote explains each line, and the ledger has the same lines in the end', async ({
    withdraw,
    world,
  }) => {
    await withdraw.quote({ provider: 'GClub' });
    for (const [label, amount] of [
      ['withdraw.pays', `2.600${BAHT}`],
      ['withdraw.line.bonus', `−300${BAHT}`],
      ['withdraw.line.net', `2.300${BAHT}`],
      ['withdraw.line.cap', `1.500${BAHT}`],
      ['withdraw.creditReceived', `1.500${BAHT}`],
      ['withdraw.creditReturned', `800${BAHT}`],
      ['withdraw.gets', `982.500${KIP}`],
    ] as const) {
      await expect(withdraw.line(label)).toContainText(amount);
    }
    await withdraw.confirm().click();
    const code = await expectOneWithdrawal(withdraw, world, '2600');
    await world.staff.withdraw(code, 'approve');
    await world.staff.withdraw(code, 'succeed');
    expect(await entered(world, 'bonus.deducted')).toEqual(['300']);
    expect(await entered(world, 'credit.received')).toEqual(['1500']);
    expect(await entered(world, 'credit.returned')).toEqual(['800']);
    expect(await entered(world, 'payout.sent')).toEqual(['982500']);
  });
});

test.describe('without a bank account', () => {
  test.use({ scenario: 'newcomer' });

  test('it reports the missing account and links to its page; no quote is requested', async ({
    withdraw,
    page,
    world,
  }) => {
    await world.session(NEWCOMER);
    await withdraw.open();
    const main = page.getByRole('main');
    await expect(main.getByText(say('failure.withdraw.bankRequired'))).toBeVisible();
    await expect(withdraw.button('withdraw.quote.submit')).toHaveCount(0);
    await main.getByRole('link', { name: say('deposit.obstacle.bank.action') }).click();
    await expect(page).toHaveURL('/player/bank/');
    expect(await answersOf(world, 'withdrawQuote')).toEqual([]);
  });
});
