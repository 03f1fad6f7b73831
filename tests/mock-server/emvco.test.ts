/** Contract §5: the QR's payload. */
import { describe, expect, test } from 'vitest';
import { crc16, emvcoPayload } from '../../mock-server/qr/emvco.ts';

describe('CRC-16/CCITT-FALSE', () => {
  test('has the check value of the CRC catalogue', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  test('is four upper-case hexadecimal digits, including leading zeros', () => {
    expect(crc16('')).toBe('FFFF');
    const checks = Array.from({ length: 2_000 }, (_, index) => crc16(String(index)));
    for (const check of checks) expect(check).toMatch(/^[0-9A-F]{4}$/);
    expect(checks.some((check) => check.startsWith('0'))).toBe(true);
  });
});

describe('the payload', () => {
  const content = {
    mid: 'MOCKLAK0001',
    merchantName: 'MOCK DEMO NOT PAYABLE',
    amount: '675000',
    currency: 'LAK',
    reference: 'D000001-1',
  } as const;

  test('has the tags of contract §5, in order', () => {
    expect(fieldsOf(emvcoPayload(content))).toEqual([
      ['00', '01'],
      ['01', '12'],
      ['38', '0016A00526628466257701080000000002030020311MOCKLAK0001'],
      ['52', '7995'],
      ['53', '418'],
      ['54', '675000'],
      ['58', 'LA'],
      ['59', 'MOCK DEMO NOT PAYABLE'],
      ['60', 'VIENTIANE'],
      ['62', '0509D000001-1'],
      ['63', expect.stringMatching(/^[0-9A-F]{4}$/)],
    ]);
  });

  test('ends with a CRC of everything before it, including its own tag', () => {
    const payload = emvcoPayload(content);
    expect(payload.slice(-4)).toBe(crc16(payload.slice(0, -4)));
    const forged = emvcoPayload({ ...content, amount: '675001' });
    expect(forged.slice(-4)).not.toBe(payload.slice(-4));
  });

  test.each([
    ['LAK', '418'],
    ['THB', '764'],
    ['USD', '840'],
  ] as const)('contains the currency %s as %s', (currency, number) => {
    expect(new Map(fieldsOf(emvcoPayload({ ...content, currency }))).get('53')).toBe(number);
  });

  test('an empty value, or one longer than 99 characters, throws RangeError', () => {
    expect(() => emvcoPayload({ ...content, reference: '' })).toThrow(RangeError);
    expect(() => emvcoPayload({ ...content, merchantName: 'x'.repeat(100) })).toThrow(RangeError);
  });
});

/** Reads tag, length and value, as a bank's app does. */
function fieldsOf(payload: string): [string, string][] {
  const fields: [string, string][] = [];
  let rest = payload;
  while (rest !== '') {
    const length = Number(rest.slice(2, 4));
    fields.push([rest.slice(0, 2), rest.slice(4, 4 + length)]);
    rest = rest.slice(4 + length);
  }
  return fields;
}
