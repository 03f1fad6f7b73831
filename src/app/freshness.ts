import type { QueryKey } from '@tanstack/react-query';
import { PLAYER_SCOPE } from '../api/player.ts';
import type { BankAccountEmitted } from '../../machines/bankAccount.machine.ts';
import type { DepositEmitted, DepositOrderEmitted } from '../../machines/deposit.vocabulary.ts';
import type { ProtectionEmitted } from '../../machines/protection.machine.ts';
import type { SessionEmitted } from '../../machines/session.machine.ts';

/** What machines say has happened. */
export type DomainEvent =
  | SessionEmitted
  | DepositEmitted
  | DepositOrderEmitted
  | BankAccountEmitted
  | ProtectionEmitted;

const PLAYER: QueryKey = [PLAYER_SCOPE];
const PLAYER_INFO: QueryKey = [PLAYER_SCOPE, 'info'];
const CREDITS: QueryKey = [PLAYER_SCOPE, 'credits'];
const USAGES: QueryKey = [PLAYER_SCOPE, 'usages'];
const OPEN_DEPOSITS: QueryKey = [PLAYER_SCOPE, 'deposits', 'open'];
const DEPOSIT_LIST: QueryKey = [PLAYER_SCOPE, 'deposits', 'list'];
const LIMITS: QueryKey = [PLAYER_SCOPE, 'limits'];
/** Whether this player may claim them is part of the answer. */
const PROMOTIONS: QueryKey = ['promotions'];
const CURRENCIES: QueryKey = ['currencies'];
const DEPOSIT_CONFIG: QueryKey = ['deposits', 'config'];

/** The one map from what happened to what is stale because of it. */
export function staleAfter(event: DomainEvent): readonly QueryKey[] {
  switch (event.type) {
    case 'session.started':
      return [PLAYER, PROMOTIONS];
    case 'deposit.followed':
    case 'deposit.left':
      return [OPEN_DEPOSITS, DEPOSIT_LIST, USAGES, PROMOTIONS];
    case 'order.moved':
      return [OPEN_DEPOSITS, DEPOSIT_LIST, CREDITS, USAGES, PROMOTIONS];
    case 'deposit.refused':
      // Something that the form was judged by has changed: rather all of it anew than a second refusal.
      return [PLAYER_INFO, CREDITS, OPEN_DEPOSITS, USAGES, LIMITS, CURRENCIES, DEPOSIT_CONFIG];
    case 'bankAccount.added':
      return [PLAYER_INFO];
    case 'protection.changed':
      // Whoever takes a break may not claim.
      return [LIMITS, PROMOTIONS];
    case 'session.lost':
      return [PROMOTIONS];
    case 'session.ended':
    case 'deposit.drafted':
      return [];
  }
}

/** What may not be kept after it, because it belongs to someone who is no longer here. */
export function gone(event: DomainEvent): readonly QueryKey[] {
  return event.type === 'session.lost' || event.type === 'session.ended' ? [PLAYER] : [];
}
