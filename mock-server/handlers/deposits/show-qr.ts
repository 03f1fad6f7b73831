import { mayDo } from '../../../contract/rules/deposit.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { qrExpiry } from '../../qr/deposit-qr.ts';
import { serializeQr } from '../../serializers.ts';
import { orderOf } from '../../domain/records.ts';

/** GET /deposits/{code}/qr. */
export const showQr = defineHandler('depositQr', ({ store, player, parameters, now }) => {
  const order = orderOf(store, player.id, parameters.code);
  if (!order) throw new ApiError('NOT_FOUND');
  if (!mayDo(order.status, 'showQr')) throw new ApiError('ORDER_NOT_OPEN');
  if (qrExpiry(store, order) <= now) throw new ApiError('QR_EXPIRED');
  return { qr: serializeQr(store, order) };
});
