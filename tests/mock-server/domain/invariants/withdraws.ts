/** Contract §3: a withdrawal takes its amount once, and pays out or gives back all of it. */
import type { WithdrawRow } from '../../../../mock-server/store/rows.ts';
import { hundredths, says } from '../../../oracle/money.ts';
import { withdrawLines } from '../../../oracle/withdraw.ts';
import type { Invariants } from './invariant.ts';
import { linesAbout, placeOf, type LedgerView } from './ledger-view.ts';

export const withdrawInvariants: Invariants = {
  *'a player has at most one open withdrawal'(now) {
    for (const { id } of now.players) {
      const open = now.withdraws.filter((order) => order.playerId === id && isUnderWay(order));
      if (open.length > 1) yield `${id}: ${open.map(nameOf).join(', ')}`;
    }
  },
  *'amount = bonusDeducted + creditReceived + creditReturned'(now) {
    for (const order of now.withdraws) {
      const parts = [order.bonusDeducted, order.creditReceived, order.creditReturned].map(hundredths);
      if (parts.reduce((a, b) => a + b) !== hundredths(order.amount))
        yield `${nameOf(order)}: ${parts.join()}`;
    }
  },
  *'each amount of a withdrawal is that of the specification for its promotion and rate'(now) {
    for (const order of now.withdraws) {
      const { bonusDeducted, received, returned, payAmount } = withdrawLines(
        order.amount,
        termsOf(now, order),
        order.rate,
        order.payCurrency,
      );
      const isRight =
        says(order.bonusDeducted, bonusDeducted) &&
        says(order.creditReceived, received) &&
        says(order.creditReturned, returned) &&
        says(order.payAmount, payAmount);
      if (!isRight) yield nameOf(order);
    }
  },
  *'the credit is deducted at once and in full, and is returned in full or not at all'(now) {
    for (const order of now.withdraws) {
      const isGivenBack = ['FAILED', 'REJECTED', 'CANCELED'].includes(order.status);
      const expected = [`-${order.amount}`, ...(isGivenBack ? [order.amount] : [])];
      const lines = [
        ...linesAbout(now, order.code, 'credit.reserved'),
        ...linesAbout(now, order.code, 'credit.released'),
      ];
      const amounts = lines.map(({ amount }) => amount);
      if (amounts.join() !== expected.join()) yield `${nameOf(order)}: ${amounts.join()}`;
    }
  },
  *'a withdrawal is settled once, with the amounts of its order, and only when it succeeds'(now) {
    for (const order of now.withdraws) {
      const lines = (['bonus.deducted', 'credit.received', 'credit.returned', 'payout.sent'] as const)
        .flatMap((kind) => linesAbout(now, order.code, kind))
        .map(({ amount }) => amount);
      const { bonusDeducted, creditReceived, creditReturned, payAmount } = order;
      const expected =
        order.status === 'SUCCESS' ? [bonusDeducted, creditReceived, creditReturned, payAmount] : [];
      if (lines.join() !== expected.join()) yield `${nameOf(order)}: ${lines.join()}`;
    }
  },
  *'the promotion in play with the provider applies, and its terms are met when the order is opened'(
    now,
    before,
  ) {
    const known = new Set(before.withdraws.map(({ code }) => code));
    for (const order of now.withdraws.filter(({ code }) => !known.has(code))) {
      const { playerId, provider } = order;
      const usage = before.usages.find(
        (row) => row.playerId === playerId && row.provider === provider && row.status === 'USED',
      );
      if (order.usageId !== usage?.id) yield `${nameOf(order)} is under ${order.usageId}`;
      const left = hundredths(now.credits.get(placeOf(playerId, provider)) ?? '0');
      if (!usage || !isUnderWay(order)) continue;
      if (left + hundredths(order.amount) <= hundredths(usage.requiredCredit)) {
        yield `${nameOf(order)}: the credit did not exceed ${usage.requiredCredit}`;
      }
      if (hundredths(order.amount) <= hundredths(usage.bonusAmount))
        yield `${nameOf(order)}: nothing is left`;
      const isAll = usage.withdrawAll || usage.receiveCapPercent !== undefined;
      if (isAll && left !== 0n) yield `${nameOf(order)} leaves ${left}`;
    }
  },
  *'a promotion stays in play while its withdrawal is under way, and is over when it succeeded'(now) {
    for (const order of now.withdraws) {
      if (order.usageId === undefined) continue;
      const status = now.usages.find(({ id }) => id === order.usageId)?.status;
      if (isUnderWay(order) && status !== 'USED') yield `${nameOf(order)}: its promotion is ${status}`;
      if (order.status === 'SUCCESS' && status !== 'SUCCESS') yield `${nameOf(order)}: it is ${status}`;
    }
  },
};

function termsOf(now: LedgerView, order: WithdrawRow) {
  const usage = now.usages.find(({ id }) => id === order.usageId);
  const deposit = now.deposits.find(({ code }) => code === usage?.depositCode);
  return usage && deposit ? { ...usage, depositCredit: deposit.credit } : null;
}

function isUnderWay({ status }: WithdrawRow): boolean {
  return status === 'OPEN' || status === 'PAID';
}

function nameOf({ code, status }: WithdrawRow): string {
  return `${code} (${status})`;
}
