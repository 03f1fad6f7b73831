import { createContext, useContext } from 'react';
import type { Site } from './site.ts';

export const SiteContext = createContext<Site | null>(null);

/** The site that the page belongs to. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('a view stands outside the site');
  return site;
}
