import { answers } from '../../pipeline/answers.ts';
import { pageOf } from '../../pipeline/shape.ts';
import { serializeWithdraw } from '../../serializers/withdraw.ts';
import { withdrawsOf } from '../../settlement/withdraws/orders.ts';

/** GET /withdraws: the player's withdrawals, newest first. */
export const listWithdraws = answers('withdrawList', ({ store, player, paging }) => {
  const { items, ...page } = pageOf(withdrawsOf(store, player.id), paging);
  return { items: items.map(serializeWithdraw), ...page };
});
