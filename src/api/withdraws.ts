import { queryOptions } from '@tanstack/react-query';
import type { Client } from './client.ts';
import { PLAYER_SCOPE } from './player.ts';

const WITHDRAWS = [PLAYER_SCOPE, 'withdraws'] as const;

/** Limits of withdrawals, and the currency that is paid out: contract §2. */
export function withdrawConfigRead(client: Client) {
  return queryOptions({
    queryKey: ['withdraws', 'config'],
    queryFn: async ({ signal }) => (await client.call('withdrawConfig', { signal })).config,
  });
}

/** The player's withdrawal that is under way, of which there is at most one. Staff move it at any time. */
export function openWithdrawsRead(client: Client) {
  return queryOptions({
    queryKey: [...WITHDRAWS, 'open'],
    queryFn: async ({ signal }) => (await client.call('withdrawOpen', { signal })).items,
    staleTime: 0,
  });
}

/** A page of all withdrawals, newest first. */
export function withdrawListRead(client: Client, page: number) {
  return queryOptions({
    queryKey: [...WITHDRAWS, 'list', String(page)],
    queryFn: ({ signal }) => client.call('withdrawList', { signal, query: { page: String(page) } }),
    staleTime: 0,
  });
}
