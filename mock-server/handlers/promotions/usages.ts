import { answers } from '../../pipeline/answers.ts';
import { pageOf } from '../../pipeline/shape.ts';
import { serializeUsage } from '../../serializers/promotion.ts';
import { usagesOf } from '../../settlement/promotions/usages.ts';

/** GET /promotions/usages: what the player has claimed, newest first. */
export const listUsages = answers('usageList', ({ store, player, paging }) => {
  const { items, ...page } = pageOf(usagesOf(store, player.id), paging);
  return { items: items.map(serializeUsage), ...page };
});
