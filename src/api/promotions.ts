import { queryOptions } from '@tanstack/react-query';
import type { Client } from './client.ts';
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
