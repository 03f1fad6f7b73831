import { instantOf } from '../../contract/clock.ts';
import { Deposit, type DepositConfig, type DepositQr } from '../../contract/deposit.ts';
import { read } from '../../contract/schema/struct.ts';
import { MERCHANT_NAME, qrExpiry, qrPayload } from '../qr/deposit-qr.ts';
import { settingsOf } from '../settlement/settings.ts';
import type { Reader } from '../store/reader.ts';
import type { DepositRow } from '../store/rows.ts';

/** The declared fields of the row: what only the mock knows of an order stays behind. */
export function serializeDeposit(row: DepositRow): Deposit {
  const reading = read(Deposit, row);
  if (!reading.ok) throw new Error(`${row.code} is outside the contract`);
  return reading.value;
}

export function serializeQr(reader: Reader, row: DepositRow): DepositQr {
  const payload = qrPayload(row);
  return {
    payload,
    deeplink: `onepay://qr/${encodeURIComponent(payload)}`,
    amount: row.amount,
    currency: row.currency,
    merchantName: MERCHANT_NAME,
    expiresAt: instantOf(qrExpiry(reader, row)),
  };
}

export function serializeDepositConfig(reader: Reader): DepositConfig {
  const { id: _id, payCurrency: _payCurrency, ...settings } = settingsOf(reader);
  const providers = reader.providers.getAll().map(({ provider, depositMinimum, depositMaximum }) => ({
    provider,
    minCredit: depositMinimum,
    maxCredit: depositMaximum,
  }));
  return { ...settings, providers };
}
