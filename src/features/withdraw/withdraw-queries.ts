import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../api/client.ts';
import { FIRST_PAGE, type ListPage } from '../../api/list-page.ts';
import { PLAYER_SCOPE } from '../../api/player.ts';

const WITHDRAWS = [PLAYER_SCOPE, 'withdraws'] as const;

/** Limits of withdrawals, and the currency that is paid out: contract §2. */
export function withdrawConfigRead(client: Client) {
  return queryOptions({
    queryKey: ['withdraws', 'config'],
    queryFn: async ({ signal }) => (await client.call('withdrawConfig', { signal })).config,
  });
}

/** The player's withdrawal that is under way, of which there is at most one. */
export function openWithdrawsRead(client: Client) {
  return queryOptions({
    queryKey: [...WITHDRAWS, 'open'],
    queryFn: async ({ signal }) => (await client.call('withdrawOpen', { signal })).items,
  });
}

/** A page of all withdrawals, newest first. */
export function withdrawListRead(client: Client, { page, pageSize }: ListPage) {
  return queryOptions({
    queryKey: [...WITHDRAWS, 'list', String(page), String(pageSize)],
    queryFn: ({ signal }) =>
      client.call('withdrawList', { signal, query: { page: String(page), pageSize: String(pageSize) } }),
  });
}

/** The first page of all withdrawals, newest first. */
export function newestWithdrawsRead(client: Client) {
  return withdrawListRead(client, FIRST_PAGE);
}

/** One withdrawal. */
export function withdrawRead(client: Client, code: string) {
  return queryOptions({
    queryKey: [...WITHDRAWS, 'order', code],
    queryFn: async ({ signal }) => (await client.call('withdraw', { signal, parameters: { code } })).withdraw,
  });
}
