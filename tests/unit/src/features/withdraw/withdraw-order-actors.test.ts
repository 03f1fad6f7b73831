/** The query cache owns a withdrawal: what reaches the machine that follows it. */
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Client } from '../../../../../src/api/client.ts';
import { withdrawRead } from '../../../../../src/api/orders.ts';
import { withdrawOrderWithActors } from '../../../../../src/features/withdraw/withdraw-actors.ts';
import { withdrawOf } from '../../../../../tools/fixtures/cashier/withdrawals.ts';
import { handBrowser } from '../../browser.ts';

const [OPEN, PAID] = [withdrawOf(), withdrawOf({ status: 'PAID' })];

function openTab() {
  const browser = handBrowser();
  const [client, queries] = [new Client(browser), new QueryClient()];
  const { queryKey } = withdrawRead(client, OPEN.code);
  return {
    queries,
    queryKey,
    follow: () =>
      createActor(withdrawOrderWithActors({ browser, client, queries }), {
        input: { order: OPEN, wasOpenAlready: false },
      }).start(),
  };
}

test('a withdrawal that any view reads reaches the machine', () => {
  const { queries, queryKey, follow } = openTab();
  const order = follow();
  queries.setQueryData(queryKey, PAID);
  expect(order.getSnapshot().hasTag('PAID')).toBe(true);
});

test('a machine that starts with an outdated withdrawal takes the status from the cache', () => {
  const { queries, queryKey, follow } = openTab();
  queries.setQueryData(queryKey, PAID);
  expect(follow().getSnapshot().hasTag('PAID')).toBe(true);
});

test('an outdated response changes neither the cache nor the machine', () => {
  const { queries, queryKey, follow } = openTab();
  const order = follow();
  queries.setQueryData(queryKey, PAID);
  queries.setQueryData(queryKey, OPEN);
  expect(queries.getQueryData(queryKey)).toEqual(PAID);
  expect(order.getSnapshot().hasTag('PAID')).toBe(true);
});
