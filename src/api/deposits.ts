import { queryOptions } from '@tanstack/react-query';
import type { Client } from './client.ts';
import { FIRST_PAGE, type ListPage } from './list-page.ts';
import { PLAYER_SCOPE } from './player.ts';

const DEPOSITS = [PLAYER_SCOPE, 'deposits'] as const;

/** Limits and durations of deposits: contract §2. */
export function depositConfigRead(client: Client) {
  return queryOptions({
    queryKey: ['deposits', 'config'],
    queryFn: async ({ signal }) => (await client.call('depositConfig', { signal })).config,
  });
}

/** The player's open order, of which there is at most one. Another tab may open or close it at any time. */
export function openDepositsRead(client: Client) {
  return queryOptions({
    queryKey: [...DEPOSITS, 'open'],
    queryFn: async ({ signal }) => (await client.call('depositOpen', { signal })).items,
    staleTime: 0,
  });
}

/** A page of all orders, newest first. Staff and the bank may move an order at any time. */
export function depositListRead(client: Client, { page, pageSize }: ListPage) {
  return queryOptions({
    queryKey: [...DEPOSITS, 'list', String(page), String(pageSize)],
    queryFn: ({ signal }) =>
      client.call('depositList', { signal, query: { page: String(page), pageSize: String(pageSize) } }),
    staleTime: 0,
  });
}

/** The first page of all orders, newest first. */
export function newestDepositsRead(client: Client) {
  return depositListRead(client, FIRST_PAGE);
}

/** One order. */
export function depositRead(client: Client, code: string) {
  return queryOptions({
    queryKey: [...DEPOSITS, 'order', code],
    queryFn: async ({ signal }) => (await client.call('deposit', { signal, parameters: { code } })).deposit,
    staleTime: 0,
  });
}

/** The QR of an open order. It is asked for by the order's machine, which knows when it ends; never by a focus. */
export function depositQrRead(client: Client, code: string) {
  return queryOptions({
    queryKey: [...DEPOSITS, 'qr', code],
    queryFn: async ({ signal }) => (await client.call('depositQr', { signal, parameters: { code } })).qr,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
