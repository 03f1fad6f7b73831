import { isRunning } from '../../../contract/rules/promotion.ts';
import { answers } from '../../pipeline/answers.ts';
import { serializePromotion } from '../../serializers/promotion.ts';
import { claimFacts } from '../../settlement/promotions/claim.ts';

/** GET /promotions/current: those that run now. Whoever is signed in learns which of them they may claim. */
export const currentPromotions = answers('promotionsCurrent', ({ store, player, now }) => ({
  items: store
    .all('promotions')
    .filter((row) => isRunning(row, now))
    .map((row) => serializePromotion(row, now, player && claimFacts(store, row, player.id, now))),
}));
