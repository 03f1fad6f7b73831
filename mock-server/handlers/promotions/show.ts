import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { serializePromotion } from '../../serializers.ts';
import { claimFacts } from '../../domain/promotions/claim.ts';

/** GET /promotions/{id}. Includes promotions that have ended, because the player's history links to them. */
export const showPromotion = defineHandler('promotion', ({ store, player, parameters, now }) => {
  const row = store.promotions.findFirst({ where: { id: { equals: parameters.id } } });
  if (!row) throw new ApiError('NOT_FOUND');
  return {
    promotion: serializePromotion(row, now, player && claimFacts(store, player.id, now)),
  };
});
