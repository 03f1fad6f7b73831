import { defineHandler } from '../../pipeline/define-handler.ts';
import { serializeWithdraw } from '../../serializers.ts';
import { openWithdrawOf } from '../../domain/withdrawals/orders.ts';

/** GET /withdraws/open: the player's only withdrawal in progress, or an empty list. */
export const listOpenWithdraws = defineHandler('withdrawOpen', ({ store, player }) => {
  const order = openWithdrawOf(store, player.id);
  return { items: order ? [serializeWithdraw(order)] : [] };
});
