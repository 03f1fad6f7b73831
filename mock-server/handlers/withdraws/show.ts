import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { serializeWithdraw } from '../../serializers.ts';
import { withdrawOf } from '../../domain/withdrawals/orders.ts';

/** GET /withdraws/{code}. */
export const showWithdraw = defineHandler('withdraw', ({ store, player, parameters }) => {
  const order = withdrawOf(store, player.id, parameters.code);
  if (!order) throw new ApiError('NOT_FOUND');
  return { withdraw: serializeWithdraw(order) };
});
