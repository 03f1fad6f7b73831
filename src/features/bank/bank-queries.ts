import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../api/client.ts';

/** The banks whose accounts are accepted, with their ranges of digits: contract §2. */
export function banksRead(client: Client) {
  return queryOptions({
    queryKey: ['banks'],
    queryFn: async ({ signal }) => (await client.call('banks', { signal })).banks,
  });
}
