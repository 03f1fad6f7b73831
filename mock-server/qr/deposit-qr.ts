/** The QR of an order, and how long it holds. */
import type { Reader } from '../store/reader.ts';
import type { DepositRow } from '../store/rows.ts';
import { emvcoPayload } from './emvco.ts';
import { settingsOf } from '../settlement/records.ts';

/** Shown by every bank app that scans it (contract §5). */
export const MERCHANT_NAME = 'MOCK DEMO NOT PAYABLE';

export function qrPayload(order: DepositRow): string {
  const { mid, amount, currency } = order;
  const reference = `${order.code}-${order.qrNumber}`;
  return emvcoPayload({ mid, amount, currency, reference, merchantName: MERCHANT_NAME });
}

/** The end of the QR, in milliseconds since 1970: its own life, but never past its order's. */
export function qrExpiry(reader: Reader, order: DepositRow): number {
  const ownEnd = Date.parse(order.qrIssuedAt) + settingsOf(reader).qrSeconds * 1000;
  return Math.min(ownEnd, Date.parse(order.expiresAt));
}
