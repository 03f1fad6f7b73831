/** For which orders the site may promise credit: contract §3. */
import { expect, test } from 'vitest';
import type { Deposit } from '../../../../contract/deposit.ts';
import { promisesCredit } from '../../../../contract/rules/credit-promise.ts';

type Case = readonly [string, Pick<Deposit, 'status' | 'attention'>, boolean];

test.each<Case>([
  ['an open order promises credit', { status: 'OPEN' }, true],
  ['a paid order whose transfer is under way promises credit', { status: 'PAID' }, true],
  ['an order whose transfer failed and is retried promises credit', { status: 'FAILED' }, true],
  ['a successful order promises credit', { status: 'SUCCESS' }, true],
  ['a successful order paid too much promises credit', { status: 'SUCCESS', attention: 'OVER' }, true],
  ['an order paid too little promises none: staff decide', { status: 'PAID', attention: 'PARTIAL' }, false],
  ['an order paid too late promises none: staff decide', { status: 'PAID', attention: 'TOO_LATE' }, false],
  ['a cancelled order promises none', { status: 'CANCELED' }, false],
  ['a rejected order, which is refunded elsewhere, promises none', { status: 'REJECTED' }, false],
])('%s', (_, order, promises) => {
  expect(promisesCredit(order)).toBe(promises);
});
