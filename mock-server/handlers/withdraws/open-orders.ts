import { defineHandler } from '../../pipeline/define-handler.ts';
import { serializeWithdraw } from '../../serializers.ts';
import { openWithdrawOf } from '../../settlement/withdraws/orders.ts';

/** GET /withdraws/open: the one that is on its way, or none. */
export const listOpenWithdraws = defineHandler('withdrawOpen', ({ store, player }) => {
  const order = openWithdrawOf(store, player.id);
  return { items: order ? [serializeWithdraw(order)] : [] };
});
