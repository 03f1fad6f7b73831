import { queryOptions } from '@tanstack/react-query';
import type { Client } from './client.ts';

export const AGENCY_KEY = ['agency'] as const;

/** The agency that runs the site: specification §7. */
export function agencyRead(client: Client) {
  return queryOptions({
    queryKey: AGENCY_KEY,
    queryFn: async ({ signal }) => (await client.call('agencyInfo', { signal })).agency,
  });
}
