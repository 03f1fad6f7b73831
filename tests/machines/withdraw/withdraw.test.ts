/** Withdrawing: the rules stand beside, one concept a file; here is whether they cover the machine. */
import { expect, test } from 'vitest';
import { withdrawMachine } from '../../../machines/withdraw.machine.ts';
import { neverTaken } from '../harness/transitions.ts';
import './creating.rules.ts';
import './following.rules.ts';
import './quote.rules.ts';
import './restoring.rules.ts';
import './unknown-outcome.rules.ts';

test('every transition of a withdrawal is taken by a test above', () => {
  expect(neverTaken(withdrawMachine)).toEqual([]);
});
