/** How a promotion is claimed, earned and lost: the acts of the model, one by one. */
import { PromotionScreen } from '../../promotion/promotion-screen.ts';
import type { Deed, Deeds } from '../performer.ts';
import type { Stage } from '../stage.ts';
import { depositDeeds } from './deposit.ts';
import { opens } from './session.ts';
import { playsAGame } from './time-and-games.ts';
import { payoutDeeds } from './withdraw.ts';

const screenOf = ({ page, say }: Stage) => new PromotionScreen(page, say);

/** By the link of the promotion in force to its next step. */
const follows =
  (id: string): Deed =>
  (stage) =>
    screenOf(stage)
      .inForce()
      .getByRole('link', { name: stage.say(id), exact: true })
      .click();

/** Staff take the promotion off the player: one in play loses its bonus, one that waits ends. */
const takenAway: Deed = async (stage) => stage.lab.staff('usages', await stage.latest('usages'), 'cancel');

export const promotionDeeds: Deeds = {
  ...payoutDeeds,
  'player.asksToClaim': (stage) => screenOf(stage).ask(),
  'player.decidesNotNow': (stage) => stage.press('promotion.claim.notNow'),
  'player.claims': (stage, { provider = '' }) => screenOf(stage).confirm(provider).click(),
  'player.readsTheNews': (stage) => stage.readNews(),
  'player.asksToCancelThePromotion': (stage) => stage.press('promotion.cancel'),
  'player.keepsThePromotion': (stage) => stage.press('promotion.cancel.keep'),
  'player.cancelsThePromotion': (stage) => stage.press('promotion.cancel.confirm'),
  'player.goesToTheDeposit': follows('home.deposit'),
  'player.goesToTheOrder': follows('promotion.toOrder'),
  'player.goesToTheWithdrawal': follows('home.withdraw'),
  'player.goesToThePromotion': opens,
  'player.ordersTheDeposit': async (stage, values) => {
    await depositDeeds['player.fillsInTheDeposit']?.(stage, values);
    await depositDeeds['player.orders']?.(stage, {});
  },
  'player.cancelsTheOrder': async (stage) => {
    await stage.press('order.cancel');
    await stage.press('order.cancel.confirm');
  },
  'player.choosesTheProvider': ({ page }, { provider = '' }) =>
    page.getByRole('radio', { name: provider }).first().check(),
  'player.checks': depositDeeds['player.checks'],
  'player.comesBack': (stage) => stage.comeBack(),
  // What is read seldom is fresh for five minutes (specification §7).
  'player.comesBackLater': async (stage, { seconds }) => {
    await stage.passTime(Number(seconds));
    await stage.comeBack();
  },
  'player.startsAnotherWithdrawal': (stage) => stage.press('withdraw.another'),
  'player.startsAnother': depositDeeds['player.startsAnother'],
  'player.reloads': depositDeeds['player.reloads'],
  'bank.receivesTheMoney': depositDeeds['bank.receivesTheMoney'],
  'staff.endThePromotion': takenAway,
  'staff.takeTheBonusBack': takenAway,
  'game.isWon': playsAGame,
  'game.isLost': playsAGame,
};
