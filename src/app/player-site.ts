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
  /** The deposit of the player who is signed in, started when it is first asked for. */
  deposit(): DepositActor;
  /** Follows an order of the player who is signed in beside that deposit. */
  readonly lookAtOrder: LookAtOrder;
  /** What the player who is signed in claims and cancels. */
  promotions(): PlayerPromotions;
  /** The withdrawal of the player who is signed in, in the same way. */
  withdraw(): WithdrawActor;
  /** The change of that player's password, in the same way. */
  passwordChange(): PasswordChangeActor;
  /** The adding of that player's bank account, in the same way. */
  bankAccount(): BankAccountActor;
  /** The limits and breaks of that player, in the same way. */
  responsiblePlay(): ResponsiblePlayActor;
}

/** Starts it; once, before anybody is signed in. */
export function startPlayerSite(site: Site): PlayerSite {
  const { session } = site;
  const sessionReminder = startSessionReminder(site);
  const games = startGameLaunch(site);
  const lookAtOrder = ofPlayer(session, () => startLookedAtOrders(site));
  const promotions = ofPlayer(session, (playerId) => startPromotions({ ...site, playerId }));
  // The outcome of a request that was sent before a reload is looked up on any page.
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
