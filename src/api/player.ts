import { queryOptions } from '@tanstack/react-query';
import type { Credit } from '../../contract/player.ts';
import type { Provider } from '../../contract/values.ts';
import type { Client } from './client.ts';

/** The first element of every query key of the signed-in player. Those queries are removed at sign-out. */
export const PLAYER_SCOPE = 'player';

/** The current player, with the credential and the bank accounts: specification §3. */
export function playerRead(client: Client) {
  return queryOptions({
    queryKey: [PLAYER_SCOPE, 'info'],
    queryFn: ({ signal }) => client.call('playerInfo', { signal }),
  });
}

/**
 * Looks up who is signed in (contract §1). `playerRead` sends the same request, but only in the session that the page is
 * bound to.
 */
export function playerLookUp(client: Client) {
  const { queryKey } = playerRead(client);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => client.call('playerInfo', { signal, isLookUp: true }),
  });
}

/** Credit with one provider, and when it was received (server time in milliseconds). */
export interface CreditReading extends Credit {
  readonly readAt: number;
}

/** Credit with one provider, in THB: never fresh, always refetched (specification §7). */
export function creditRead(client: Client, provider: Provider) {
  return queryOptions({
    queryKey: [PLAYER_SCOPE, 'credits', provider],
    queryFn: async ({ signal }): Promise<CreditReading> => {
      const { credit } = await client.call('credit', { signal, parameters: { provider } });
      return { ...credit, readAt: client.clock.now() };
    },
    staleTime: 0,
  });
}

/** The player's limits, the changes of them that are not in force yet, and the end of a break: contract §2. */
export function responsiblePlayRead(client: Client) {
  return queryOptions({
    queryKey: [PLAYER_SCOPE, 'limits'],
    queryFn: ({ signal }) => client.call('limits', { signal }),
  });
}
