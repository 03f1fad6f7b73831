import { queryOptions } from '@tanstack/react-query';
import type { GameFilter } from '../../contract/game.ts';
import { FRESH_MS, PAGE_SIZE } from '../../contract/limits.ts';
import type { Provider } from '../../contract/values.ts';
import type { Client } from './client.ts';

/** The providers whose game pages are never treated as stale: specification §2. */
const NEVER_STALE: readonly Provider[] = ['askmebet', 'alphabet'];

/**
 * The games of a provider, a category or a tab, the most played first, and the tabs that there are (contract §2). Those of
 * a provider whose page is never stale are read once (specification §2).
 */
export function gamesRead(client: Client, filter: GameFilter) {
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
  const isNeverStale = filter.provider !== undefined && NEVER_STALE.includes(filter.provider);
  return queryOptions({
    queryKey: ['games', asked],
    queryFn: ({ signal }) =>
      client.call('games', { signal, query: { ...asked, pageSize: String(PAGE_SIZE.maximum) } }),
    staleTime: isNeverStale ? Number.POSITIVE_INFINITY : FRESH_MS,
    // What is dropped while nobody looks would be asked for again: stale by another name.
    ...(isNeverStale && { gcTime: Number.POSITIVE_INFINITY }),
  });
}
