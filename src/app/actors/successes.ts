import { createActor } from 'xstate';
import type { Deposit } from '../../../contract/deposit.ts';
import type { Usage } from '../../../contract/promotion.ts';
import type { Withdraw } from '../../../contract/withdraw.ts';
import { type Success, successMachine } from '../../../machines/success.machine.ts';
import { depositRead, withdrawRead, FIRST_PAGE } from '../../api/orders.ts';
import { currentUsageRead, usageListRead } from '../../api/promotions.ts';
import type { DomainEvent } from '../query/query-invalidation.ts';
import type { Site, SuccessActor } from '../site.ts';

/** Reads from the cache the record that an event names. The machine stores it before it emits the event. */
export interface Held {
  deposit(code: string): Deposit | undefined;
  withdraw(code: string): Withdraw | undefined;
  usage(usageId: string): Usage | undefined;
}

/** Maps each success event to its dialog: specification §8. */
export function successOf(event: DomainEvent, held: Held): Success | null {
  switch (event.type) {
    case 'order.moved': {
      const deposit = event.status === 'SUCCESS' ? held.deposit(event.code) : undefined;
      return deposit ? { kind: 'deposit', credit: deposit.totalCredit } : null;
    }
    case 'withdraw.moved': {
      const withdraw = event.status === 'SUCCESS' ? held.withdraw(event.code) : undefined;
      return withdraw
        ? { kind: 'withdraw', amount: withdraw.payAmount, currency: withdraw.payCurrency }
        : null;
    }
    case 'bankAccount.added':
      return { kind: 'bankAccount' };
    case 'registration.registered':
      return { kind: 'registered' };
    case 'promotion.claimed': {
      const usage = held.usage(event.usageId);
      return usage ? { kind: 'promotionReceived', title: usage.title, bonus: usage.bonusAmount } : null;
    }
    case 'promotion.canceled':
      return { kind: 'promotionCanceled' };
    default:
      return null;
  }
}

/** Starts the queue of success dialogs. Call `handle` with every event, before the cache is invalidated. */
export function startSuccesses({ client, queries, watch }: Pick<Site, 'client' | 'queries' | 'watch'>) {
  const held: Held = {
    deposit: (code) => queries.getQueryData(depositRead(client, code).queryKey),
    withdraw: (code) => queries.getQueryData(withdrawRead(client, code).queryKey),
    usage(usageId) {
      const inForce = queries.getQueryData(currentUsageRead(client).queryKey);
      const newest = queries.getQueryData(usageListRead(client, FIRST_PAGE).queryKey)?.items ?? [];
      return [...(inForce ? [inForce] : []), ...newest].find(({ id }) => id === usageId);
    },
  };
  const actor: SuccessActor = createActor(successMachine, watch).start();
  let playerId: string | null = null;
  /** Orders whose success dialog has opened: the deposit page and the history may follow the same order. */
  const succeeded = new Set<string>();
  const handle = (event: DomainEvent) => {
    if (event.type === 'session.started') {
      succeeded.clear();
      if (playerId !== null && playerId !== event.playerId) actor.send({ type: 'success.forget' });
      playerId = event.playerId;
    }
    if (event.type === 'session.lost' || event.type === 'session.ended')
      actor.send({ type: 'success.forget' });
    const success = successOf(event, held);
    if (!success) return;
    if (event.type === 'order.moved') {
      if (succeeded.has(event.code)) return;
      succeeded.add(event.code);
    }
    actor.send({ type: 'success.reported', success });
  };
  return { actor, handle };
}
