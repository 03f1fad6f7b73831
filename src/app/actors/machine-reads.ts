import {
  type DataTag,
  matchQuery,
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  replaceEqualDeep,
} from '@tanstack/react-query';
import { type ErrorCode, failureOf, isServerCode } from '../../../contract/errors.ts';
import type { Unsubscribe } from '../../platform/unsubscribe.ts';
import { MACHINE_SCOPE } from '../query/spread-reads.ts';

/** Runs a write to the query cache. */
export type Write = (store: () => void) => void;

/**
 * The writes to the query cache by the parts of one machine. The machine receives their results from the parts, and observes
 * only what others write: `isRunning` is true while the cache informs its listeners of an own write. If the part has been stopped
 * since, the write counts as one of others, so that no result is lost.
 */
export class OwnCacheWrites {
  isRunning = false;

  /** For a part that is running until `signal` aborts. */
  of(signal: AbortSignal): Write {
    return (store) => {
      this.isRunning = !signal.aborted;
      try {
        store();
      } finally {
        this.isRunning = false;
      }
    };
  }
}

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
  write: Write = (store) => store(),
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
  write(() => queries.setQueryData<Data>(read.queryKey as QueryKey, data));
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

/** Calls the listener with what the cache holds, and with the result of each later read, from any view. */
export function observeCached<Data>(
  queries: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  listener: (data: Data) => void,
): Unsubscribe {
  const cached = queries.getQueryData<Data>(queryKey as QueryKey);
  if (cached !== undefined) listener(cached);
  return onRead(queries, queryKey, listener);
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

/**
 * Keeps what the cache holds of an order if a response reports an earlier status: responses may arrive out of order (contract §3).
 * The key is the prefix of the reads of single orders.
 */
export function ignoreOutdated<Order extends { readonly status: string }>(
  queries: QueryClient,
  queryKey: QueryKey,
  mayLaterBe: (from: Order['status'], to: Order['status']) => boolean,
): void {
  queries.setQueryDefaults(queryKey, {
    structuralSharing: (before: unknown, received: unknown) => {
      const [held, order] = [before as Order | undefined, received as Order];
      return held && !mayLaterBe(held.status, order.status) ? held : replaceEqualDeep(held, order);
    },
  });
}
