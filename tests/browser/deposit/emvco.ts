/**
 * Reads a payment QR as a bank's app does, by a library that is not ours: contract §5.
 *
 * The package's own `decode` rejects payloads whose checksum begins with 00, because it formats that one with two digits. So
 * two of its parts are used: the parser of rows, and the checksum, which is compared as a number.
 */
import crc from 'emvqr/emvqr/crc.js';
import reader from 'emvqr/emvqr/emvqr.js';

// CommonJS modules, which have no named exports.
const { computeCRC } = crc;
const { decodeSubData } = reader;

export interface PaymentQr {
  /** Tag 54, verbatim. */
  readonly amount: string | null;
  /** Tag 53, the numeric code of ISO 4217: 418 is LAK. */
  readonly currency: string | null;
  /** Tag 58, of ISO 3166-1. */
  readonly country: string | null;
  /** Tag 59. */
  readonly merchantName: string | null;
  /** Tag 38, row 03. */
  readonly mid: string | null;
  /** Tag 01 is 12: this QR is for one payment. */
  readonly isDynamic: boolean;
  /** Whether tag 63 closes the payload with the right four upper-case hexadecimal digits. */
  readonly isIntact: boolean;
}

const CHECKSUM = /6304([0-9A-F]{4})$/;

/** Reads a payload. An absent tag is null. */
export function readPayment(payload: string): PaymentQr {
  const rows = decodeSubData(payload);
  const row = (tag: string) => rows[tag]?.data ?? null;
  const account = row('38');
  return {
    amount: row('54'),
    currency: row('53'),
    country: row('58'),
    merchantName: row('59'),
    mid: account === null ? null : (decodeSubData(account)['03']?.data ?? null),
    isDynamic: row('01') === '12',
    isIntact: isIntact(payload),
  };
}

function isIntact(payload: string): boolean {
  const digits = CHECKSUM.exec(payload)?.[1];
  if (digits === undefined) return false;
  const covered = payload.slice(0, -digits.length);
  return checksum(covered) === Number.parseInt(digits, 16);
}

/** CRC-16/CCITT-FALSE of a text. */
export function checksum(text: string): number {
  return Number.parseInt(computeCRC(text), 16);
}
