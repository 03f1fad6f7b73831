import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { PROVIDERS, type Provider } from '../../../contract/values.ts';
import { creditRead, type CreditReading } from '../../api/player.ts';
import { useSite } from '../site-context.ts';
import type { ReconnectJitter } from '../query/reconnect-jitter.ts';

/**
 * How far an amount can be relied on: `stale` is an earlier amount whose refetch failed; `failed` is no amount at all.
 */
export type CreditStatus = 'loading' | 'ready' | 'stale' | 'failed';

/** What is known of a player's credit with one provider. */
export interface KnownCredit {
  readonly status: CreditStatus;
  /** As it was last read, however long ago; undefined before the first time. */
  readonly reading: CreditReading | undefined;
  readonly isBeingRead: boolean;
  /** Reads it once more. */
  read(): void;
}

/** The player's credit with a provider. */
export function useCredit(provider: Provider): KnownCredit {
  const { client, reconnect } = useSite();
  return knownFrom(useQuery(creditRead(client, provider)), reconnect);
}

/** The player's credit with each provider, in their order. */
export function useCredits(): readonly (KnownCredit & { readonly provider: Provider })[] {
  const { client, reconnect } = useSite();
  const reads = useQueries({ queries: PROVIDERS.map((provider) => creditRead(client, provider)) });
  return PROVIDERS.flatMap((provider, place) => {
    const read = reads[place];
    return read ? [{ provider, ...knownFrom(read, reconnect) }] : [];
  });
}

function knownFrom(read: UseQueryResult<CreditReading>, reconnect: ReconnectJitter): KnownCredit {
  return {
    status: creditStatusOf(read),
    reading: read.data,
    isBeingRead: read.fetchStatus === 'fetching',
    read() {
      // One that waits for the page's turn cannot be read beside it.
      reconnect.flush();
      void read.refetch();
    },
  };
}

/** As TanStack Query tells of a read. */
interface Read {
  readonly data: unknown;
  readonly isError: boolean;
  /** How often the read that is on its way has failed so far. */
  readonly failureCount: number;
}

/** An earlier amount is marked as stale from the first failure on, also during the retries. */
export function creditStatusOf({ data, isError, failureCount }: Read): CreditStatus {
  if (data === undefined) return isError ? 'failed' : 'loading';
  return isError || failureCount > 0 ? 'stale' : 'ready';
}
