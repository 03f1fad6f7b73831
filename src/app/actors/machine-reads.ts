import type { DataTag, QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import { MACHINE_SCOPE } from '../query/spread-reads.ts';

/**
 * Asks the server for a machine, by the policy of reads, and lets the cache's readers see the answer. It is asked whatever the
 * cache holds, and fails at once without a line: a machine says so, and goes on.
 *
 * Not under the views' own key: a read that is shared with a view is cancelled when the view goes away, and the machine
 * would take a page that was left for an answer that never came. When `signal` aborts, the request is cancelled and its
 * answer is not stored: the machine has left the state that asked.
 */
export async function readForMachine<Data>(
  queries: QueryClient,
  read: { readonly queryKey: DataTag<QueryKey, Data, Error>; readonly queryFn?: unknown },
  signal?: AbortSignal,
): Promise<Data> {
  const queryKey = [MACHINE_SCOPE, ...read.queryKey];
  signal?.addEventListener('abort', () => void queries.cancelQueries({ queryKey, exact: true }));
  const data = await queries.fetchQuery<Data>({
    queryKey,
    queryFn: read.queryFn as QueryFunction<Data>,
    staleTime: 0,
    gcTime: 0,
  });
  signal?.throwIfAborted();
  // A view's read that is on its way would bring older news.
  await queries.cancelQueries({ queryKey: read.queryKey, exact: true });
  queries.setQueryData<Data>(read.queryKey as QueryKey, data);
  return data;
}
