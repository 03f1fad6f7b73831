/**
 * The timers of contract §3. Nothing ticks: each request first carries out what the lab's clock says is due, so that a
 * test that moves the clock sees what a day of waiting would have shown.
 */
import { instantOf } from '../../contract/time/clock.ts';
import type { World } from '../world.ts';
import { bankMode, bankUpSince } from './bank.ts';
import type { LedgerTransaction } from './ledger-transaction.ts';
import { learnPayments } from './learn.ts';
import { endUsages, finishUsages } from './promotions/sweep.ts';
import { cancel } from './transition.ts';

/** How long money may lie at the bank before reconciliation finds it, whatever the order's status (decided: contract). */
const RECONCILED_AFTER_MS = 30 * 60_000;

export function sweep(world: World, requestId: string, now = world.clock.now()): void {
  world.store.change((change) => {
    const transaction = { change, now, requestId };
    // While the bank does not answer, no order expires: it may have been paid.
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
    // The timer fired at the deadline, or when the bank answered again; that this request noticed it is no matter.
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
