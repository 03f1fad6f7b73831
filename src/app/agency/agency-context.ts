import { createContext, useContext } from 'react';
import type { Agency } from '../../../contract/agency.ts';

/** The agency of the site (specification §2); null until it is loaded. */
export const AgencyContext = createContext<Agency | null>(null);

/** For components that may render before the agency is loaded. */
export function useAgencyIfKnown(): Agency | null {
  return useContext(AgencyContext);
}

export function useAgency(): Agency {
  const agency = useAgencyIfKnown();
  if (!agency) throw new Error('no agency');
  return agency;
}
