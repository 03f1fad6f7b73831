import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { serializeDeposit } from '../../serializers.ts';
import { askBank } from '../../domain/deposits/ask.ts';
import { orderOf } from '../../domain/records.ts';
import { cancel } from '../../domain/deposits/transition.ts';

/** POST /deposits/{code}/cancel. If the bank already has the money, the order is settled instead, and the response is 409. */
export const cancelDeposit = defineHandler(
  'depositCancel',
  ({ store, player, parameters, now, requestId }) => {
    const order = store.change((change) => {
      const found = orderOf(change, player.id, parameters.code);
      if (!found) throw new ApiError('NOT_FOUND');
      if (found.status !== 'OPEN') return found;
      const transaction = { change, now, requestId };
      const asked = askBank(transaction, found);
      if (asked === 'silent') throw new ApiError('BANK_UNAVAILABLE');
      return asked.status === 'OPEN' ? cancel(transaction, asked, 'PLAYER') : asked;
    });
    // Outside of the change: what was learned from the bank is kept even if the response is an error.
    if (order.status !== 'CANCELED') throw new ApiError('ORDER_ALREADY_PAID');
    return { deposit: serializeDeposit(order) };
  },
);
