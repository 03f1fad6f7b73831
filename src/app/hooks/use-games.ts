import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Game, GameFilter } from '../../../contract/game.ts';
import { gamesOf, gamesRead } from '../../api/games.ts';
import { useSite } from '../site-context.ts';

/** The games of a provider, a category or a tab that are loaded so far, and a function that loads the next page. */
export function useGames(filter: GameFilter) {
  const read = useInfiniteQuery({
    ...gamesRead(useSite().client, filter),
    // Keeps the provider's tabs visible while the games of another tab load. Tabs of another provider are not kept.
    placeholderData: (previous, query) =>
      filter.provider !== undefined && query && isOfProvider(query.queryKey, filter.provider)
        ? keepPreviousData(previous)
        : undefined,
  });
  const own = read.isPlaceholderData ? undefined : read.data;
  // New games are rendered as a deferred value, so that input stays responsive. Old ones disappear at once.
  const put = useDeferredValue(own);
  const [first] = (own ? put : read.data)?.pages ?? [];
  const games: readonly Game[] | undefined = own && put && gamesOf(put);
  return {
    /** Undefined until the first page is loaded. */
    games,
    /** The provider's tabs; the previous ones while the games of another tab load. */
    tabs: first?.tabs,
    /** The total number of games, according to the server. */
    total: Math.max(first?.total ?? 0, games?.length ?? 0),
    isWhole: !read.hasNextPage,
    isReadingMore: read.isFetchingNextPage,
    readMore: () => void read.fetchNextPage(),
    /** For `LoadFailure`: `failure` if the first page could not be loaded, `failureOfMore` if a later one could not. */
    failure: read.isLoadingError ? read : null,
    failureOfMore: read.isFetchNextPageError
      ? { error: read.error, isFetching: read.isFetchingNextPage, refetch: () => read.fetchNextPage() }
      : null,
  };
}

function isOfProvider(queryKey: readonly unknown[], provider: string): boolean {
  const asked = queryKey.at(-1);
  return typeof asked === 'object' && asked !== null && 'provider' in asked && asked.provider === provider;
}
