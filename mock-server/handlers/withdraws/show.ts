import { answers } from '../../pipeline/answers.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import { serializeWithdraw } from '../../serializers/withdraw.ts';
import { withdrawOf } from '../../settlement/withdraws/orders.ts';

/** GET /withdraws/{code}. */
export const showWithdraw = answers('withdraw', ({ store, player, parameters }) => {
  const order = withdrawOf(store, player.id, parameters.code);
  if (!order) throw new Refusal('NOT_FOUND');
  return { withdraw: serializeWithdraw(order) };
});
