import { onlineManager, QueryClient } from '@tanstack/react-query';
import { type Failure, failureOf, mayPass } from '../../../contract/errors.ts';
import { FRESH_MS, READ_RETRIES, RETAINED_MS, RETRY_CAP_MS, SLOW_MS } from '../../../contract/limits.ts';
import { AGENCY_KEY } from '../../api/agency.ts';
import type { Browser } from '../../platform/browser.ts';
import { MACHINE_SCOPE, SpreadReads } from './spread-reads.ts';
import { startReconnectJitter, type ReconnectJitter } from './reconnect-jitter.ts';

/**
 * Retries are for reads, and only for what may pass: a 4xx is an answer, and so is a server that wants to be left alone for
 * longer than anybody waits.
 */
export function mayRetry(failures: number, error: unknown, longestMs = RETRY_CAP_MS): boolean {
  const failure = failureOf(error);
  return failures < READ_RETRIES && mayPass(failure) && retryAfterMs(failure) <= longestMs;
}

/**
 * The retry delay: exponential backoff of 1, 2, 4 … seconds with full jitter, so that clients that failed together do not
 * retry together. Added to the server's Retry-After; at most 30 seconds in all (specification §7).
 */
export function retryDelay(failures: number, error: unknown, random: Browser['random']): number {
  const reported = Math.min(retryAfterMs(failureOf(error)), RETRY_CAP_MS);
  return reported + random() * Math.min(1000 * 2 ** failures, RETRY_CAP_MS - reported);
}

function retryAfterMs(failure: Failure): number {
  return failure.kind === 'server' ? (failure.retryAfterSeconds ?? 0) * 1000 : 0;
}

type Dependencies = Pick<Browser, 'clock' | 'random' | 'isOnline' | 'isLookedAt' | 'onNetworkChange'>;

/** The cache of what the server said, with the specification's policy (§7). */
export function createQueryClient(
  browser: Dependencies,
  reconnect: ReconnectJitter = startReconnectJitter(browser),
): QueryClient {
  // The library takes it for granted that there is a line, until the browser says that it has changed.
  onlineManager.setOnline(browser.isOnline());
  const queries = new QueryClient({
    queryCache: new SpreadReads(browser, reconnect),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: RETAINED_MS,
        refetchOnWindowFocus: true,
        // Without a line a read fails at once, and its page says so: one that the library holds back is neither on its way
        // nor failed, and a machine that waits for it stands still (docs/decisions/0032). It is tried all the same, because
        // some browsers say that there is no line where there is one.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => browser.isOnline() && mayRetry(failures, error),
        retryDelay: (failures, error) => retryDelay(failures, error, browser.random),
      },
      // Writes belong to the machines: a POST is never sent again by a library.
      mutations: { retry: false },
    },
  });
  // A root that cannot be read shows nothing (specification §2), and a missing line says nothing about the agency: it waits.
  // A page without anything on it offers no way to try again: the read is repeated until it is answered.
  queries.setQueryDefaults(AGENCY_KEY, {
    networkMode: 'offlineFirst',
    retry: (failures, error) => mayRetry(failures, error),
    refetchInterval: ({ state }) => (state.data === undefined && state.error ? RETRY_CAP_MS : false),
  });
  // A player waits for what a machine asks, perhaps behind a dialog.
  queries.setQueryDefaults([MACHINE_SCOPE], {
    retry: (failures, error) => browser.isOnline() && mayRetry(failures, error, SLOW_MS),
  });
  return queries;
}
