import { expect, type Page } from '@playwright/test';
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import { PageObject } from '../../fixtures/page-object.ts';
import { say, type Write } from '../write.ts';

const AMOUNT = '400';

const named = (page: Page, id: string) => page.getByRole('button', { name: say(id), exact: true });

/** The effect: one reservation of exactly the requested credit in the ledger. */
export const withdraw: Write = {
  name: 'withdraw',
  call: 'withdrawCreate',
  scenario: 'withdraw-ready',
  player: DEMO_PLAYER.username,
  address: '/player/withdraw/',
  ready: async ({ page }) => {
    const confirm = named(page, 'withdraw.confirm');
    const quote = named(page, 'withdraw.quote.submit');
    await confirm.or(quote).first().waitFor();
    if (await confirm.isVisible()) return;
    await new PageObject(page, say).choose('withdraw.provider', 'Alphabet');
    await page.getByLabel(say('withdraw.amount'), { exact: true }).fill(AMOUNT);
    await quote.click();
    // A quote that has just appeared cannot be confirmed for a moment.
    await expect(confirm).toBeEnabled();
  },
  button: (page) => named(page, 'withdraw.confirm'),
  beginning: (page) => named(page, 'withdraw.confirm').or(named(page, 'withdraw.quote.submit')),
  done: (page) => page.getByText(say('withdraw.open.waiting'), { exact: true }),
  effects: async ({ world }) =>
    (await world.ledger()).filter(({ kind, amount }) => kind === 'credit.reserved' && amount === `-${AMOUNT}`)
      .length,
};
