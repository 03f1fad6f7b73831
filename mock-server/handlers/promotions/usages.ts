import { defineHandler } from '../../pipeline/define-handler.ts';
import { historyPage } from '../../pipeline/history.ts';
import { serializeUsage } from '../../serializers.ts';

/** GET /promotions/usages: the player's usages, newest first. The totals are of the bonuses that were credited and kept. */
export const listUsages = defineHandler('usageList', ({ store, player, query, paging }) => {
  const usages = store.usages.findMany({ where: { playerId: { equals: player.id } } });
  const { items, ...page } = historyPage(usages, query, paging, {
    instantOf: ({ claimedAt }) => claimedAt,
    codesOf: ({ id, depositCode }) => (depositCode === undefined ? [id] : [id, depositCode]),
    moneyOf: ({ status, bonusAmount }) =>
      status === 'USED' || status === 'SUCCESS' ? { currency: 'THB', credited: bonusAmount } : null,
  });
  return { items: items.map(serializeUsage), ...page };
});
