import { expect, test } from 'vitest';
import { SLOW_MS, TOAST_DURATION_MS } from '../../../../../contract/limits.ts';
import { lengthOf } from '../../../page/details/delays.ts';

test.each([
  ['a fixed delay is told in time', 'toast', 'duration', `${TOAST_DURATION_MS / 1_000} s`],
  ['so is the wait after which something is called slow', 'deposit', 'untilSlow', `${SLOW_MS / 1_000} s`],
  [
    'one that depends on a deadline is worked out',
    'depositOrder',
    'untilQrExpires',
    'worked out when it begins',
  ],
])('%s', (_, machine, delay, reported) => {
  expect(lengthOf(machine, { kind: 'after', delay })).toEqual([reported]);
});

test('an event has no length', () => {
  expect(lengthOf('toast', { kind: 'event', type: 'toast.held' })).toEqual([]);
});
