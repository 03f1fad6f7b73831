import type { FieldReport } from './field-report.ts';

export const spellings: FieldReport = {
  kind: 'One text has several spellings',
  source: 'https://github.com/mattermost/mattermost/issues/36877',
  seen: 'A Vietnamese password typed on another keyboard did not log in; account numbers with Lao digits or other dashes were refused; 33.750 kip was refused.',
  input: [
    'NFC and NFD',
    'digits of any script',
    'dashes, dots, spaces and invisible characters',
    'kip grouped as the site prints it',
  ],
  expected:
    'All spellings are the same password, username, account number or amount. An ambiguous amount is refused.',
  guard: 'Forms read through `contract/rules/typed-text.ts`; passwords through their schema.',
  tests: [
    ['tests/unit/contract/rules/credentials.test.ts', ''],
    ['tests/unit/contract/rules/bank.test.ts', 'it may be copied with'],
    ['tests/unit/contract/amount-entry.test.ts', ''],
  ],
};
