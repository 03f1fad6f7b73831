import { defineHandler } from '../../pipeline/define-handler.ts';
import { pageOf } from '../../pipeline/paging.ts';
import { serializeWithdraw } from '../../serializers.ts';

/** GET /withdraws: the player's withdrawals, newest first. */
export const listWithdraws = defineHandler('withdrawList', ({ store, player, paging }) => {
  // Sorted by code: codes are sequential, so that orders of the same millisecond have a defined order.
  const newestFirst = { where: { playerId: { equals: player.id } }, orderBy: { code: 'desc' } } as const;
  const { items, ...page } = pageOf(store.withdraws, newestFirst, paging);
  return { items: items.map(serializeWithdraw), ...page };
});
