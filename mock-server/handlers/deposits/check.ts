import { instantOf, millisecondsOf } from '../../../contract/time/clock.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { serializeDeposit } from '../../serializers.ts';
import { askBank } from '../../domain/deposits/ask.ts';
import { orderOf, settingsOf } from '../../domain/records.ts';

/** POST /deposits/{code}/check. Reading the bank, crediting and the response are one atomic change. */
export const checkDeposit = defineHandler('depositCheck', ({ store, player, parameters, now, requestId }) => {
  const { checkSeconds } = settingsOf(store);
  const order = store.change((change) => {
    const found = orderOf(change, player.id, parameters.code);
    if (!found) throw new ApiError('NOT_FOUND');
    const wait = secondsUntilNextCheck(found.checkedAt, checkSeconds, now);
    if (wait > 0) throw new ApiError('RATE_LIMITED', { retryAfterSeconds: wait });
    const asked = askBank({ change, now, requestId }, found);
    if (asked === 'silent') throw new ApiError('BANK_UNAVAILABLE');
    return change.deposits.update({
      where: { code: { equals: asked.code } },
      data: { checkedAt: instantOf(now) },
    });
  });
  const paid = millisecondsOf(order.paidAt) !== null;
  return { deposit: serializeDeposit(order), paid, retryAfterSeconds: checkSeconds };
});

/** Returns 0 if the clock was set back to before the last check. */
function secondsUntilNextCheck(checkedAt: string | undefined, checkSeconds: number, now: number): number {
  const elapsed = checkedAt === undefined ? -1 : now - Date.parse(checkedAt);
  return elapsed < 0 ? 0 : Math.ceil(checkSeconds - elapsed / 1000);
}
