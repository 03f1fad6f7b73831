import { expect, test } from 'vitest';
import { depositOrder } from '../../../../fixtures/cashier/deposit-order.ts';
import { navigation } from '../../../../fixtures/site/navigation.ts';
import { eventHere } from '../../../../../packages/machine-viewer/live/event-here.ts';

test('order events are adapted to the actor’s own order, except those about another order', () => {
  const follows = { code: 'D000042' };
  expect(eventHere(depositOrder, 'order.observed: paid', follows)).toMatchObject({
    type: 'order.observed',
    deposit: { code: 'D000042', status: 'PAID' },
  });
  expect(eventHere(depositOrder, 'order.observed: another order', follows)).toMatchObject({
    deposit: { code: 'D-2' },
  });
});

test('an event without a fixture has only its type', () => {
  expect(eventHere(navigation, 'navigation.unheard', {})).toEqual({ type: 'navigation.unheard' });
});
