import { expect, test } from 'vitest';
import { type Address, addressIn, queryOf } from '../../../page/address.ts';

const KNOWN = { languages: { en: 'English', lo: 'Lao' }, live: null, history: null, tabs: [] };

const ADDRESSES: readonly Address[] = [
  { machine: null, at: null, tab: 'look', labels: 'en', since: null },
  { machine: 'deposit', at: 'deposit on deposit.submit #0', tab: 'look', labels: 'lo', since: 'v1.2.0' },
  { machine: 'depositOrder', at: null, tab: 'simulate', labels: 'en', since: null },
];

test.each(ADDRESSES)('an address survives serialization and parsing: %o', (address) => {
  expect(addressIn(queryOf(address), KNOWN)).toEqual(address);
});

test('unknown query values fall back to the defaults', () => {
  expect(addressIn('?tab=constructor&words=xx', KNOWN)).toEqual({
    machine: null,
    at: null,
    tab: 'look',
    labels: 'en',
    since: null,
  });
});
