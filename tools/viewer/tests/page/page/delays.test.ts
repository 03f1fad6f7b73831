import { expect, test } from 'vitest';
import { lengthOf } from '../../../page/details/delays.ts';

test.each([
  ['a constant delay is shown as a duration', 'toast', 'duration', '5 s'],
  ['the delay `untilSlow` is shown as a duration', 'submission', 'untilSlow', '5 s'],
  ['a computed delay is shown as such', 'depositQr', 'untilQrExpires', 'computed when the delay starts'],
])('%s', (_, machine, delay, reported) => {
  expect(lengthOf(machine, { kind: 'after', delay })).toEqual([reported]);
});

test('an event trigger has no duration', () => {
  expect(lengthOf('toast', { kind: 'event', type: 'toast.held' })).toEqual([]);
});
