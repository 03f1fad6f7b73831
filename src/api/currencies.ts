import { queryOptions } from '@tanstack/react-query';
import type { Client } from './client.ts';

/** Rates for 1 THB: contract §2. */
export function ratesRead(client: Client) {
  return queryOptions({
    queryKey: ['currencies', 'rates'],
    queryFn: async ({ signal }) => (await client.call('currencyRates', { signal })).rates,
  });
}

/** The receiving merchants: contract §2. */
export function currencyOptionsRead(client: Client) {
  return queryOptions({
    queryKey: ['currencies', 'options'],
    queryFn: async ({ signal }) => (await client.call('currencyOptions', { signal })).options,
  });
}
