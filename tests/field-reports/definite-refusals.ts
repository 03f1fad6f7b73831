import type { FieldReport } from './field-report.ts';

export const definiteRefusals: FieldReport = {
  kind: 'A definite refusal is treated as silence',
  source: 'https://github.com/woocommerce/woocommerce-blocks/issues/4894',
  seen: 'After 409 with an unknown code or a page of a firewall the site showed *no answer yet* for ever, sent the write up to 14 times, and its own logins locked the new player out.',
  input: [
    '403 HTML, 500 with the envelope, 409 with an unknown code',
    'the write carried out or not',
    'deposit, withdrawal, bank account, claim, registration',
  ],
  expected: 'The result is shown, or the form is back with the reason; nothing is sent again.',
  guard: 'One function decides: `writeVerdict` in `contract/errors.ts`.',
  tests: [
    ['tests/unit/src/whole-site/definite-refusals.test.ts', ''],
    ['tests/unit/contract/errors.test.ts', 'the outcome of a write that failed'],
  ],
};
