import { queryOptions } from '@tanstack/react-query';
import type { Client } from './client.ts';
import { PLAYER_SCOPE } from './player.ts';

/** The promotion in force, ACTIVE or USED; null where there is none (contract §2). Staff and time may end it. */
export function currentUsageRead(client: Client) {
  return queryOptions({
    queryKey: [PLAYER_SCOPE, 'usages', 'current'],
    queryFn: async ({ signal }) => (await client.call('usageCurrent', { signal })).usage,
    staleTime: 0,
  });
}
