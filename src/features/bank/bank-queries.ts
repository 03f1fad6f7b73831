import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../api/client.ts';

/** The accepted banks with the number of digits of their accounts: contract §2. */
export function banksRead(client: Client) {
  return queryOptions({
    queryKey: ['banks'],
    queryFn: async ({ signal }) => (await client.call('banks', { signal })).banks,
  });
}
