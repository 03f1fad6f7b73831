/** Contract §3: one promotion in force, bound to one deposit, used once. */
import type { UsageRow } from '../../../../mock-server/store/rows.ts';
import { hundredths } from '../../../oracle/money.ts';
import type { Invariants } from './invariant.ts';
import { placeOf } from './ledger-view.ts';

export const usageInvariants: Invariants = {
  *'a player has at most one promotion in force'(now) {
    for (const { id } of now.players) {
      const inForce = now.usages.filter(
        ({ playerId, status }) => playerId === id && (status === 'ACTIVE' || status === 'USED'),
      );
      if (inForce.length > 1) yield `${id}: ${inForce.map(nameOf).join(', ')}`;
    }
  },
  *'a usage and its deposit refer to each other, and no other deposit refers to the usage'(now) {
    for (const usage of now.usages) {
      const naming = now.deposits.filter(({ usageId }) => usageId === usage.id).map(({ code }) => code);
      if (naming.join() !== (usage.depositCode ?? '')) yield `${nameOf(usage)}: ${naming.join()}`;
    }
    for (const { code, usageId } of now.deposits) {
      const usage = now.usages.find(({ id }) => id === usageId);
      if (usageId !== undefined && !usage) yield `${code} names ${usageId}`;
    }
  },
  *'a deposit that holds a usage is OPEN, PAID or FAILED; once it is SUCCESS the usage is USED'(now) {
    for (const usage of now.usages) {
      const deposit = now.deposits.find(({ code }) => code === usage.depositCode);
      const wasUsed = !usage.usedAt.startsWith('0001');
      if (wasUsed !== (deposit?.status === 'SUCCESS')) yield `${nameOf(usage)}: ${deposit?.status}`;
      const isHeld = deposit && ['OPEN', 'PAID', 'FAILED'].includes(deposit.status);
      if (deposit && !isHeld && deposit.status !== 'SUCCESS') yield `${nameOf(usage)}: ${deposit.status}`;
      if (isHeld && usage.status !== 'ACTIVE') yield `${nameOf(usage)}: held by ${deposit.code}`;
      if (['USED', 'SUCCESS'].includes(usage.status) && !wasUsed) yield `${nameOf(usage)} was never used`;
      if (deposit && (deposit.playerId !== usage.playerId || deposit.provider !== usage.provider)) {
        yield `${nameOf(usage)}: ${deposit.code} is elsewhere`;
      }
    }
  },
  *'no second bonus: a player uses a promotion once'(now) {
    const used = now.usages.filter(({ usedAt }) => !usedAt.startsWith('0001'));
    const seen = new Set<string>();
    for (const usage of used) {
      const key = `${usage.playerId} ${usage.promotionId}`;
      if (seen.has(key)) yield `${nameOf(usage)}: again`;
      seen.add(key);
    }
  },
  *'a claim requires a running promotion, no open deposit, and no earlier order if it is for a first order'(
    now,
    before,
  ) {
    const known = new Set(before.usages.map(({ id }) => id));
    const succeededBefore = new Set(
      before.deposits.filter(({ status }) => status === 'SUCCESS').map(({ code }) => code),
    );
    for (const usage of now.usages.filter(({ id }) => !known.has(id))) {
      const own = now.deposits.filter(({ playerId }) => playerId === usage.playerId);
      const promotion = now.promotions.find(({ id }) => id === usage.promotionId);
      const claimedAt = Date.parse(usage.claimedAt);
      if (own.some(({ status }) => status === 'OPEN')) yield `${nameOf(usage)}: a deposit is open`;
      // Late money may have made an order succeed since the claim.
      const hadSucceeded = own.some(
        ({ code, status, finishedAt }) =>
          status === 'SUCCESS' && (succeededBefore.has(code) || Date.parse(finishedAt) < claimedAt),
      );
      if (usage.firstOrderOnly && hadSucceeded) {
        yield `${nameOf(usage)} is not for a first order`;
      }
      if (!promotion?.providers.includes(usage.provider))
        yield `${nameOf(usage)}: not with ${usage.provider}`;
      if (promotion?.status !== 'ACTIVE' || Date.parse(promotion.endsAt) <= claimedAt) {
        yield `${nameOf(usage)}: its promotion is over`;
      }
    }
  },
  *'an unbound usage of an ended promotion is INACTIVE, and a usage that was played down is over'(now) {
    for (const usage of now.usages) {
      const promotion = now.promotions.find(({ id }) => id === usage.promotionId);
      const hasEnded = promotion?.status === 'INACTIVE' || Date.parse(promotion?.endsAt ?? '') <= now.now;
      if (usage.status === 'ACTIVE' && hasEnded && usage.depositCode === undefined) yield nameOf(usage);
      if (usage.status !== 'USED') continue;
      const credit = now.credits.get(placeOf(usage.playerId, usage.provider)) ?? '0';
      const isWaiting = now.withdraws.some(
        ({ playerId, status }) => playerId === usage.playerId && (status === 'OPEN' || status === 'PAID'),
      );
      if (!isWaiting && hundredths(credit) < hundredths(now.threshold))
        yield `${nameOf(usage)}: ${credit} left`;
    }
  },
};

function nameOf({ id, promotionId, status }: UsageRow): string {
  return `${id} (${promotionId}, ${status})`;
}
