import { usageCancelViolation } from '../../../contract/rules/promotion.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { serializeUsage } from '../../serializers.ts';
import { moveUsage } from '../../domain/promotions/transition.ts';
import { usageOf } from '../../domain/promotions/usages.ts';

/** POST /promotions/usages/{id}/cancel. A usage that has already ended is returned unchanged. */
export const cancelUsage = defineHandler('usageCancel', ({ store, player, parameters, now, requestId }) => {
  const usage = store.change((change) => {
    const found = usageOf(change, player.id, parameters.id);
    if (!found) throw new ApiError('NOT_FOUND');
    const order =
      found.depositCode === undefined
        ? null
        : change.deposits.findFirst({ where: { code: { equals: found.depositCode } } });
    const rejection = usageCancelViolation(found, order);
    if (rejection) throw new ApiError(rejection.code, { meta: rejection.meta });
    return found.status === 'ACTIVE'
      ? moveUsage({ change, now, requestId }, found, 'CANCELED', 'player')
      : found;
  });
  return { usage: serializeUsage(usage) };
});
