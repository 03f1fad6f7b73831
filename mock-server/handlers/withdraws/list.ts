import { defineHandler } from '../../pipeline/define-handler.ts';
import { pageOf } from '../../pipeline/shape.ts';
import { serializeWithdraw } from '../../serializers.ts';

/** GET /withdraws: the player's withdrawals, newest first. */
export const listWithdraws = defineHandler('withdrawList', ({ store, player, paging }) => {
  // By code: codes are numbered, so that they order what was opened in the same millisecond.
  const newestFirst = { where: { playerId: { equals: player.id } }, orderBy: { code: 'desc' } } as const;
  const { items, ...page } = pageOf(store.withdraws, newestFirst, paging);
  return { items: items.map(serializeWithdraw), ...page };
});
