import { answers } from '../../pipeline/define-handler.ts';
import { Rejection } from '../../pipeline/api-error.ts';
import { serializeDeposit } from '../../serializers/deposit.ts';
import { askBank } from '../../settlement/ask.ts';
import { orderOf } from '../../settlement/orders.ts';
import { cancel } from '../../settlement/transition.ts';

/** POST /deposits/{code}/cancel. Money that is in wins: then the order settles, and the answer is 409. */
export const cancelDeposit = answers('depositCancel', ({ store, player, parameters, now, requestId }) => {
  const order = store.change((change) => {
    const found = orderOf(change, player.id, parameters.code);
    if (!found) throw new Rejection('NOT_FOUND');
    if (found.status !== 'OPEN') return found;
    const books = { change, now, requestId };
    const asked = askBank(books, found);
    if (asked === 'silent') throw new Rejection('BANK_UNAVAILABLE');
    return asked.status === 'OPEN' ? cancel(books, asked, 'PLAYER') : asked;
  });
  // Outside of the change: what the bank told us stays, whatever we answer.
  if (order.status !== 'CANCELED') throw new Rejection('ORDER_ALREADY_PAID');
  return { deposit: serializeDeposit(order) };
});
