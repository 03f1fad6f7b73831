import { queryOptions } from '@tanstack/react-query';
import type { Client } from './client.ts';
import { PLAYER_SCOPE } from './player.ts';

/** The player's own limits, those that wait, and until when they stay away: contract §2. */
export function protectionRead(client: Client) {
  return queryOptions({
    queryKey: [PLAYER_SCOPE, 'limits'],
    queryFn: ({ signal }) => client.call('limits', { signal }),
  });
}
