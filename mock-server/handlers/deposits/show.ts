import { answers } from '../../pipeline/answers.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import { serializeDeposit } from '../../serializers/deposit.ts';
import { orderOf } from '../../settlement/orders.ts';

/** GET /deposits/{code}. */
export const showDeposit = answers('deposit', ({ store, player, parameters }) => {
  const order = orderOf(store, player.id, parameters.code);
  if (!order) throw new Refusal('NOT_FOUND');
  return { deposit: serializeDeposit(order) };
});
