/** For which orders the site may promise credit: contract §3. */
import { expect, test } from 'vitest';
import type { Deposit } from '../../../../contract/deposit.ts';
import { promisesCredit } from '../../../../contract/rules/credit-promise.ts';

type Case = readonly [string, Pick<Deposit, 'status' | 'attention'>, boolean];

test.each<Case>([
  ['open', { status: 'OPEN' }, true],
  ['paid, on its way to the provider', { status: 'PAID' }, true],
  ['its transfer failed and is tried again', { status: 'FAILED' }, true],
  ['success', { status: 'SUCCESS' }, true],
  ['success, with an excess that staff refund', { status: 'SUCCESS', attention: 'OVER' }, true],
  ['paid with too little: staff decide', { status: 'PAID', attention: 'PARTIAL' }, false],
  ['paid too late: staff decide', { status: 'PAID', attention: 'TOO_LATE' }, false],
  ['cancelled', { status: 'CANCELED' }, false],
  ['rejected, refunded elsewhere', { status: 'REJECTED' }, false],
])('%s', (_, order, promises) => {
  expect(promisesCredit(order)).toBe(promises);
});
