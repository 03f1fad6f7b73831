/** What each event of a player changes outside of its machine: cached data here and in the other tabs, and success dialogs. */
import type { QueryKey } from '@tanstack/react-query';
import type { Deposit } from '../../../contract/deposit.ts';
import type { Usage } from '../../../contract/promotion.ts';
import type { Withdraw } from '../../../contract/withdraw.ts';
import type { DomainEvent } from '../../../machines/app.machine.ts';
import type { SessionEmitted, SessionSettled } from '../../../machines/session.machine.ts';
import type { Success } from '../messages/success-dialogs.ts';
import { PLAYER_SCOPE } from '../../api/player.ts';

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

/** Reads from the cache the record that an event names. The machine stores it before it reports the event. */
export interface CachedData {
  deposit(code: string): Deposit | undefined;
  withdraw(code: string): Withdraw | undefined;
  usage(usageId: string): Usage | undefined;
}

type PlayerEvent = DomainEvent | Exclude<SessionEmitted, SessionSettled>;

export interface Effect<Event = PlayerEvent> {
  /** The keys of the cached data that is removed. */
  readonly gone?: readonly QueryKey[];
  /** The keys of the cached data that is outdated. `isOfStart`: all of it was requested in the session that is now the page's. */
  stale?(event: Event, isOfStart: boolean): readonly QueryKey[];
  /** The page has found what was there already: nothing that it requested before is outdated. */
  readonly isFound?: true;
  /** More keys that are outdated in the other tabs: this tab has already stored the order in its own cache. */
  staleElsewhere?(event: Event): readonly QueryKey[];
  /** The success dialog (specification §8), from what the cache holds before the outdated data is fetched. */
  success?(event: Event, cached: CachedData): Success | null;
}

/** The only list of effects: an event without a row does not compile. */
const EFFECTS: {
  readonly [Type in PlayerEvent['type']]: Effect<Extract<PlayerEvent, { readonly type: Type }>>;
} = {
  'session.started': {
    // A lookup has just stored the player in the cache; a login has not.
    stale({ by }, isOfStart) {
      if (by === 'logIn') return [PLAYER, PROMOTIONS];
      return [CREDITS, USAGES, DEPOSITS, WITHDRAWS, LIMITS, ...(isOfStart ? [] : [PROMOTIONS])];
    },
  },
  'session.lost': { gone: [PLAYER], stale: () => [PROMOTIONS] },
  'session.ended': { gone: [PLAYER] },

  'domain.deposit.followed': {
    isFound: true,
    stale: () => [OPEN_DEPOSITS, DEPOSIT_LIST, USAGES, PROMOTIONS],
  },
  'domain.deposit.left': { stale: () => [OPEN_DEPOSITS, DEPOSIT_LIST, USAGES, PROMOTIONS] },
  'domain.deposit.rejected': {
    // The data that the form was validated with has changed: refetch all of it to avoid a second rejection.
    stale: () => [PLAYER_INFO, CREDITS, OPEN_DEPOSITS, USAGES, LIMITS, CURRENCIES, DEPOSIT_CONFIG],
  },
  'domain.order.moved': {
    stale: () => [OPEN_DEPOSITS, DEPOSIT_LIST, CREDITS, USAGES, PROMOTIONS],
    staleElsewhere: ({ code }) => [[PLAYER_SCOPE, 'deposits', 'order', code]],
    success({ code, status }, cached) {
      const deposit = status === 'SUCCESS' ? cached.deposit(code) : undefined;
      return deposit ? { kind: 'deposit', credit: deposit.totalCredit } : null;
    },
  },

  // The server deducts the credit at once (contract §3).
  'domain.withdraw.requested': { stale: () => [WITHDRAWS, CREDITS] },
  'domain.withdraw.followed': { isFound: true, stale: () => [WITHDRAWS] },
  'domain.withdraw.left': { stale: () => [WITHDRAWS] },
  'domain.withdraw.rejected': {
    stale: () => [PLAYER_INFO, CREDITS, WITHDRAWS, USAGES, CURRENCIES, WITHDRAW_CONFIG],
  },
  'domain.withdraw.moved': {
    // The credit is returned; or the promotion has ended, so that another can be claimed.
    stale: () => [WITHDRAWS, CREDITS, USAGES, PROMOTIONS],
    success({ code, status }, cached) {
      const withdraw = status === 'SUCCESS' ? cached.withdraw(code) : undefined;
      return withdraw
        ? { kind: 'withdraw', amount: withdraw.payAmount, currency: withdraw.payCurrency }
        : null;
    },
  },

  'domain.bankAccount.added': { stale: () => [PLAYER_INFO], success: () => ({ kind: 'bankAccount' }) },
  'domain.bankAccount.found': { stale: () => [PLAYER_INFO] },

  'domain.promotion.claimed': {
    stale: () => [USAGES, PROMOTIONS],
    success({ usageId }, cached) {
      const usage = cached.usage(usageId);
      return usage ? { kind: 'promotionReceived', title: usage.title, bonus: usage.bonusAmount } : null;
    },
  },
  'domain.promotion.canceled': {
    stale: () => [USAGES, PROMOTIONS],
    success: () => ({ kind: 'promotionCanceled' }),
  },
  // The reason may be an order, a break or another promotion that is not in the cache yet.
  'domain.promotion.rejected': { stale: () => [USAGES, PROMOTIONS, OPEN_DEPOSITS, LIMITS] },
  'domain.promotion.kept': { stale: () => [USAGES, PROMOTIONS, OPEN_DEPOSITS, LIMITS] },

  // During a break no promotion can be claimed.
  'domain.responsiblePlay.changed': { stale: () => [LIMITS, PROMOTIONS] },

  'domain.game.opened': { stale: () => [CREDITS] },
  // A promotion ends when its credit falls below the threshold.
  'domain.game.returned': { stale: () => [CREDITS, USAGES] },
};

export function effectOf({ type }: PlayerEvent): Effect {
  return EFFECTS[type];
}

export type { PlayerEvent };
