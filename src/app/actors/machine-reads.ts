import {
  type DataTag,
  matchQuery,
  type QueryClient,
  type QueryFunction,
  type QueryKey,
} from '@tanstack/react-query';
import { type ErrorCode, failureOf, isServerCode } from '../../../contract/errors.ts';
import type { Unsubscribe } from '../../platform/unsubscribe.ts';
import { MACHINE_SCOPE } from '../query/spread-reads.ts';

/**
 * Reads from the server for a machine, whatever the cache holds, and stores the response under the views' query key.
 * Offline it fails at once, and the machine handles the failure.
 *
 * Uses a query key of its own: a query shared with a view is cancelled when the view unmounts, which the machine would take
 * for a missing response. If `signal` aborts because the machine has left the state, the request is cancelled and its
 * response is not stored.
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
  // The response to a view's request in flight may be older.
  await queries.cancelQueries({ queryKey: read.queryKey, exact: true });
  queries.setQueryData<Data>(read.queryKey as QueryKey, data);
  return data;
}

/** Resolves to null if the server responds with this code: NOT_FOUND, for example, after a reset of the mock. */
export async function nullIf<Data>(code: ErrorCode, response: Promise<Data>): Promise<Data | null> {
  try {
    return await response;
  } catch (error) {
    if (isServerCode(failureOf(error), code)) return null;
    throw error;
  }
}

/** Calls the listener with the result of each read whose key begins so, from any view: polling, a refetch on focus. */
export function onRead<Data>(
  queries: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  listener: (data: Data) => void,
): Unsubscribe {
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { query } = event;
    if (matchQuery({ queryKey }, query) && query.state.data !== undefined) listener(query.state.data as Data);
  });
}
