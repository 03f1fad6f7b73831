/** Contract §3: all money in has an order, and all of it is credited once, paid back, or waits for staff. */
import type { DepositRow } from '../../../../mock-server/store/rows.ts';
import { amountToPay, depositWithout, depositWithPromotion } from '../../../oracle/deposit.ts';
import { hundredths, says } from '../../../oracle/money.ts';
import type { Invariants } from './invariant.ts';
import { linesAbout, type LedgerView, totalOf } from './ledger-view.ts';

const HALF_AN_HOUR_MS = 30 * 60_000;

/** Yields each order with the sums of its payments and refunds, in hundredths of its currency. */
function* accounts(now: LedgerView) {
  for (const order of now.deposits) {
    const payments = now.payments.filter(({ depositCode }) => depositCode === order.code);
    const received = totalOf(linesAbout(now, order.code, 'payment.received'));
    const owed = totalOf(linesAbout(now, order.code, 'refund.owed'));
    const refunded = totalOf(linesAbout(now, order.code, 'refund.paid'));
    const learnt = payments.filter((payment) => payment.learnt);
    yield { order, payments, learnt, received, owed, refunded, kept: received - owed, name: nameOf(order) };
  }
}

export const depositInvariants: Invariants = {
  *'a player has at most one open deposit'(now) {
    for (const { id } of now.players) {
      const open = now.deposits.filter(({ playerId, status }) => playerId === id && status === 'OPEN');
      if (open.length > 1) yield `${id}: ${open.map(nameOf).join(', ')}`;
    }
  },
  *'each payment has an order, and the ledger and the order contain every payment that was found'(now) {
    for (const { order, learnt, received, name } of accounts(now)) {
      if (received !== totalOf(learnt)) yield `${name}: the ledger has ${received}`;
      if (hundredths(order.paidAmount ?? '0') !== received) yield `${name} says ${order.paidAmount}`;
      if (learnt.length > 0 === order.paidAt.startsWith('0001')) yield `${name}: paid at ${order.paidAt}`;
    }
    const codes = new Set(now.deposits.map(({ code }) => code));
    for (const { id, depositCode } of now.payments) if (!codes.has(depositCode)) yield `${id} has no order`;
  },
  *'an order is credited once if it is SUCCESS, and otherwise never'(now) {
    for (const order of now.deposits) {
      const credits = linesAbout(now, order.code, 'credit.deposited').map(({ amount }) => amount);
      const expected = order.status === 'SUCCESS' ? [order.totalCredit] : [];
      if (credits.join() !== expected.join()) yield `${nameOf(order)}: ${credits.join()}`;
    }
  },
  *'a paid order is never CANCELED'(now, before) {
    const paid = new Set(before.deposits.filter(isPaid).map(({ code }) => code));
    for (const order of now.deposits) {
      if (order.status !== 'CANCELED') continue;
      if (isPaid(order) || paid.has(order.code)) yield nameOf(order);
    }
  },
  *'all money is credited, refunded, or waits for staff'(now) {
    for (const { order, kept, owed, refunded, name } of accounts(now)) {
      const { status, attention } = order;
      if (refunded > owed) yield `${name}: more is paid back than is owed`;
      if (owed > refunded && attention === undefined) yield `${name}: no attention for what is owed`;
      if (status === 'REJECTED' && kept !== 0n) yield `${name} keeps ${kept}`;
      if ((status === 'PAID' || status === 'FAILED') && kept <= 0n) yield `${name} keeps nothing`;
      if (status === 'PAID' && !['PARTIAL', 'TOO_LATE', 'PROMOTION_IN_FORCE'].includes(attention ?? '')) {
        yield `${name} is PAID without a reason: ${attention}`;
      }
      if ((status === 'OPEN' || status === 'CANCELED') && kept !== 0n) yield `${name} has ${kept}`;
    }
  },
  *'an order gives the credit of the specification for its money, with only its promotion’s bonus'(now) {
    for (const { order, kept, name } of accounts(now)) {
      const usage = now.usages.find(({ id }) => id === order.usageId);
      if (!usage) {
        const paid = order.status === 'SUCCESS' ? inCurrency(kept) : order.amount;
        const lines = depositWithout(paid, order.rate);
        if (!gives(order, lines)) yield `${name} gives ${order.totalCredit}, and not ${lines.totalCredit}`;
        continue;
      }
      const asked = amountToPay(usage, order.rate, order.currency);
      if (asked && !says(order.amount, asked)) yield `${name} asks ${order.amount}, and not ${asked}`;
      const lines = depositWithPromotion(usage, order.amount, order.rate);
      if (!gives(order, lines)) yield `${name} gives ${order.totalCredit}, and not ${lines.totalCredit}`;
      if (order.status === 'SUCCESS' && kept !== hundredths(order.amount)) yield `${name} keeps ${kept}`;
    }
  },
  *'the timers have run: orders have expired, and reconciliation has found unchecked payments'(now) {
    if (!now.bankIsUp) return;
    for (const { order, payments, name } of accounts(now)) {
      if (order.status === 'OPEN' && Date.parse(order.expiresAt) <= now.now) yield `${name} is open`;
      for (const { id, at, learnt } of payments) {
        if (!learnt && now.now - Date.parse(at) >= HALF_AN_HOUR_MS) yield `${id} lies at the bank`;
      }
    }
  },
};

function isPaid({ paidAt }: DepositRow): boolean {
  return !paidAt.startsWith('0001');
}

function gives(order: DepositRow, lines: ReturnType<typeof depositWithout>): boolean {
  return (['credit', 'promotionCredit', 'totalCredit'] as const).every((line) =>
    says(order[line], lines[line]),
  );
}

function inCurrency(hundredths: bigint): string {
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

function nameOf({ code, status }: DepositRow): string {
  return `${code} (${status})`;
}
