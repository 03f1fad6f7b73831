/** Contract §3: credit is deposits minus withdrawals plus game results minus removed bonuses, and never negative. */
import { hundredths } from '../../../oracle/money.ts';
import type { Invariants } from './invariant.ts';
import { placeOf, placesIn, totalOf } from './ledger-view.ts';

export const creditInvariants: Invariants = {
  *'credit = Σ totalCredit (SUCCESS) − Σ amount (withdrawals OPEN, PAID, SUCCESS) + Σ games − Σ bonusRemoved'(
    now,
  ) {
    const removed = now.ledger.filter(({ kind }) => kind === 'bonus.removed');
    for (const { playerId, username, provider, place } of placesIn(now)) {
      const isHere = (row: { readonly playerId: string; readonly provider: string }) =>
        placeOf(row.playerId, row.provider) === place;
      const given = now.deposits.filter((order) => isHere(order) && order.status === 'SUCCESS');
      const taken = now.withdraws.filter(
        (order) => isHere(order) && ['OPEN', 'PAID', 'SUCCESS'].includes(order.status),
      );
      const revoked = removed.filter((line) => line.player === username && line.provider === provider);
      const expected =
        given.reduce((sum, { totalCredit }) => sum + hundredths(totalCredit), 0n) -
        totalOf(taken) +
        (now.played.get(place) ?? 0n) +
        totalOf(revoked);
      const credit = hundredths(now.credits.get(place) ?? '0');
      if (credit !== expected) yield `${playerId} at ${provider}: ${credit}, and not ${expected}`;
    }
  },
  *'the credit equals the sum of its ledger entries'(now) {
    const kinds = new Set([
      'credit.deposited',
      'credit.adjusted',
      'credit.reserved',
      'credit.released',
      'bonus.removed',
    ]);
    const moved = now.ledger.filter(({ kind }) => kinds.has(kind));
    for (const { username, provider, place } of placesIn(now)) {
      const own = moved.filter((line) => line.player === username && line.provider === provider);
      const credit = hundredths(now.credits.get(place) ?? '0');
      if (credit !== totalOf(own)) yield `${place}: ${credit}, and the ledger has ${totalOf(own)}`;
    }
  },
  *'credit is never negative'(now) {
    for (const [place, amount] of now.credits) if (amount.startsWith('-')) yield `${place}: ${amount}`;
  },
  *'a bonus is removed once, in full or up to the remaining credit'(now) {
    for (const usage of now.usages) {
      const lines = (now.linesOf.get(usage.id) ?? []).filter(({ kind }) => kind === 'bonus.removed');
      const isRevoked = usage.status === 'CANCELED' && !usage.usedAt.startsWith('0001');
      if (lines.length !== (isRevoked ? 1 : 0)) yield `${usage.id} is ${usage.status}: ${lines.length} times`;
      if (-totalOf(lines) > hundredths(usage.bonusAmount)) yield `${usage.id}: more than its bonus`;
    }
  },
};
