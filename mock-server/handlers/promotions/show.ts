import { answers } from '../../pipeline/answers.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import { serializePromotion } from '../../serializers/promotion.ts';
import { claimFacts } from '../../settlement/promotions/claim.ts';

/** GET /promotions/{id}: one that is over as well, because histories link to it. */
export const showPromotion = answers('promotion', ({ store, player, parameters, now }) => {
  const row = store.get('promotions', parameters.id);
  if (!row) throw new Refusal('NOT_FOUND');
  return {
    promotion: serializePromotion(row, now, player && claimFacts(store, row, player.id, now)),
  };
});
