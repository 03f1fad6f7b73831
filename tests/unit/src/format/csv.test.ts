/** The lines of a downloaded history. `tests/browser/cashier/histories.spec.ts` downloads a file. */
import { describe, expect, test } from 'vitest';
import { csvLine } from '../../../../src/format/csv.ts';

const CELLS = ['D000120', { amount: '1234567.5' }, { instant: '2026-11-28T17:30:05Z' }, 'ກີບ'] as const;

describe('numbers and dates are as LibreOffice reads them in the locale of the language', () => {
  test.each([
    ['lo', 'D000120,1234567.5,29/11/2026 00:30:05,ກີບ\r\n'],
    ['vn', 'D000120;"1234567,5";29/11/2026 00:30:05;ກີບ\r\n'],
    ['th', 'D000120,1234567.5,29/11/2026 00:30:05,ກີບ\r\n'],
    ['cn', 'D000120,1234567.5,2026/11/29 00:30:05,ກີບ\r\n'],
  ] as const)('%s', (language, line) => {
    expect(csvLine(CELLS, language)).toBe(line);
  });
});

test('an unset instant is an empty cell', () => {
  expect(csvLine([{ instant: '0001-01-01T00:00:00Z' }, { instant: '0001-01-01' }], 'th')).toBe(',\r\n');
});

test.each(['=1+1', '+856 20', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1', '＠x'])(
  'a text that a spreadsheet would run is a text: %j',
  (text) => {
    expect(csvLine([text], 'th').replace(/^"/, '')).toMatch(/^'/);
  },
);

test('a code of digits keeps its zeros and its last digits', () => {
  expect(csvLine(['0012', '202611280001234567', '2026'], 'th')).toBe("'0012,'202611280001234567,2026\r\n");
});

test('a text with a separator, a quote or a line break is one cell', () => {
  expect(csvLine(['a,b', 'a;b', 'say "hi"', 'a\nb', 'a b'], 'vn')).toBe(
    '"a,b";"a;b";"say ""hi""";"a\nb";a b\r\n',
  );
});
