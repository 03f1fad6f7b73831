/** The query cache owns an order: what reaches the machine that follows it, and how often. */
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../../../eventually.ts';
import { createActor, SimulatedClock } from 'xstate';
import type { Deposit } from '../../../../../contract/deposit.ts';
import { factsOf } from '../../../../../machines/deposit-order-part.ts';
import { Client } from '../../../../../src/api/client.ts';
import { depositRead } from '../../../../../src/api/orders.ts';
import { depositOrderWithActors } from '../../../../../src/features/deposit/deposit-actors.ts';
import { depositOf, STATUSES } from '../../../../../tools/fixtures/cashier/deposits.ts';
import { startClock, startKeys } from '../../../../../tools/fixtures/machine-fixtures.ts';
import { handBrowser } from '../../browser.ts';

const KEY = '00000000-0000-4000-8000-000000000001';
const of = (deposit: Deposit): Deposit => ({ ...deposit, idempotencyKey: KEY });
const [OPEN, PAID] = [of(depositOf()), of(STATUSES.paid)];

/** One tab, whose server answers each request as the test says. */
function openTab() {
  const requests: { readonly call: string; readonly answer: (body: object, status?: number) => void }[] = [];
  vi.stubGlobal(
    'fetch',
    (url: string, { method = 'GET' }: RequestInit = {}) =>
      new Promise<Response>((resolve) => {
        const call = `${method} ${new URL(url, 'http://site').pathname.split(OPEN.code)[1]}`;
        requests.push({ call, answer: (body, status = 200) => resolve(Response.json(body, { status })) });
      }),
  );
  const browser = handBrowser();
  const services = { browser, client: new Client(browser), queries: new QueryClient() };
  const { queryKey } = depositRead(services.client, OPEN.code);
  return {
    cached: () => services.queries.getQueryData(queryKey),
    /** A view, or a part of another machine, has received the order. */
    store: (deposit: Deposit) => void services.queries.setQueryData(queryKey, deposit),
    follow() {
      const reported: string[] = [];
      const timers = new SimulatedClock();
      const order = createActor(depositOrderWithActors(services), {
        clock: timers,
        input: {
          clock: startClock(browser.clock),
          keys: startKeys(() => KEY),
          order: factsOf(OPEN),
          wasOpenAlready: false,
        },
      });
      order.on('domain.order.moved', ({ status }) => reported.push(status));
      order.start();
      return {
        order,
        reported,
        pass: (milliseconds: number) => timers.increment(milliseconds),
        is: (status: Deposit['status']) => order.getSnapshot().hasTag(status as 'OPEN'),
      };
    },
    /** The next request of this kind. */
    async request(call: string) {
      const place = await eventually(() => {
        const found = requests.findIndex((one) => one.call === call);
        expect(found, `${call} among ${requests.map((one) => one.call).join()}`).toBeGreaterThanOrEqual(0);
        return found;
      });
      return requests.splice(place, 1)[0]?.answer ?? (() => undefined);
    },
  };
}

test('an order that any view reads reaches the machine, which reports its status once', () => {
  const tab = openTab();
  const { is, reported } = tab.follow();
  tab.store(PAID);
  tab.store({ ...PAID });
  expect([is('PAID'), reported]).toEqual([true, ['PAID']]);
});

test('a machine that starts with an outdated order takes the status from the cache', () => {
  const tab = openTab();
  tab.store(PAID);
  expect(tab.follow().is('PAID')).toBe(true);
});

test('the response to a check of one machine reaches the other machine of the same order', async () => {
  const tab = openTab();
  const [here, there] = [tab.follow(), tab.follow()];
  here.order.send({ type: 'order.check' });
  const answer = await tab.request('POST /check');
  answer({ deposit: PAID, paid: true, retryAfterSeconds: 3 });
  await eventually(() => expect([here.is('PAID'), there.is('PAID')]).toEqual([true, true]));
  expect([here.reported, there.reported]).toEqual([['PAID'], ['PAID']]);
});

test('an outdated response changes neither the cache nor the machine', () => {
  const tab = openTab();
  const { is } = tab.follow();
  tab.store(PAID);
  tab.store(OPEN);
  expect(tab.cached()).toEqual(PAID);
  expect(is('PAID')).toBe(true);
});

test('a response that a part of the machine no longer waits for is not lost', async () => {
  const tab = openTab();
  const { order, is, pass } = tab.follow();
  order.send({ type: 'order.check' });
  const check = await tab.request('POST /check');
  pass(5_000);
  order.getSnapshot().children.check?.send({ type: 'check.stopWaiting' });
  await tab.request('GET ');
  check({ deposit: PAID, paid: true, retryAfterSeconds: 3 });
  await eventually(() => expect(is('PAID')).toBe(true));
});

test('the machine receives the result of its own look-up from its part: the page says why the order is not cancelled', async () => {
  const tab = openTab();
  const { order, is } = tab.follow();
  order.send({ type: 'order.cancel' });
  order.send({ type: 'order.confirmCancel' });
  const lost = await tab.request('POST /cancel');
  lost({}, 502);
  const rejected = await tab.request('POST /cancel');
  rejected({ error: { code: 'ORDER_ALREADY_PAID', message: 'paid' } }, 409);
  const look = await tab.request('GET ');
  look({ deposit: PAID });
  const check = await tab.request('POST /check');
  check({ deposit: PAID, paid: true, retryAfterSeconds: 3 });
  await eventually(() => expect(is('PAID')).toBe(true));
  expect(order.getSnapshot().context.notice).toBe('ALREADY_PAID');
});
