/** How the pages of the three histories are requested: contract §1, *Lists*. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HistoryFilters } from '../../../../contract/history.ts';
import { Client } from '../../../../src/api/client.ts';
import {
  depositListRead,
  type ListPage,
  newestDepositsRead,
  withdrawListRead,
} from '../../../../src/api/orders.ts';
import { usageListRead } from '../../../../src/api/usages.ts';
import { handBrowser } from '../browser.ts';

const client = new Client(handBrowser());
const FIRST = { page: 1, pageSize: 10 };
const BLANK: HistoryFilters = { status: undefined, q: ' ' };

let queries: QueryClient;
let sent: string[];

beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  sent = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return new Response(JSON.stringify({ items: [], ...FIRST, total: 0 }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each<[string, (page: ListPage) => Promise<unknown>]>([
  ['/deposits', (page) => queries.fetchQuery(depositListRead(client, page))],
  ['/withdraws', (page) => queries.fetchQuery(withdrawListRead(client, page))],
  ['/promotions/usages', (page) => queries.fetchQuery(usageListRead(client, page))],
])('%s', (path, fetchPage) => {
  test.each<[HistoryFilters | undefined, string]>([
    [undefined, ''],
    [BLANK, ''],
    [{ q: ' d-12\u200b', to: '2026-03-02', status: 'SUCCESS' }, '&status=SUCCESS&to=2026-03-02&q=d-12'],
    [{ provider: 'gclub', from: '2026-03-01' }, '&provider=gclub&from=2026-03-01'],
  ])('sends the filters %j as %j', async (filters, query) => {
    await fetchPage({ ...FIRST, filters });
    expect(sent).toEqual([`/api/v2${path}?page=1&pageSize=10${query}`]);
  });

  test('is cached for each filter, and for a blank one as for none', async () => {
    for (const filters of [undefined, { status: 'PAID' }, { q: 'PAID' }, { q: 'OPEN' }, BLANK, undefined]) {
      await fetchPage({ ...FIRST, filters });
    }
    expect(sent).toHaveLength(4);
  });
});

test('the newest orders have no filter', () => {
  expect(newestDepositsRead(client).queryKey).toEqual(depositListRead(client, FIRST).queryKey);
});
