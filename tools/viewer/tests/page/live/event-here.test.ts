import { expect, test } from 'vitest';
import { eventHere } from '../../../live/event-here.ts';

test('news of an order are told of the one that the actor follows, and those of another order stay so', () => {
  const follows = { code: 'D000042' };
  expect(eventHere('depositOrder', 'order.observed: paid', follows)).toMatchObject({
    type: 'order.observed',
    deposit: { code: 'D000042', status: 'PAID' },
  });
  expect(eventHere('depositOrder', 'order.observed: another order', follows)).toMatchObject({
    deposit: { code: 'D-2' },
  });
});

test('an event that is not written down is its type', () => {
  expect(eventHere('toast', 'toast.unheard', {})).toEqual({ type: 'toast.unheard' });
});
