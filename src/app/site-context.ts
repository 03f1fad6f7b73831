import { createContext, useContext } from 'react';
import type { Site } from './site.ts';

export const SiteContext = createContext<Site | null>(null);

/** The site of the component tree. Throws outside of `SiteContext`. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('no site');
  return site;
}
