import { queryOptions } from '@tanstack/react-query';
import type { Client } from './client.ts';
import { type ListPage, listPageKey, listPageQuery } from './orders.ts';
import { PLAYER_SCOPE } from './player.ts';

/** The promotion in force, ACTIVE or USED; null where there is none (contract §2). */
export function currentUsageRead(client: Client) {
  return queryOptions({
    queryKey: [PLAYER_SCOPE, 'usages', 'current'],
    queryFn: async ({ signal }) => (await client.call('usageCurrent', { signal })).usage,
  });
}

/** The current promotions, each with whether this player may claim it (contract §2). */
export function currentPromotionsRead(client: Client) {
  return queryOptions({
    queryKey: ['promotions', 'current'],
    queryFn: async ({ signal }) => (await client.call('promotionsCurrent', { signal })).items,
  });
}

/** One promotion. */
export function promotionRead(client: Client, promotionId: string) {
  return queryOptions({
    queryKey: ['promotions', 'one', promotionId],
    queryFn: async ({ signal }) =>
      (await client.call('promotion', { signal, parameters: { id: promotionId } })).promotion,
  });
}

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
