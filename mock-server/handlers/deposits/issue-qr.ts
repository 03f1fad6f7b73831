import { instantOf } from '../../../contract/time/clock.ts';
import { mayDo } from '../../../contract/rules/deposit.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { serializeQr } from '../../serializers.ts';
import { orderOf } from '../../domain/records.ts';

/** POST /deposits/{code}/qr: issues a new QR for the same order, which expires with the order at the latest. */
export const issueQr = defineHandler('depositQrIssue', ({ store, player, parameters, now }) => {
  const order = orderOf(store, player.id, parameters.code);
  if (!order) throw new ApiError('NOT_FOUND');
  // An expired order stays OPEN while the bank does not respond, but a new QR for it would be invalid.
  const isOver = Date.parse(order.expiresAt) <= now;
  if (!mayDo(order.status, 'issueQr') || isOver) throw new ApiError('ORDER_NOT_OPEN');
  const issued = store.change((change) =>
    change.deposits.update({
      where: { code: { equals: order.code } },
      data: { qrIssuedAt: instantOf(now), qrNumber: order.qrNumber + 1 },
    }),
  );
  return { qr: serializeQr(store, issued) };
});
