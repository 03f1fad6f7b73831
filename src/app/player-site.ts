import { startBankAccount } from '../features/bank/start-bank-account.ts';
import { startDeposit } from '../features/deposit/start-deposit.ts';
import { startLookedAtOrders } from '../features/deposit/start-deposit-order.ts';
import { ofPlayer } from './actors/of-player.ts';
import { startPasswordChange } from '../features/password/start-password-change.ts';
import { startPromotions } from '../features/promotion/start-promotions.ts';
import { startResponsiblePlay } from '../features/responsible-play/start-responsible-play.ts';
import { startWithdraw } from '../features/withdraw/start-withdraw.ts';
import { startGameLaunch } from '../features/game/game-launch.ts';
import type { PlayerSite, Site } from './site.ts';
import { startSessionReminder } from '../features/responsible-play/start-session-reminder.ts';

/** Called once, before the first session starts. */
export function startPlayerSite(site: Site): PlayerSite {
  const { session } = site;
  const sessionReminder = startSessionReminder(site);
  const games = startGameLaunch(site);
  const lookAtOrder = ofPlayer(session, () => startLookedAtOrders(site));
  const promotions = ofPlayer(session, (playerId) => startPromotions({ ...site, playerId }));
  // Started at sign-in, because the outcome of a request that was sent before a reload is looked up on any page.
  session.subscribe(({ context }) => {
    if (context.playerId !== null) promotions();
  });
  return {
    sessionReminder,
    games,
    deposit: ofPlayer(session, (playerId) => startDeposit({ ...site, playerId })),
    lookAtOrder: (deposit) => lookAtOrder()(deposit),
    promotions,
    withdraw: ofPlayer(session, (playerId) => startWithdraw({ ...site, playerId })),
    passwordChange: ofPlayer(session, () => startPasswordChange(site)),
    bankAccount: ofPlayer(session, () => startBankAccount(site)),
    responsiblePlay: ofPlayer(session, () => startResponsiblePlay(site)),
  };
}
