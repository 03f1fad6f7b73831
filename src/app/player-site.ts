import { type BankAccountActor, startBankAccount } from '../features/bank/start-bank-account.ts';
import { startDeposit } from '../features/deposit/start-deposit.ts';
import { type LookAtOrder, startLookedAtOrders } from '../features/deposit/start-deposit-order.ts';
import { ofPlayer } from './actors/of-player.ts';
import { startPasswordChange } from '../features/password/start-password-change.ts';
import { type PlayerPromotions, startPromotions } from '../features/promotion/start-promotions.ts';
import {
  type ResponsiblePlayActor,
  startResponsiblePlay,
} from '../features/responsible-play/start-responsible-play.ts';
import { startWithdraw } from '../features/withdraw/start-withdraw.ts';
import { type GameLaunch, startGameLaunch } from '../features/game/game-launch.ts';
import type { DepositActor, PasswordChangeActor, Site, WithdrawActor } from './site.ts';
import {
  type SessionReminderActor,
  startSessionReminder,
} from '../features/responsible-play/start-session-reminder.ts';

/**
 * The part of the site for a signed-in player. Its code is loaded at the first sign-in, before the session becomes signedIn;
 * visitors do not download it.
 */
export interface PlayerSite {
  readonly sessionReminder: SessionReminderActor;
  readonly games: GameLaunch;
  /** The player's deposit actor, started at the first call. */
  deposit(): DepositActor;
  /** Follows another order of the player, in parallel to the deposit. */
  readonly lookAtOrder: LookAtOrder;
  /** The actors that claim and cancel the player's promotions. */
  promotions(): PlayerPromotions;
  withdraw(): WithdrawActor;
  passwordChange(): PasswordChangeActor;
  /** Adds the player's bank account. */
  bankAccount(): BankAccountActor;
  /** The player's limits and breaks. */
  responsiblePlay(): ResponsiblePlayActor;
}

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
