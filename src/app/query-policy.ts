import { QueryClient } from '@tanstack/react-query';
import { failureOf, mayPass } from '../../contract/errors.ts';
import { FRESH_MS, READ_RETRIES, RETAINED_MS, RETRY_CAP_MS } from '../../contract/limits.ts';

/** Retries are for reads, and only for what may pass: a 4xx is an answer. */
export function mayRetry(failures: number, error: unknown): boolean {
  return failures < READ_RETRIES && mayPass(failureOf(error));
}

/** 1, 2, 4 … seconds, 30 at most; longer where the server said so. */
export function retryDelay(failures: number, error: unknown): number {
  const failure = failureOf(error);
  const told = failure.kind === 'server' ? (failure.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.min(Math.max(1000 * 2 ** failures, told), RETRY_CAP_MS);
}

/** The cache of what the server said, with the specification's policy (§7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: RETAINED_MS,
        refetchOnWindowFocus: true,
        retry: mayRetry,
        retryDelay,
      },
      // Writes belong to the machines: a POST is never sent again by a library.
      mutations: { retry: false },
    },
  });
}
