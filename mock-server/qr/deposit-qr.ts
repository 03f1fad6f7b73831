/** The QR of an order and its expiry. */
import type { Reader } from '../store/reader.ts';
import type { DepositRow } from '../store/rows.ts';
import { emvcoPayload } from './emvco.ts';
import { settingsOf } from '../domain/records.ts';

/** Displayed by every bank app that scans the QR (contract §5). */
export const MERCHANT_NAME = 'MOCK DEMO NOT PAYABLE';

export function qrPayload(order: DepositRow): string {
  const { mid, amount, currency } = order;
  const reference = `${order.code}-${order.qrNumber}`;
  return emvcoPayload({ mid, amount, currency, reference, merchantName: MERCHANT_NAME });
}

/** The expiry of the QR, in milliseconds since 1970: its own lifetime, limited by the order's expiry. */
export function qrExpiry(reader: Reader, order: DepositRow): number {
  const ownEnd = Date.parse(order.qrIssuedAt) + settingsOf(reader).qrSeconds * 1000;
  return Math.min(ownEnd, Date.parse(order.expiresAt));
}
