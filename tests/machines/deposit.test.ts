/** Making an order: the rules stand beside, one concept a file; here is whether they cover the machine. */
import { expect, test } from 'vitest';
import { depositMachine } from '../../machines/deposit.machine.ts';
import './deposit/creating.rules.ts';
import './deposit/form.rules.ts';
import './deposit/restoring.rules.ts';
import { neverTaken } from './harness/transitions.ts';

test('every transition of making an order is taken by a test above', () => {
  expect(neverTaken(depositMachine)).toEqual([]);
});
