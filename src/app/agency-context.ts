import { createContext, useContext } from 'react';
import type { Agency } from '../../contract/agency.ts';

/** What every route has at hand: the agency under which the site runs (specification §2); null before it is known. */
export const AgencyContext = createContext<Agency | null>(null);

/** For what may be drawn before the agency is known. */
export function useAgencyIfKnown(): Agency | null {
  return useContext(AgencyContext);
}

export function useAgency(): Agency {
  const agency = useAgencyIfKnown();
  if (!agency) throw new Error('a view stands outside the agency');
  return agency;
}
