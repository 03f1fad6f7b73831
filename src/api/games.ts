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
 * The games of a provider, a category or a tab as an infinite query, most played first, with the provider's tabs (contract
 * §2). Some providers are never stale (specification §2).
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

/** The games of the loaded pages, each once: a game that moves up between two requests is on both pages. */
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

/** The API path of the first page, with its query. */
export function gamesAddress(filter: GameFilter): string {
  return addressOf(pathOf('games', {}), queryOf(filter, 1));
}

function queryOf(filter: GameFilter, page: number): Readonly<Record<string, string>> {
  return { ...asked(filter), page: String(page), pageSize: String(PAGE_SIZE.maximum) };
}

/** No next page after an empty one, whatever `total` says. */
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
    // Otherwise the data is removed when no view shows it, and the next view sends the same request again.
    ...(isNeverStale && { gcTime: Number.POSITIVE_INFINITY }),
  };
}
