/** The reads of claimed promotions that only players need: apart from `promotions.ts`, which every first load contains. */
import { queryOptions } from '@tanstack/react-query';
import type { Client } from './client.ts';
import { type ListPage, listPageKey, listPageQuery } from './orders.ts';
import { PLAYER_SCOPE } from './player.ts';

/**
 * A page of the promotions that the player has claimed, newest first. The response says which filters were applied:
 * `filtersNotApplied`.
 */
export function usageListRead(client: Client, listPage: ListPage) {
  return queryOptions({
    queryKey: [PLAYER_SCOPE, 'usages', 'list', ...listPageKey(listPage)],
    queryFn: ({ signal }) => client.call('usageList', { signal, query: listPageQuery(listPage) }),
  });
}
