import { defineHandler } from '../../pipeline/define-handler.ts';
import { serializeUsage } from '../../serializers.ts';
import { usageInForce } from '../../domain/promotions/usages.ts';

/** GET /promotions/usages/current: the usage in force, or null. */
export const currentUsage = defineHandler('usageCurrent', ({ store, player }) => {
  const usage = usageInForce(store, player.id);
  return { usage: usage && serializeUsage(usage) };
});
