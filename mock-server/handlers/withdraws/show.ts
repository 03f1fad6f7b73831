import { answers } from '../../pipeline/define-handler.ts';
import { Rejection } from '../../pipeline/api-error.ts';
import { serializeWithdraw } from '../../serializers/withdraw.ts';
import { withdrawOf } from '../../settlement/withdraws/orders.ts';

/** GET /withdraws/{code}. */
export const showWithdraw = answers('withdraw', ({ store, player, parameters }) => {
  const order = withdrawOf(store, player.id, parameters.code);
  if (!order) throw new Rejection('NOT_FOUND');
  return { withdraw: serializeWithdraw(order) };
});
