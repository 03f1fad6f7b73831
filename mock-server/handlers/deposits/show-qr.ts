import { mayDo } from '../../../contract/rules/deposit.ts';
import { answers } from '../../pipeline/define-handler.ts';
import { Rejection } from '../../pipeline/api-error.ts';
import { qrExpiry } from '../../qr/deposit-qr.ts';
import { serializeQr } from '../../serializers/deposit.ts';
import { orderOf } from '../../settlement/orders.ts';

/** GET /deposits/{code}/qr. */
export const showQr = answers('depositQr', ({ store, player, parameters, now }) => {
  const order = orderOf(store, player.id, parameters.code);
  if (!order) throw new Rejection('NOT_FOUND');
  if (!mayDo(order.status, 'showQr')) throw new Rejection('ORDER_NOT_OPEN');
  if (qrExpiry(store, order) <= now) throw new Rejection('QR_EXPIRED');
  return { qr: serializeQr(store, order) };
});
