import { defineHandler } from '../../pipeline/define-handler.ts';
import { pageOf } from '../../pipeline/paging.ts';
import { serializeUsage } from '../../serializers.ts';

/** GET /promotions/usages: the player's usages, newest first. */
export const listUsages = defineHandler('usageList', ({ store, player, paging }) => {
  const newestFirst = { where: { playerId: { equals: player.id } }, orderBy: { id: 'desc' } } as const;
  const { items, ...page } = pageOf(store.usages, newestFirst, paging);
  return { items: items.map(serializeUsage), ...page };
});
