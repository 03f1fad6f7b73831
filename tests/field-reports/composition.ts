import type { FieldReport } from './field-report.ts';

export const composition: FieldReport = {
  kind: 'A field rewrites its text while an input method composes',
  source: 'https://github.com/react/react/issues/8683',
  seen: 'Each digit of 50000 was composed and committed: the order opened for 5,000,000 kip.',
  input: ['Latin, Lao and full-width digits, digit by digit', 'the same digits as one composition'],
  expected: 'A field shows and reports what was composed, once. Digits are grouped after the composition.',
  guard: 'Every text field is a `TextInput`; the linter rejects other `<input>` elements.',
  tests: [
    ['tests/browser/pages/composition.spec.ts', 'digits are entered once at'],
    ['tests/browser/pages/composition.spec.ts', 'an order opens for the amount that was composed'],
  ],
};
