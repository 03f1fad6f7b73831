import { isRunning } from '../../../contract/rules/promotion.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { serializePromotion } from '../../serializers.ts';
import { claimFacts } from '../../domain/promotions/claim.ts';

/**
 * GET /promotions/current: the promotions that can be claimed now. With a session, each item says whether the player may
 * claim it.
 */
export const currentPromotions = defineHandler('promotionsCurrent', ({ store, player, now }) => {
  const facts = player && claimFacts(store, player.id, now);
  const running = store.promotions.getAll().filter((row) => isRunning(row, now));
  return { items: running.map((row) => serializePromotion(row, now, facts)) };
});
