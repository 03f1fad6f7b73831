/** The acts of the promotion model: how a promotion is claimed, played and lost. */
import { WithdrawScreen } from '../../cashier/withdraw-screen.ts';
import type { Action, PlayerActions } from './action.ts';
import { depositActions } from './deposit.ts';
import { opens } from './session.ts';
import { payoutActions } from './withdraw.ts';

/** Follows a link of the promotion in force. */
const follows =
  (id: string): Action =>
  ({ page, say }) =>
    page
      .getByRole('region', { name: say('promotion.inForce') })
      .getByRole('link', { name: say(id), exact: true })
      .click();

/** Staff cancel the promotion: one in play loses its bonus, a claimed one ends. */
const takenAway: Action = async (playerPage) =>
  playerPage.world.staff.usage(await playerPage.latest('usages'), 'cancel');

export const promotionActions: PlayerActions = {
  ...payoutActions,
  'player.asksToClaim': async (playerPage) => {
    const { page, say } = playerPage;
    await playerPage.press('promotion.claim');
    await page.getByRole('radiogroup', { name: say('promotion.claim.provider') }).waitFor();
  },
  'player.decidesNotNow': (playerPage) => playerPage.press('promotion.claim.notNow'),
  'player.claims': ({ page, say }, { provider = '' }) =>
    page.getByRole('button', { name: say('promotion.claim.confirm', { provider }) }).click(),
  'player.asksToCancelThePromotion': (playerPage) => playerPage.press('promotion.cancel'),
  'player.keepsThePromotion': (playerPage) => playerPage.press('promotion.cancel.keep'),
  'player.cancelsThePromotion': (playerPage) => playerPage.press('promotion.cancel.confirm'),
  'player.goesToTheDeposit': follows('home.deposit'),
  'player.goesToTheOrder': follows('promotion.toOrder'),
  'player.goesToTheWithdrawal': follows('home.withdraw'),
  'player.goesToThePromotion': opens,
  'player.ordersTheDeposit': async (playerPage, values) => {
    await depositActions['player.fillsInTheDeposit']?.(playerPage, values);
    await depositActions['player.orders']?.(playerPage, {});
  },
  'player.cancelsTheOrder': async (playerPage) => {
    await playerPage.press('order.cancel');
    await playerPage.press('order.cancel.confirm');
  },
  'player.choosesTheProvider': ({ page, say }, { provider }) =>
    new WithdrawScreen(page, say).choose('withdraw.provider', provider),
  'player.checks': depositActions['player.checks'],
  'player.comesBack': (playerPage) => playerPage.comeBack(),
  // Most reads are fresh for five minutes (specification §7), so time has to pass before the page refetches them.
  'player.comesBackLater': async (playerPage, { seconds }) => {
    await playerPage.passTime(Number(seconds));
    await playerPage.comeBack();
  },
  'player.startsAnotherWithdrawal': (playerPage) => playerPage.press('withdraw.another'),
  'player.startsAnother': depositActions['player.startsAnother'],
  'bank.receivesTheMoney': depositActions['bank.receivesTheMoney'],
  'staff.endThePromotion': takenAway,
  'staff.takeTheBonusBack': takenAway,
};
