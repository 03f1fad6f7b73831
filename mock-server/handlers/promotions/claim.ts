import { claimViolation, isRunning } from '../../../contract/rules/promotion.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { serializeUsage } from '../../serializers.ts';
import { claimFacts, openUsage } from '../../domain/promotions/claim.ts';

/** POST /promotions/{id}/claim. */
export const claimPromotion = defineHandler(
  'promotionClaim',
  ({ store, player, parameters, body, now, requestId, idempotencyKey }) => {
    const usage = store.change((change) => {
      const promotion = change.promotions.findFirst({ where: { id: { equals: parameters.id } } });
      if (!promotion) throw new ApiError('NOT_FOUND');
      const facts = { ...claimFacts(change, player.id, now), isRunning: isRunning(promotion, now) };
      const rejection = claimViolation(promotion, facts, body.provider);
      if (rejection) throw new ApiError(rejection.code, { meta: rejection.meta });
      const claim = { playerId: player.id, provider: body.provider, idempotencyKey };
      return openUsage({ change, now, requestId }, promotion, claim);
    });
    return { usage: serializeUsage(usage) };
  },
);
