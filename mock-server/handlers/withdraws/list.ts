import { defineHandler } from '../../pipeline/define-handler.ts';
import { historyPage } from '../../pipeline/history.ts';
import { serializeWithdraw } from '../../serializers.ts';

/** GET /withdraws: the player's withdrawals, newest first. The totals are of those that the bank has paid. */
export const listWithdraws = defineHandler('withdrawList', ({ store, player, query, paging }) => {
  const orders = store.withdraws.findMany({ where: { playerId: { equals: player.id } } });
  const { items, ...page } = historyPage(orders, query, paging, {
    instantOf: ({ createdAt }) => createdAt,
    codesOf: ({ code }) => [code],
    moneyOf: ({ status, payCurrency, payAmount, amount }) =>
      status === 'SUCCESS' ? { currency: payCurrency, paid: payAmount, withdrawn: amount } : null,
  });
  return { items: items.map(serializeWithdraw), ...page };
});
