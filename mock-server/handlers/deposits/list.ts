import { defineHandler } from '../../pipeline/define-handler.ts';
import { pageOf } from '../../pipeline/paging.ts';
import { serializeDeposit } from '../../serializers.ts';

/** GET /deposits: the player's orders, newest first. */
export const listDeposits = defineHandler('depositList', ({ store, player, paging }) => {
  // Sorted by code: codes are sequential, so that orders of the same millisecond have a defined order.
  const newestFirst = { where: { playerId: { equals: player.id } }, orderBy: { code: 'desc' } } as const;
  const { items, ...page } = pageOf(store.deposits, newestFirst, paging);
  return { items: items.map(serializeDeposit), ...page };
});
