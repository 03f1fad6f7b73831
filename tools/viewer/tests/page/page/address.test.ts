import { expect, test } from 'vitest';
import { type Address, addressIn, queryOf } from '../../../page/address.ts';

const ADDRESSES: readonly Address[] = [
  { machine: null, at: null, tab: 'look', labels: 'en' },
  { machine: 'deposit', at: 'deposit on deposit.submit #0', tab: 'look', labels: 'lo' },
  { machine: 'depositOrder', at: null, tab: 'simulate', labels: 'en' },
];

test.each(ADDRESSES)('an address survives serialization and parsing: %o', (address) => {
  expect(addressIn(queryOf(address))).toEqual(address);
});

test('unknown query values fall back to the defaults', () => {
  expect(addressIn('?tab=constructor&words=xx')).toEqual({
    machine: null,
    at: null,
    tab: 'look',
    labels: 'en',
  });
});
