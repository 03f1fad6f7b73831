/** The EMVCo merchant-presented payload, in the format of Lao banks: contract §5. */
import type { Currency } from '../../contract/money/money.ts';

/** ISO 4217 numeric codes. */
const CURRENCY_NUMBERS: Readonly<Record<Currency, string>> = { LAK: '418', THB: '764', USD: '840' };

const LAO_QR = 'A005266284662577';
/** Not assigned to any bank, which also prevents a payment. */
const ACQUIRER = '00000000';
/** The ISO 18245 category of gambling. */
const CATEGORY = '7995';
const CITY = 'VIENTIANE';

export interface QrContent {
  readonly mid: string;
  readonly merchantName: string;
  /** In `currency`: the amount that the bank debits. */
  readonly amount: string;
  readonly currency: Currency;
  /** At most 25 characters; appears on the bank's statement. */
  readonly reference: string;
}

export function emvcoPayload(content: QrContent): string {
  const unchecked = [
    field('00', '01'),
    field('01', '12'), // dynamic: one amount, one payment
    field('38', field('00', LAO_QR) + field('01', ACQUIRER) + field('02', '002') + field('03', content.mid)),
    field('52', CATEGORY),
    field('53', CURRENCY_NUMBERS[content.currency]),
    field('54', content.amount),
    field('58', 'LA'),
    field('59', content.merchantName),
    field('60', CITY),
    field('62', field('05', content.reference)),
  ].join('');
  // The checksum includes its own tag and length.
  return `${unchecked}6304${crc16(`${unchecked}6304`)}`;
}

/** Tag, two-digit length, value. */
function field(tag: string, value: string): string {
  if (value.length < 1 || value.length > 99) throw new RangeError(`EMVCo field ${tag} of ${value.length}`);
  return tag + String(value.length).padStart(2, '0') + value;
}

/** CRC-16 of the ASCII text, as four zero-padded upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
