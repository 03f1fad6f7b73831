import { answers } from '../../pipeline/define-handler.ts';
import { Rejection } from '../../pipeline/api-error.ts';
import { serializeDeposit } from '../../serializers/deposit.ts';
import { orderOf } from '../../settlement/orders.ts';

/** GET /deposits/{code}. */
export const showDeposit = answers('deposit', ({ store, player, parameters }) => {
  const order = orderOf(store, player.id, parameters.code);
  if (!order) throw new Rejection('NOT_FOUND');
  return { deposit: serializeDeposit(order) };
});
