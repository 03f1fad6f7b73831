/** Account numbers on pages that nobody asked for them. */
import { expect, test } from 'vitest';
import { maskAccountNumber } from '../../../../src/format/numbers.ts';

test('shows the last four digits, and how many there are', () => {
  expect(maskAccountNumber('160120000123456')).toBe('•••••••••••3456');
});
