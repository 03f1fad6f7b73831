import { createContext, useContext } from 'react';
import type { Agency } from '../../contract/agency.ts';

/** What every route has at hand: the agency under which the site runs (specification §2). */
export const AgencyContext = createContext<Agency | null>(null);

export function useAgency(): Agency {
  const agency = useContext(AgencyContext);
  if (!agency) throw new Error('a view stands outside the agency');
  return agency;
}
