import type { DataTag, QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import { MACHINE_SCOPE } from '../spread-reads.ts';

/**
 * Asks the server for a machine, by the policy of reads, and lets the cache's readers see the answer.
 *
 * Not under the views' own key: a read that is shared with a view is cancelled when the view goes away, and the machine
 * would take a page that was left for an answer that never came.
 */
export async function readForMachine<Data>(
  queries: QueryClient,
  read: { readonly queryKey: DataTag<QueryKey, Data, Error>; readonly queryFn?: unknown },
): Promise<Data> {
  const data = await queries.fetchQuery<Data>({
    queryKey: [MACHINE_SCOPE, ...read.queryKey],
    queryFn: read.queryFn as QueryFunction<Data>,
    staleTime: 0,
    gcTime: 0,
  });
  // A view's read that is on its way would bring older news.
  await queries.cancelQueries({ queryKey: read.queryKey, exact: true });
  queries.setQueryData<Data>(read.queryKey as QueryKey, data);
  return data;
}
