/** Masked account numbers. */
import { expect, test } from 'vitest';
import { maskAccountNumber } from '../../../../src/format/numbers.ts';

test('shows the last four digits, and how many there are', () => {
  expect(maskAccountNumber('160120000123456')).toBe('•••••••••••3456');
});
