/** The reads of deposits and withdrawals. */
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Deposit } from '../../contract/deposit.ts';
import type { Withdraw } from '../../contract/withdraw.ts';
import { HISTORY_FILTERS, type HistoryFilters } from '../../contract/history.ts';
import { typedText } from '../../contract/rules/typed-text.ts';
import type { Client } from './client.ts';
import { PLAYER_SCOPE } from './player.ts';
import { PAGE_SIZE } from '../../contract/limits.ts';

const DEPOSITS = [PLAYER_SCOPE, 'deposits'] as const;
/** The prefix of the reads of single deposits. */
export const DEPOSIT_KEY = [...DEPOSITS, 'order'] as const;

/** Limits and durations of deposits: contract §2. */
export function depositConfigRead(client: Client) {
  return queryOptions({
    queryKey: ['deposits', 'config'],
    queryFn: async ({ signal }) => (await client.call('depositConfig', { signal })).config,
  });
}

/** The player's open order, of which there is at most one. */
export function openDepositsRead(client: Client) {
  return queryOptions({
    queryKey: [...DEPOSITS, 'open'],
    queryFn: async ({ signal }) => (await client.call('depositOpen', { signal })).items,
  });
}

/** A page of the orders, newest first. The response says which filters were applied: `filtersNotApplied`. */
export function depositListRead(client: Client, listPage: ListPage) {
  return queryOptions({
    queryKey: [...DEPOSITS, 'list', ...listPageKey(listPage)],
    queryFn: ({ signal }) => client.call('depositList', { signal, query: listPageQuery(listPage) }),
  });
}

/** The first page of all orders, newest first. */
export function newestDepositsRead(client: Client) {
  return depositListRead(client, FIRST_PAGE);
}

/** One order. */
export function depositRead(client: Client, code: string) {
  return queryOptions({
    queryKey: [...DEPOSIT_KEY, code],
    queryFn: async ({ signal }) => (await client.call('deposit', { signal, parameters: { code } })).deposit,
  });
}

/** The QR of an open order. Only the machine of that order requests it. */
export function depositQrRead(client: Client, code: string) {
  return queryOptions({
    queryKey: [...DEPOSITS, 'qr', code],
    queryFn: async ({ signal }) => (await client.call('depositQr', { signal, parameters: { code } })).qr,
  });
}

const WITHDRAWS = [PLAYER_SCOPE, 'withdraws'] as const;
/** The prefix of the reads of single withdrawals. */
export const WITHDRAW_KEY = [...WITHDRAWS, 'order'] as const;

/** Limits of withdrawals, and the currency that is paid out: contract §2. */
export function withdrawConfigRead(client: Client) {
  return queryOptions({
    queryKey: ['withdraws', 'config'],
    queryFn: async ({ signal }) => (await client.call('withdrawConfig', { signal })).config,
  });
}

/** The player's open withdrawal, of which there is at most one. */
export function openWithdrawsRead(client: Client) {
  return queryOptions({
    queryKey: [...WITHDRAWS, 'open'],
    queryFn: async ({ signal }) => (await client.call('withdrawOpen', { signal })).items,
  });
}

/** A page of the withdrawals, newest first. The response says which filters were applied: `filtersNotApplied`. */
export function withdrawListRead(client: Client, listPage: ListPage) {
  return queryOptions({
    queryKey: [...WITHDRAWS, 'list', ...listPageKey(listPage)],
    queryFn: ({ signal }) => client.call('withdrawList', { signal, query: listPageQuery(listPage) }),
  });
}

/** The first page of all withdrawals, newest first. */
export function newestWithdrawsRead(client: Client) {
  return withdrawListRead(client, FIRST_PAGE);
}

/** One withdrawal. */
export function withdrawRead(client: Client, code: string) {
  return queryOptions({
    queryKey: [...WITHDRAW_KEY, code],
    queryFn: async ({ signal }) => (await client.call('withdraw', { signal, parameters: { code } })).withdraw,
  });
}

/** The latest deposit that is known. One that was read alone may be newer than the first page of the list. */
export function latestDeposit(queries: QueryClient, newest: readonly Deposit[] = []): Deposit | undefined {
  return latestOf(newest, queries.getQueriesData<Deposit>({ queryKey: DEPOSIT_KEY }));
}

/** The latest withdrawal that is known, as for deposits. */
export function latestWithdraw(queries: QueryClient, newest: readonly Withdraw[] = []): Withdraw | undefined {
  return latestOf(newest, queries.getQueriesData<Withdraw>({ queryKey: WITHDRAW_KEY }));
}

function latestOf<Order extends { readonly createdAt: string }>(
  newest: readonly Order[],
  readAlone: readonly (readonly [QueryKey, Order | undefined])[],
): Order | undefined {
  const known = [...newest, ...readAlone.flatMap(([, order]) => order ?? [])];
  return known.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
}

/** A page of a list, as requested from the server: contract §1. */
export interface ListPage {
  /** From 1. */
  readonly page: number;
  /** Rows per page. */
  readonly pageSize: number;
  /** Absent ones are not sent. A backend may ignore the others. */
  readonly filters?: HistoryFilters | undefined;
}

/** The page that the server returns by default. */
export const FIRST_PAGE: ListPage = { page: 1, pageSize: PAGE_SIZE.default };

/** The query of a page: without blank filters, and with a code as it was meant (contract §1, *What people type*). */
export function listPageQuery({ page, pageSize, filters }: ListPage): Readonly<Record<string, string>> {
  const given = HISTORY_FILTERS.map((name) => [name, typedText(filters?.[name] ?? '')] as const);
  return {
    page: String(page),
    pageSize: String(pageSize),
    ...Object.fromEntries(given.filter(([, value]) => value !== '')),
  };
}

/** The part of a query key that identifies the page and its filters. */
export function listPageKey(listPage: ListPage): string[] {
  const { page = '', pageSize = '', ...filters } = listPageQuery(listPage);
  return [page, pageSize, ...Object.entries(filters).flat()];
}
