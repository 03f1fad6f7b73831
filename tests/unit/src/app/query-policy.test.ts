// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { type Failure, FailureError } from '../../../../contract/errors.ts';
import { AGENCY_KEY } from '../../../../src/api/agency.ts';
import { Client } from '../../../../src/api/client.ts';
import {
  depositListRead,
  depositQrRead,
  depositRead,
  openDepositsRead,
  FIRST_PAGE,
  openWithdrawsRead,
  withdrawListRead,
  withdrawRead,
} from '../../../../src/api/orders.ts';
import { creditRead } from '../../../../src/api/player.ts';
import { currentUsageRead } from '../../../../src/api/promotions.ts';
import { usageListRead } from '../../../../src/api/usages.ts';
import { createQueryClient, mayRetry, retryDelay } from '../../../../src/app/query/query-policy.ts';
import { handBrowser, handLine } from '../browser.ts';

const client = new Client(handBrowser());

const ORDERS_AND_USAGES = [
  openDepositsRead(client),
  depositListRead(client, FIRST_PAGE),
  depositRead(client, 'D1'),
  depositQrRead(client, 'D1'),
  openWithdrawsRead(client),
  withdrawListRead(client, FIRST_PAGE),
  withdrawRead(client, 'W1'),
  currentUsageRead(client),
  usageListRead(client, FIRST_PAGE),
];

const server = (
  status: number,
  code: 'INTERNAL' | 'RATE_LIMITED' | 'NOT_FOUND',
  after: number | null = null,
) =>
  new FailureError({
    kind: 'server',
    status,
    code,
    fields: {},
    meta: {},
    requestId: 'r',
    retryAfterSeconds: after,
  });
const transport = (kind: 'network' | 'timeout' | 'abort') => new FailureError({ kind } satisfies Failure);

describe('the policy of reads (specification §7)', () => {
  test('orders and promotions are fresh for the default time, and only credit is never fresh', () => {
    const fresh = ORDERS_AND_USAGES.map(({ staleTime }: { staleTime?: unknown }) => staleTime);
    expect(fresh).toEqual(fresh.map(() => undefined));
    expect(creditRead(client, 'alphabet').staleTime).toBe(0);
  });

  test('data are fresh for 5 minutes, kept for 5 minutes and fetched again on focus', () => {
    expect(createQueryClient(handBrowser()).getDefaultOptions().queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 300_000,
      refetchOnWindowFocus: true,
    });
  });

  test('a network failure is retried, but not while the network is down', () => {
    const line = handLine();
    const { retry, networkMode } = createQueryClient(handBrowser(line)).getDefaultOptions().queries ?? {};
    const mayTryAgain = retry as (failures: number, error: Error) => boolean;
    expect(networkMode).toBe('always');
    expect(mayTryAgain(0, transport('network'))).toBe(true);
    line.cut();
    expect(mayTryAgain(0, transport('network'))).toBe(false);
  });

  test.each([
    ['network', transport('network')],
    ['timeout', transport('timeout')],
    ['500', server(500, 'INTERNAL')],
    ['429', server(429, 'RATE_LIMITED')],
    ['502 of a gateway', new FailureError({ kind: 'wrong-shape', status: 502, detail: '' })],
    [
      'a 200 that cannot be read, of a portal',
      new FailureError({ kind: 'wrong-shape', status: 200, detail: '' }),
    ],
  ])('a temporary failure is retried three times: %s', (_, error) => {
    expect([0, 1, 2, 3].map((failures) => mayRetry(failures, error))).toEqual([true, true, true, false]);
  });

  test.each([
    ['404', server(404, 'NOT_FOUND')],
    ['abort', transport('abort')],
    ['404 of a proxy', new FailureError({ kind: 'wrong-shape', status: 404, detail: '' })],
  ])('a definite failure is not retried: %s', (_, error) => {
    expect(mayRetry(0, error)).toBe(false);
  });

  test('the retry delays double up to 30 seconds, and each is a random part of that', () => {
    const error = transport('network');
    const waits = (drawn: number) =>
      [0, 1, 2, 3, 4, 5, 9].map((failures) => retryDelay(failures, error, () => drawn));
    expect(waits(1)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(waits(0.25)).toEqual([250, 500, 1_000, 2_000, 4_000, 7_500, 7_500]);
    expect(waits(0)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('a retry waits for Retry-After, and for a random delay after it, but for no more than 30 seconds', () => {
    const error = server(429, 'RATE_LIMITED', 12);
    expect(retryDelay(0, error, () => 0)).toBe(12_000);
    expect(retryDelay(2, error, () => 0.5)).toBe(14_000);
    expect(retryDelay(2, server(429, 'RATE_LIMITED', 28), () => 1)).toBe(30_000);
    expect(retryDelay(2, server(503, 'INTERNAL', 600), () => 0)).toBe(30_000);
    expect(mayRetry(0, server(429, 'RATE_LIMITED', 30))).toBe(true);
    expect(mayRetry(0, server(429, 'RATE_LIMITED', 31))).toBe(false);
  });

  test('a failed read of the agency is repeated after a while, because the blank page offers no retry', async () => {
    vi.useFakeTimers();
    const queries = createQueryClient(handBrowser());
    let asked = 0;
    const queryFn = async () => {
      asked += 1;
      if (asked === 1) throw new FailureError({ kind: 'wrong-shape', status: 400, detail: '' });
      return 'the agency';
    };
    const observer = new QueryObserver<string>(queries, { queryKey: AGENCY_KEY, queryFn });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(observer.getCurrentResult().isError).toBe(true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(observer.getCurrentResult().data).toBe('the agency');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toBe(2);
    stop();
    vi.useRealTimers();
  });
});
