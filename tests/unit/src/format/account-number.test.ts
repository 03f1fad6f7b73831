/** Masked account numbers. */
import { expect, test } from 'vitest';
import { maskAccountNumber } from '../../../../src/format/numbers.ts';

test('a masked account number shows its last four digits and its length', () => {
  expect(maskAccountNumber('160120000123456')).toBe('•••••••••••3456');
});
