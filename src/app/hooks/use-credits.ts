import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { PROVIDERS, type Provider } from '../../../contract/values.ts';
import { creditRead, type CreditReading } from '../../api/player.ts';
import { useSite } from '../site-context.ts';
import type { ReconnectJitter } from '../query/reconnect-jitter.ts';

/** `stale`: an earlier amount whose refetch has failed. `failed`: no amount at all. */
export type CreditStatus = 'loading' | 'ready' | 'stale' | 'failed';

/** The player's credit with one provider. */
export interface KnownCredit {
  readonly status: CreditStatus;
  /** The last response, however old; undefined before the first one. */
  readonly reading: CreditReading | undefined;
  readonly isBeingRead: boolean;
  /** Refetches the credit. */
  read(): void;
}

/** The player's credit, and with which provider. */
export interface ProviderCredit extends KnownCredit {
  readonly provider: Provider;
}

/** The player's credit with a provider. */
export function useCredit(provider: Provider): KnownCredit {
  const { client, reconnect } = useSite();
  return knownFrom(useQuery(creditRead(client, provider)), reconnect);
}

/** The player's credit with each provider, in the order of `PROVIDERS`. */
export function useCredits(): readonly ProviderCredit[] {
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
      // A manual refetch ends the reconnect delay: the reads that wait for it start now.
      reconnect.flush();
      void read.refetch();
    },
  };
}

/** The fields of a query result that the status depends on. */
type Read = Pick<UseQueryResult, 'data' | 'isError' | 'failureCount'>;

/** The status of a credit. An earlier amount is stale from the first failure on, also during the retries. */
export function creditStatusOf({ data, isError, failureCount }: Read): CreditStatus {
  if (data === undefined) return isError ? 'failed' : 'loading';
  return isError || failureCount > 0 ? 'stale' : 'ready';
}
