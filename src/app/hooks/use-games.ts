import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Game, GameFilter } from '../../../contract/game.ts';
import { gamesOf, gamesRead } from '../../api/games.ts';
import { useSite } from '../site-context.ts';

/** The games of a provider, a category or a tab, as far as they have been read, and those after them. */
export function useGames(filter: GameFilter) {
  const read = useInfiniteQuery({
    ...gamesRead(useSite().client, filter),
    // The tabs stay while the games of another one come; those of another provider do not.
    placeholderData: (previous, query) =>
      filter.provider !== undefined && query && isOfProvider(query.queryKey, filter.provider)
        ? keepPreviousData(previous)
        : undefined,
  });
  const own = read.isPlaceholderData ? undefined : read.data;
  // A shelf is put up piece by piece, so that no finger is kept waiting; it is taken away at once.
  const put = useDeferredValue(own);
  const [first] = (own ? put : read.data)?.pages ?? [];
  const games: readonly Game[] | undefined = own && put && gamesOf(put);
  return {
    /** Undefined until the first page is there. */
    games,
    /** The provider's own groups; those of before while others are on their way. */
    tabs: first?.tabs,
    /** How many there are, as the server says. */
    total: Math.max(first?.total ?? 0, games?.length ?? 0),
    isWhole: !read.hasNextPage,
    isReadingMore: read.isFetchingNextPage,
    readMore: () => void read.fetchNextPage(),
    /** For `LoadFailure`: nothing could be read, or nothing more. */
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
