/** Following an order: the rules stand beside, one concept a file; here is whether they cover the machine. */
import { expect, test } from 'vitest';
import { depositOrderMachine } from '../../machines/depositOrder.machine.ts';
import './depositOrder/cancellation.rules.ts';
import './depositOrder/inquiry.rules.ts';
import './depositOrder/qr.rules.ts';
import './depositOrder/standing.rules.ts';
import { neverTaken } from './harness/transitions.ts';

test('every transition of an order is taken by a test above', () => {
  expect(neverTaken(depositOrderMachine)).toEqual([]);
});
