/** Checks the decoder of payments that other tests use on our QR codes against independent examples. */
import { describe, expect, test } from 'vitest';
import { checksum, readPayment } from '../../browser/deposit/emvco.ts';

/** The example in EMVCo's specification of merchant-presented QR codes. */
const EXAMPLE =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A';

const MID = 'MOCK000000000000001';

/** A payload as in contract §5, up to the digits of the checksum. */
function laoPayload(amount: string): string {
  const account = row('00', 'A005266284662577') + row('01', '00000000') + row('02', '002') + row('03', MID);
  return [
    row('00', '01') + row('01', '12') + row('38', account) + row('52', '7995') + row('53', '418'),
    row('54', amount) + row('58', 'LA') + row('59', 'MOCK DEMO NOT PAYABLE') + row('60', 'VIENTIANE'),
    '6304',
  ].join('');
}

/** The checksum as four upper-case hexadecimal digits. */
function digitsOf(covered: string): string {
  return checksum(covered).toString(16).toUpperCase().padStart(4, '0');
}

function row(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

describe('a payload', () => {
  test('of EMVCo is read, and intact', () => {
    expect(readPayment(EXAMPLE)).toEqual({
      amount: '23.72',
      currency: '156',
      country: 'CN',
      merchantName: 'BEST TRANSPORT',
      mid: null,
      isDynamic: true,
      isIntact: true,
    });
  });

  test('with a changed letter or checksum is not intact', () => {
    expect(readPayment(EXAMPLE.replace('BEST', 'BEZT')).isIntact).toBe(false);
    expect(readPayment(EXAMPLE.replace(/A13A$/, 'A13B')).isIntact).toBe(false);
  });

  test('whose checksum is written otherwise than with four upper-case digits is not intact', () => {
    expect(readPayment(EXAMPLE.replace(/A13A$/, 'a13a')).isIntact).toBe(false);
    expect(readPayment(EXAMPLE.replace(/6304A13A$/, '6303A13')).isIntact).toBe(false);
  });

  test('of a Lao bank contains its merchant', () => {
    const covered = laoPayload('33750');
    expect(readPayment(covered + digitsOf(covered))).toMatchObject({
      amount: '33750',
      currency: '418',
      country: 'LA',
      merchantName: 'MOCK DEMO NOT PAYABLE',
      mid: MID,
      isDynamic: true,
      isIntact: true,
    });
  });

  test('whose checksum begins with 00 is intact as well', () => {
    const amounts = Array.from({ length: 5_000 }, (_, index) => String(index + 1_000));
    const covered = amounts.map(laoPayload).find((candidate) => checksum(candidate) < 0x100);
    if (covered === undefined) throw new Error('None of the payloads has such a checksum.');
    expect(readPayment(covered + digitsOf(covered)).isIntact).toBe(true);
    expect(readPayment(covered + digitsOf(covered).slice(2)).isIntact).toBe(false);
  });
});

test('the checksum is CRC-16/CCITT-FALSE, by its published check value', () => {
  expect(checksum('123456789')).toBe(0x29b1);
});
