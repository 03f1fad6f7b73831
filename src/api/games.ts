import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pathOf } from '../../contract/endpoints.ts';
import type { Game, GameFilter, GameList } from '../../contract/game.ts';
import { FRESH_MS, PAGE_SIZE } from '../../contract/limits.ts';
import type { Provider } from '../../contract/values.ts';
import type { CallResult } from './call-options.ts';
import { addressOf, type Client } from './client.ts';

type ReportedGames = CallResult<'games'>;

/** The providers whose game pages are never treated as stale: specification §2. */
const NEVER_STALE: readonly Provider[] = ['askmebet', 'alphabet'];

/**
 * The games of a provider, a category or a tab, the most played first, page after page, and the tabs that there are
 * (contract §2). Those of a provider whose page is never stale are read once (specification §2).
 */
export function gamesRead(client: Client, filter: GameFilter) {
  return infiniteQueryOptions({
    queryKey: ['games', 'pages', asked(filter)],
    queryFn: ({ signal, pageParam }) => pageOf(client, filter, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: pageAfter,
    ...freshness(filter),
  });
}

/** All games that match, for a search by name: one call for each page of the list. */
export function allGamesRead(client: Client, filter: GameFilter) {
  return queryOptions({
    queryKey: ['games', 'all', asked(filter)],
    async queryFn({ signal }) {
      const pages: ReportedGames[] = [];
      for (let next: number | undefined = 1; next !== undefined; ) {
        const page: ReportedGames = await pageOf(client, filter, next, signal);
        pages.push(page);
        next = pageAfter(page);
      }
      return gamesOf({ pages });
    },
    ...freshness(filter),
  });
}

/** The games of the pages that were read, each once: one that rose meanwhile may stand on two of them. */
export function gamesOf({ pages }: Pick<InfiniteData<GameList>, 'pages'>): readonly Game[] {
  const games = pages.flatMap(({ items }) => items);
  return [...new Map(games.map((game) => [game.code, game])).values()];
}

function pageOf(
  client: Client,
  filter: GameFilter,
  page: number,
  signal: AbortSignal,
): Promise<ReportedGames> {
  return client.call('games', { signal, query: queryOf(filter, page) });
}

/** Where the first of those games are asked for. */
export function gamesAddress(filter: GameFilter): string {
  return addressOf(pathOf('games', {}), queryOf(filter, 1));
}

function queryOf(filter: GameFilter, page: number): Readonly<Record<string, string>> {
  return { ...asked(filter), page: String(page), pageSize: String(PAGE_SIZE.maximum) };
}

/** None after the last page, nor after an empty one, whatever its total says. */
function pageAfter({ items, unreadable, page, pageSize, total }: ReportedGames): number | undefined {
  return items.length + unreadable.length > 0 && page * pageSize < total ? page + 1 : undefined;
}

function asked(filter: GameFilter): Readonly<Record<string, string>> {
  const entries = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}

function freshness({ provider }: GameFilter) {
  const isNeverStale = provider !== undefined && NEVER_STALE.includes(provider);
  return {
    staleTime: isNeverStale ? Number.POSITIVE_INFINITY : FRESH_MS,
    // Garbage collection while no view shows it would only cause the same call again.
    ...(isNeverStale && { gcTime: Number.POSITIVE_INFINITY }),
  };
}
