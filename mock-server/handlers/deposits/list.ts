import { millisecondsOf } from '../../../contract/time/clock.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { historyPage } from '../../pipeline/history.ts';
import { serializeDeposit } from '../../serializers.ts';

/** GET /deposits: the player's orders, newest first. The totals are of the money received and the credit given. */
export const listDeposits = defineHandler('depositList', ({ store, player, query, paging }) => {
  const orders = store.deposits.findMany({ where: { playerId: { equals: player.id } } });
  const { items, ...page } = historyPage(orders, query, paging, {
    instantOf: ({ createdAt }) => createdAt,
    codesOf: ({ code }) => [code],
    moneyOf: ({ currency, status, amount, paidAmount, paidAt, totalCredit }) =>
      millisecondsOf(paidAt) === null
        ? null
        : { currency, paid: paidAmount ?? amount, credited: status === 'SUCCESS' ? totalCredit : '0' },
  });
  return { items: items.map(serializeDeposit), ...page };
});
