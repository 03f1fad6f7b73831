import { beforeEach, expect, test, vi } from 'vitest';
import type { Deposit } from '../../../../contract/deposit.ts';
import { Client } from '../../../../src/api/client.ts';
import { checkForAllTabs } from '../../../../src/app/slots/deposit-check.ts';
import { handBrowser, memoryStore } from '../browser.ts';

const DEPOSIT: Deposit = {
  code: 'D1',
  idempotencyKey: '00000000-0000-4000-8000-000000000001',
  provider: 'alphabet',
  mid: 'MOCK1',
  amount: '100000',
  currency: 'LAK',
  rate: '675',
  credit: '148.14',
  promotionCredit: '0',
  totalCredit: '148.14',
  status: 'OPEN',
  late: false,
  createdAt: '2026-08-15T03:00:00Z',
  expiresAt: '2026-08-15T03:30:00Z',
  paidAt: '0001-01-01T00:00:00Z',
  finishedAt: '0001-01-01T00:00:00Z',
};

let questions: number;
beforeEach(() => {
  questions = 0;
  vi.stubGlobal('fetch', async () => {
    questions += 1;
    return new Response(JSON.stringify({ deposit: DEPOSIT, paid: false, retryAfterSeconds: 3 }));
  });
});

/** Tabs of one browser: one device, one clock. */
function tabs() {
  const browser = handBrowser({ device: memoryStore() });
  const read = vi.fn(async () => DEPOSIT);
  const tab = () => checkForAllTabs({ client: new Client(browser), browser }, read);
  return { clock: browser.clock, read, tab };
}

test('the bank is asked in one tab; another reads what the server has learnt, and waits as long (contract §2)', async () => {
  const { clock, read, tab } = tabs();
  const [here, there] = [tab(), tab()];
  expect(await here('D1')).toMatchObject({ retryAfterSeconds: 3 });
  clock.milliseconds += 1_000;
  expect(await there('D1')).toMatchObject({ retryAfterSeconds: 2 });
  expect([questions, read.mock.calls.length]).toEqual([1, 1]);
});

test('once the wait is over any tab may ask', async () => {
  const { clock, tab } = tabs();
  await tab()('D1');
  clock.milliseconds += 3_000;
  await tab()('D1');
  expect(questions).toBe(2);
});

test('another order is another question', async () => {
  const { tab } = tabs();
  await tab()('D1');
  await tab()('D2');
  expect(questions).toBe(2);
});

test('a clock that is set back does not keep the bank from being asked', async () => {
  const { clock, tab } = tabs();
  await tab()('D1');
  clock.milliseconds -= 24 * 3_600_000;
  await tab()('D1');
  expect(questions).toBe(2);
});
