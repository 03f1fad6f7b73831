/** The sequence diagram: which actor sent which message to which other one. */
import { describe, expect, test } from 'vitest';
import type { Participant, SentMessage, Traffic } from '../../../live/messages.ts';
import { NO_TRAFFIC, TRAFFIC_LENGTH, withMessage } from '../../../live/known-tabs.ts';
import { labelOf, sequenceOf, topicsOf } from '../../../system/sequence.ts';

const participant = (session: string, changes: Partial<Participant> = {}): Participant => ({
  session,
  id: session,
  name: session,
  machine: session,
  parent: null,
  order: null,
  ...changes,
});
const DEPOSIT = participant('deposit');
const ORDER = participant('order', { machine: 'depositOrder', parent: 'deposit', order: 'D000001' });
const firstRead = participant('x:7', { id: 'loadQr', name: 'loadQr', machine: null, parent: 'order' });
const secondRead = participant('x:9', { id: 'loadQr', name: 'loadQr', machine: null, parent: 'order' });
const NAVIGATION = participant('navigation');

let number = 0;
const message = (
  from: string | null,
  to: string,
  type: string,
  orders: readonly string[] = [],
): SentMessage => ({
  number: (number += 1),
  at: number,
  from,
  to,
  type,
  orders,
  event: null,
});

const TRAFFIC: Traffic = {
  participants: [firstRead, NAVIGATION, DEPOSIT, ORDER, secondRead],
  messages: [
    message(null, 'deposit', 'deposit.submit'),
    message('deposit', 'order', 'xstate.init', ['D000001']),
    message('order', 'x:7', 'xstate.init', ['D000001']),
    message('x:7', 'order', 'xstate.done.actor.loadQr', ['D000001']),
    message(null, 'navigation', 'link.intended'),
    message('order', 'x:9', 'xstate.init', ['D000001']),
    message('order', 'order', 'xstate.after.untilCheckAllowed.depositOrder.followed', ['D000001']),
  ],
};

describe('lanes', () => {
  test('an actor comes before its children; several calls of one promise share a lane', () => {
    const { lanes } = sequenceOf(TRAFFIC, '');
    expect(lanes.map(({ name }) => name)).toEqual(['page', 'navigation', 'deposit', 'order', 'loadQr']);
    expect(lanes.map(({ note }) => note)).toEqual([null, null, null, 'D000001', 'order']);
  });

  test('an actor without a message in the diagram has no lane', () => {
    expect(sequenceOf(TRAFFIC, 'navigation').lanes.map(({ name }) => name)).toEqual(['page', 'navigation']);
  });
});

describe('messages', () => {
  test.each([
    ['the code of an order', 'd000001', 5],
    ['an event', 'deposit.submit', 1],
    ['the name of an event in the charts', 'done loadQr', 1],
    ['an actor', 'navigation', 1],
    ['a text that no message contains', 'withdraw', 0],
  ])('a filter may be %s', (_, about, count) => {
    expect(sequenceOf(TRAFFIC, about).rows).toHaveLength(count);
  });

  test('orders and events are suggested, each once', () => {
    expect(topicsOf(TRAFFIC)).toEqual([
      'D000001',
      'after untilCheckAllowed',
      'deposit.submit',
      'done loadQr',
      'link.intended',
      'start',
    ]);
  });

  test.each([
    ['xstate.init', 'start'],
    ['xstate.stop', 'stop'],
    ['xstate.error.actor.loadQr', 'failed loadQr'],
    ['news.page.returned', 'news.page.returned'],
  ])('%s is called %s', (type, label) => {
    expect(labelOf(type)).toBe(label);
  });

  test('the result of an actor whose id XState has generated has the name of its sender', () => {
    expect(labelOf('xstate.done.actor.x:12', 'timer')).toBe('done timer');
    expect(labelOf('xstate.error.actor.0.kettle.ready', 'keepWarm')).toBe('failed keepWarm');
  });
});

test('the oldest messages are dropped, with the actors that no remaining message refers to', () => {
  let traffic = withMessage(NO_TRAFFIC, message(null, 'navigation', 'link.intended'), [NAVIGATION]);
  for (let sent = 0; sent < TRAFFIC_LENGTH; sent += 1) {
    traffic = withMessage(traffic, message('deposit', 'order', 'news.page.returned'), [DEPOSIT, ORDER]);
  }
  expect(traffic.messages).toHaveLength(TRAFFIC_LENGTH);
  expect(traffic.participants).toEqual([DEPOSIT, ORDER]);
});
