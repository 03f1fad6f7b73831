import { onlineManager, QueryClient } from '@tanstack/react-query';
import { type Failure, failureOf, mayPass } from '../../../contract/errors.ts';
import { FRESH_MS, READ_RETRIES, RETAINED_MS, RETRY_CAP_MS, SLOW_MS } from '../../../contract/limits.ts';
import { AGENCY_KEY } from '../../api/agency.ts';
import type { Browser } from '../../platform/browser.ts';
import { MACHINE_SCOPE, SpreadReads } from './spread-reads.ts';
import { startReconnectJitter, type ReconnectJitter } from './reconnect-jitter.ts';

/** Whether a failed read is retried: only if a retry may succeed, and if the server's `Retry-After` is at most `longestMs`. */
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

/** The query cache, with the policy of specification §7. */
export function createQueryClient(
  browser: Dependencies,
  reconnect: ReconnectJitter = startReconnectJitter(browser),
): QueryClient {
  // TanStack Query assumes that the browser is online until the first online or offline event.
  onlineManager.setOnline(browser.isOnline());
  const queries = new QueryClient({
    queryCache: new SpreadReads(browser, reconnect),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: RETAINED_MS,
        refetchOnWindowFocus: true,
        // Offline a read fails at once and its page reports that. A read that the library pauses would be neither pending
        // nor failed, and a machine would wait for it indefinitely (docs/decisions/0032). The request is sent nevertheless,
        // because some browsers report offline wrongly.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => browser.isOnline() && mayRetry(failures, error),
        retryDelay: (failures, error) => retryDelay(failures, error, browser.random),
      },
      // Machines send the writes. The library must never repeat a POST.
      mutations: { retry: false },
    },
  });
  // Without the agency the site renders nothing (specification §2), and being offline says nothing about the agency: its
  // read is paused instead of failing. An empty page has no button to retry, so the read is repeated until it succeeds.
  queries.setQueryDefaults(AGENCY_KEY, {
    networkMode: 'offlineFirst',
    retry: (failures, error) => mayRetry(failures, error),
    refetchInterval: ({ state }) => (state.data === undefined && state.error ? RETRY_CAP_MS : false),
  });
  // The player waits for a machine's read, perhaps in a dialog: no retry if the server asks for a longer wait than
  // `SLOW_MS`.
  queries.setQueryDefaults([MACHINE_SCOPE], {
    retry: (failures, error) => browser.isOnline() && mayRetry(failures, error, SLOW_MS),
  });
  return queries;
}
