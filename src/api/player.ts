import { queryOptions } from '@tanstack/react-query';
import type { Provider } from '../../contract/values.ts';
import type { Client } from './client.ts';

/** Everything that belongs to whoever is signed in starts with this key, and goes when they go. */
export const PLAYER_SCOPE = 'player';

/** The current player, with the credential and the bank accounts: specification §3. */
export function playerRead(client: Client) {
  return queryOptions({
    queryKey: [PLAYER_SCOPE, 'info'],
    queryFn: ({ signal }) => client.call('playerInfo', { signal }),
  });
}

/** Credit with one provider, in THB: always fetched anew (specification §7). */
export function creditRead(client: Client, provider: Provider) {
  return queryOptions({
    queryKey: [PLAYER_SCOPE, 'credits', provider],
    queryFn: async ({ signal }) => (await client.call('credit', { signal, parameters: { provider } })).credit,
    staleTime: 0,
  });
}
