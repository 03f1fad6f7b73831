import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { Client } from '../../../../../src/api/client.ts';
import { checkForAllTabs } from '../../../../../src/features/deposit/deposit-check.ts';
import { depositOf } from '../../../../../tools/fixtures/cashier/deposits.ts';
import { handBrowser, memoryStore } from '../../browser.ts';

const DEPOSIT = depositOf({ idempotencyKey: '00000000-0000-4000-8000-000000000001' });

let questions: number;
beforeEach(() => {
  questions = 0;
  vi.stubGlobal('fetch', async () => {
    questions += 1;
    return new Response(JSON.stringify({ deposit: DEPOSIT, paid: false, retryAfterSeconds: 3 }));
  });
});

/** Several tabs of one browser, which share storage and clock. */
function tabs() {
  const browser = handBrowser({ device: memoryStore() });
  const read = vi.fn(async () => DEPOSIT);
  const queries = new QueryClient();
  const client = new Client(browser);
  const tab = () => checkForAllTabs({ browser, client, queries }, read);
  return { clock: browser.clock, client, read, tab };
}

test('one tab has the bank checked; another tab reads the order, and waits for the rest of the time (contract §2)', async () => {
  const { clock, read, tab } = tabs();
  const [here, there] = [tab(), tab()];
  expect(await here('D1')).toMatchObject({ retryAfterSeconds: 3 });
  clock.milliseconds += 1_000;
  expect(await there('D1')).toMatchObject({ retryAfterSeconds: 2 });
  expect([questions, read.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['once the wait is over, any tab may send a check', 'D1', 3_000],
  ['another order is checked separately', 'D2', 0],
  ['a clock that is set back does not prevent a check', 'D1', -24 * 3_600_000],
])('%s', async (_, code, passed) => {
  const { clock, tab } = tabs();
  await tab()('D1');
  clock.milliseconds += passed;
  await tab()(code);
  expect(questions).toBe(2);
});

test('a correction of the server’s time does not shorten the wait, which the server counts from the check', async () => {
  const { clock, read, tab, client } = tabs();
  await tab()('D1');
  clock.milliseconds += 2_500;
  // A quick response after slow ones.
  client.clock.observe(new Date(clock.now() + 5_000).toUTCString(), clock.now(), clock.now());
  await tab()('D1');
  expect([questions, read.mock.calls.length]).toEqual([1, 1]);
});
