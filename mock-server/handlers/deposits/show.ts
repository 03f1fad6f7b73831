import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { serializeDeposit } from '../../serializers.ts';
import { orderOf } from '../../domain/records.ts';

/** GET /deposits/{code}. */
export const showDeposit = defineHandler('deposit', ({ store, player, parameters }) => {
  const order = orderOf(store, player.id, parameters.code);
  if (!order) throw new ApiError('NOT_FOUND');
  return { deposit: serializeDeposit(order) };
});
