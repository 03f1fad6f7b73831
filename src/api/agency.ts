import { queryOptions } from '@tanstack/react-query';
import type { Client } from './client.ts';

/** The agency that runs the site: specification §7. */
export function agencyRead(client: Client) {
  return queryOptions({
    queryKey: ['agency'],
    queryFn: async ({ signal }) => (await client.call('agencyInfo', { signal })).agency,
  });
}
