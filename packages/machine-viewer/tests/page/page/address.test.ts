import { expect, test } from 'vitest';
import { type Address, addressIn, queryOf } from '../../../page/address.ts';

const KNOWN = { languages: { en: 'English', lo: 'Lao' }, live: null, tabs: [] };

const ADDRESSES: readonly Address[] = [
  { machine: null, at: null, tab: 'look', labels: 'en' },
  { machine: 'deposit', at: 'deposit on deposit.submit #0', tab: 'look', labels: 'lo' },
  { machine: 'depositOrder', at: null, tab: 'simulate', labels: 'en' },
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
  });
});
