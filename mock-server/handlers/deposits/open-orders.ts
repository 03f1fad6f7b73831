import { defineHandler } from '../../pipeline/define-handler.ts';
import { serializeDeposit } from '../../serializers.ts';
import { openOrderOf } from '../../domain/records.ts';

/** GET /deposits/open: the player's only open order, or an empty list. */
export const listOpenDeposits = defineHandler('depositOpen', ({ store, player }) => {
  const order = openOrderOf(store, player.id);
  return { items: order ? [serializeDeposit(order)] : [] };
});
