import type { Deposit } from '../../../contract/deposit.ts';
import type { Usage } from '../../../contract/promotion.ts';
import type { Withdraw } from '../../../contract/withdraw.ts';
import type { Success } from '../../../machines/success.machine.ts';
import { depositRead, withdrawRead, FIRST_PAGE } from '../../api/orders.ts';
import { currentUsageRead, usageListRead } from '../../api/promotions.ts';
import type { DomainEvent } from '../../../machines/app.vocabulary.ts';
import type { Services } from '../site.ts';

/** Reads from the cache the record that an event names. The machine stores it before it emits the event. */
export interface Held {
  deposit(code: string): Deposit | undefined;
  withdraw(code: string): Withdraw | undefined;
  usage(usageId: string): Usage | undefined;
}

/** Maps each success event to its dialog: specification §8. */
export function successOf(event: DomainEvent, held: Held): Success | null {
  switch (event.type) {
    case 'domain.order.moved': {
      const deposit = event.status === 'SUCCESS' ? held.deposit(event.code) : undefined;
      return deposit ? { kind: 'deposit', credit: deposit.totalCredit } : null;
    }
    case 'domain.withdraw.moved': {
      const withdraw = event.status === 'SUCCESS' ? held.withdraw(event.code) : undefined;
      return withdraw
        ? { kind: 'withdraw', amount: withdraw.payAmount, currency: withdraw.payCurrency }
        : null;
    }
    case 'domain.bankAccount.added':
      return { kind: 'bankAccount' };
    case 'domain.promotion.claimed': {
      const usage = held.usage(event.usageId);
      return usage ? { kind: 'promotionReceived', title: usage.title, bonus: usage.bonusAmount } : null;
    }
    case 'domain.promotion.canceled':
      return { kind: 'promotionCanceled' };
    default:
      return null;
  }
}

/**
 * Returns the function that maps an event to its dialog, at most once per order: the deposit page and the history may follow the
 * same order. Call it before the cache is invalidated.
 */
export function successesOf({ client, queries }: Services) {
  const held: Held = {
    deposit: (code) => queries.getQueryData(depositRead(client, code).queryKey),
    withdraw: (code) => queries.getQueryData(withdrawRead(client, code).queryKey),
    usage(usageId) {
      const inForce = queries.getQueryData(currentUsageRead(client).queryKey);
      const newest = queries.getQueryData(usageListRead(client, FIRST_PAGE).queryKey)?.items ?? [];
      return [...(inForce ? [inForce] : []), ...newest].find(({ id }) => id === usageId);
    },
  };
  const succeeded = new Set<string>();
  return (event: DomainEvent): Success | null => {
    const success = successOf(event, held);
    if (!success || event.type !== 'domain.order.moved') return success;
    if (succeeded.has(event.code)) return null;
    succeeded.add(event.code);
    return success;
  };
}
