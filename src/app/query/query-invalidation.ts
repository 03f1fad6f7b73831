import type { QueryKey } from '@tanstack/react-query';
import { PLAYER_SCOPE } from '../../api/player.ts';
import type { BankAccountEmitted } from '../../../machines/bankAccount.machine.ts';
import type { DepositEmitted, DepositOrderEmitted } from '../../../machines/deposit.vocabulary.ts';
import type { GameEvent } from '../../../machines/gameLaunch.machine.ts';
import type { PromotionCancelEmitted } from '../../../machines/promotionCancel.machine.ts';
import type { PromotionClaimEmitted } from '../../../machines/promotionClaim.machine.ts';
import type { ResponsiblePlayEmitted } from '../../../machines/responsiblePlay.machine.ts';
import type { RegistrationEmitted } from '../../../machines/registration.machine.ts';
import type { SessionEmitted } from '../../../machines/session.machine.ts';
import type { WithdrawEmitted } from '../../../machines/withdraw.vocabulary.ts';

/** What machines say has happened. */
export type DomainEvent =
  | SessionEmitted
  | DepositEmitted
  | DepositOrderEmitted
  | BankAccountEmitted
  | GameEvent
  | RegistrationEmitted
  | PromotionClaimEmitted
  | PromotionCancelEmitted
  | ResponsiblePlayEmitted
  | WithdrawEmitted;

const PLAYER: QueryKey = [PLAYER_SCOPE];
const PLAYER_INFO: QueryKey = [PLAYER_SCOPE, 'info'];
const CREDITS: QueryKey = [PLAYER_SCOPE, 'credits'];
const USAGES: QueryKey = [PLAYER_SCOPE, 'usages'];
/** The open ones, the list, and each order. */
const DEPOSITS: QueryKey = [PLAYER_SCOPE, 'deposits'];
const OPEN_DEPOSITS: QueryKey = [PLAYER_SCOPE, 'deposits', 'open'];
const DEPOSIT_LIST: QueryKey = [PLAYER_SCOPE, 'deposits', 'list'];
const LIMITS: QueryKey = [PLAYER_SCOPE, 'limits'];
/** Whether this player may claim them is part of the answer. */
const PROMOTIONS: QueryKey = ['promotions'];
const CURRENCIES: QueryKey = ['currencies'];
const DEPOSIT_CONFIG: QueryKey = ['deposits', 'config'];
/** The one under way, the list, and each order. */
const WITHDRAWS: QueryKey = [PLAYER_SCOPE, 'withdraws'];
const WITHDRAW_CONFIG: QueryKey = ['withdraws', 'config'];

/** The one map from what happened to what is stale because of it. */
export function staleAfter(event: DomainEvent): readonly QueryKey[] {
  switch (event.type) {
    case 'session.started':
      // A lookup has just read the player; a login has not.
      return event.by === 'logIn'
        ? [PLAYER, PROMOTIONS]
        : [CREDITS, USAGES, DEPOSITS, WITHDRAWS, LIMITS, PROMOTIONS];
    case 'deposit.followed':
    case 'deposit.left':
      return [OPEN_DEPOSITS, DEPOSIT_LIST, USAGES, PROMOTIONS];
    case 'order.moved':
      return [OPEN_DEPOSITS, DEPOSIT_LIST, CREDITS, USAGES, PROMOTIONS];
    case 'deposit.rejected':
      // The data that the form was validated with has changed: refetch all of it to avoid a second rejection.
      return [PLAYER_INFO, CREDITS, OPEN_DEPOSITS, USAGES, LIMITS, CURRENCIES, DEPOSIT_CONFIG];
    case 'withdraw.requested':
      // Its credit is taken at once (contract §3).
      return [WITHDRAWS, CREDITS];
    case 'withdraw.followed':
    case 'withdraw.left':
      return [WITHDRAWS];
    case 'withdraw.moved':
      // Credit is given back; or the promotion is over, and another may be claimed.
      return [WITHDRAWS, CREDITS, USAGES, PROMOTIONS];
    case 'withdraw.rejected':
      return [PLAYER_INFO, CREDITS, WITHDRAWS, USAGES, CURRENCIES, WITHDRAW_CONFIG];
    case 'bankAccount.added':
    case 'bankAccount.found':
      return [PLAYER_INFO];
    case 'promotion.claimed':
    case 'promotion.canceled':
      return [USAGES, PROMOTIONS];
    case 'promotion.rejected':
    case 'promotion.kept':
      // An order, a break or another promotion of which the page did not know.
      return [USAGES, PROMOTIONS, OPEN_DEPOSITS, LIMITS];
    case 'promotion.chosen':
      return [];
    case 'responsiblePlay.changed':
      // Whoever takes a break may not claim.
      return [LIMITS, PROMOTIONS];
    case 'game.opened':
      return [CREDITS];
    case 'game.returned':
      // Credit that was played down below the threshold ends a promotion.
      return [CREDITS, USAGES];
    case 'session.lost':
      return [PROMOTIONS];
    case 'registration.registered':
    case 'registration.signedIn':
    case 'session.ended':
    case 'deposit.drafted':
    case 'withdraw.drafted':
      return [];
  }
}

/** What is stale besides in the other tabs, which have not heard the news that this one has put into its cache. */
export function staleElsewhere(event: DomainEvent): readonly QueryKey[] {
  return event.type === 'order.moved' ? [[PLAYER_SCOPE, 'deposits', 'order', event.code]] : [];
}

/** What may not be kept after it, because it belongs to someone who is no longer here. */
export function gone(event: DomainEvent): readonly QueryKey[] {
  return event.type === 'session.lost' || event.type === 'session.ended' ? [PLAYER] : [];
}
