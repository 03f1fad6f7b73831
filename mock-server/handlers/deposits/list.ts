import { answers } from '../../pipeline/answers.ts';
import { pageOf } from '../../pipeline/shape.ts';
import { serializeDeposit } from '../../serializers/deposit.ts';
import { depositsOf } from '../../settlement/orders.ts';

/** GET /deposits: the player's orders, newest first. */
export const listDeposits = answers('depositList', ({ store, player, paging }) => {
  const { items, ...page } = pageOf(depositsOf(store, player.id), paging);
  return { items: items.map(serializeDeposit), ...page };
});
