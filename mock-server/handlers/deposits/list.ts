import { defineHandler } from '../../pipeline/define-handler.ts';
import { pageOf } from '../../pipeline/shape.ts';
import { serializeDeposit } from '../../serializers.ts';

/** GET /deposits: the player's orders, newest first. */
export const listDeposits = defineHandler('depositList', ({ store, player, paging }) => {
  // By code: codes are numbered, so that they order what was opened in the same millisecond.
  const newestFirst = { where: { playerId: { equals: player.id } }, orderBy: { code: 'desc' } } as const;
  const { items, ...page } = pageOf(store.deposits, newestFirst, paging);
  return { items: items.map(serializeDeposit), ...page };
});
