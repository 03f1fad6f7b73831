/**
 * The timers of contract §3. There are no real timers: each request first carries out what is due on the lab's clock, so that
 * a test can skip a day by moving the clock.
 */
import { instantOf } from '../../contract/time/clock.ts';
import type { World } from '../world.ts';
import { bankMode, bankUpSince } from './bank.ts';
import type { LedgerTransaction } from './ledger/ledger-transaction.ts';
import { learnPayments } from './deposits/learn.ts';
import { endUsages, finishUsages } from './promotions/sweep.ts';
import { cancel } from './deposits/transition.ts';

/** How long a payment may stay unknown until reconciliation finds it, whatever the order's status (decided: contract). */
const RECONCILED_AFTER_MS = 30 * 60_000;

export function sweep(world: World, requestId: string, now = world.clock.now()): void {
  world.store.change((change) => {
    const transaction = { change, now, requestId };
    // While the bank does not respond, no order expires, because it may have been paid.
    if (bankMode(change) !== 'silent') {
      expireOrders(transaction);
      reconcile(transaction);
    }
    endUsages(transaction);
    finishUsages(transaction);
  });
}

function expireOrders(transaction: LedgerTransaction): void {
  const { change, now } = transaction;
  for (const order of change.deposits.findMany({ where: { status: { equals: 'OPEN' } } })) {
    const expiresAt = Date.parse(order.expiresAt);
    if (expiresAt > now) continue;
    const asked = learnPayments(transaction, order);
    if (asked.status !== 'OPEN') continue;
    // The order ended at its deadline, or when the bank responded again, and not at the time of this request.
    cancel(transaction, asked, 'EXPIRED', Math.min(now, Math.max(expiresAt, bankUpSince(change))));
  }
}

function reconcile(transaction: LedgerTransaction): void {
  const { change, now } = transaction;
  const before = instantOf(now - RECONCILED_AFTER_MS);
  for (const payment of change.payments.findMany({
    where: { learnt: { equals: false }, at: { lte: before } },
  })) {
    const order = change.deposits.findFirst({ where: { code: { equals: payment.depositCode } } });
    if (order) learnPayments(transaction, order);
  }
}
