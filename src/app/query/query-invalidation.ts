import type { QueryKey } from '@tanstack/react-query';
import { PLAYER_SCOPE } from '../../api/player.ts';
import type { DomainEvent } from '../../../machines/app.vocabulary.ts';

const PLAYER: QueryKey = [PLAYER_SCOPE];
const PLAYER_INFO: QueryKey = [PLAYER_SCOPE, 'info'];
const CREDITS: QueryKey = [PLAYER_SCOPE, 'credits'];
const USAGES: QueryKey = [PLAYER_SCOPE, 'usages'];
/** Prefix of the open deposits, the list, and each deposit. */
const DEPOSITS: QueryKey = [PLAYER_SCOPE, 'deposits'];
const OPEN_DEPOSITS: QueryKey = [PLAYER_SCOPE, 'deposits', 'open'];
const DEPOSIT_LIST: QueryKey = [PLAYER_SCOPE, 'deposits', 'list'];
const LIMITS: QueryKey = [PLAYER_SCOPE, 'limits'];
/** Not in the player scope, although the response says whether the player may claim each promotion. */
const PROMOTIONS: QueryKey = ['promotions'];
const CURRENCIES: QueryKey = ['currencies'];
const DEPOSIT_CONFIG: QueryKey = ['deposits', 'config'];
/** Prefix of the open withdrawal, the list, and each withdrawal. */
const WITHDRAWS: QueryKey = [PLAYER_SCOPE, 'withdraws'];
const WITHDRAW_CONFIG: QueryKey = ['withdraws', 'config'];

/** Maps an event to the query keys that it makes stale. */
export function staleAfter(event: DomainEvent): readonly QueryKey[] {
  switch (event.type) {
    case 'session.started':
      // A lookup has just stored the player in the cache; a login has not.
      return event.by === 'logIn'
        ? [PLAYER, PROMOTIONS]
        : [CREDITS, USAGES, DEPOSITS, WITHDRAWS, LIMITS, PROMOTIONS];
    case 'domain.deposit.followed':
    case 'domain.deposit.left':
      return [OPEN_DEPOSITS, DEPOSIT_LIST, USAGES, PROMOTIONS];
    case 'domain.order.moved':
      return [OPEN_DEPOSITS, DEPOSIT_LIST, CREDITS, USAGES, PROMOTIONS];
    case 'domain.deposit.rejected':
      // The data that the form was validated with has changed: refetch all of it to avoid a second rejection.
      return [PLAYER_INFO, CREDITS, OPEN_DEPOSITS, USAGES, LIMITS, CURRENCIES, DEPOSIT_CONFIG];
    case 'domain.withdraw.requested':
      // The server deducts the credit at once (contract §3).
      return [WITHDRAWS, CREDITS];
    case 'domain.withdraw.followed':
    case 'domain.withdraw.left':
      return [WITHDRAWS];
    case 'domain.withdraw.moved':
      // The credit is returned; or the promotion has ended, so that another can be claimed.
      return [WITHDRAWS, CREDITS, USAGES, PROMOTIONS];
    case 'domain.withdraw.rejected':
      return [PLAYER_INFO, CREDITS, WITHDRAWS, USAGES, CURRENCIES, WITHDRAW_CONFIG];
    case 'domain.bankAccount.added':
    case 'domain.bankAccount.found':
      return [PLAYER_INFO];
    case 'domain.promotion.claimed':
    case 'domain.promotion.canceled':
      return [USAGES, PROMOTIONS];
    case 'domain.promotion.rejected':
    case 'domain.promotion.kept':
      // The reason may be an order, a break or another promotion that is not in the cache yet.
      return [USAGES, PROMOTIONS, OPEN_DEPOSITS, LIMITS];
    case 'promotion.chosen':
      return [];
    case 'domain.responsiblePlay.changed':
      // During a break no promotion can be claimed.
      return [LIMITS, PROMOTIONS];
    case 'domain.game.opened':
      return [CREDITS];
    case 'domain.game.returned':
      // A promotion ends when its credit falls below the threshold.
      return [CREDITS, USAGES];
    case 'session.lost':
      return [PROMOTIONS];
    case 'domain.registration.registered':
    case 'registration.signedIn':
    case 'session.ended':
    case 'deposit.drafted':
    case 'withdraw.drafted':
      return [];
  }
}

/** Additional stale keys for the other tabs. This tab has already stored the order in its own cache. */
export function staleElsewhere(event: DomainEvent): readonly QueryKey[] {
  return event.type === 'domain.order.moved' ? [[PLAYER_SCOPE, 'deposits', 'order', event.code]] : [];
}

/** Query keys to remove from the cache when the player is no longer signed in. */
export function gone(event: DomainEvent): readonly QueryKey[] {
  return event.type === 'session.lost' || event.type === 'session.ended' ? [PLAYER] : [];
}
