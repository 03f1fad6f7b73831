import { useSelector } from '@xstate/react';
import type { PlayerSite } from '../player-site.ts';
import { useSite } from '../site-context.ts';

/** What only whoever is signed in has; null before anybody might be. */
export function usePlayerSiteIfAny(): PlayerSite | null {
  const site = useSite();
  // It is there before the session says that somebody is.
  return useSelector(site.session, () => site.playerSite);
}

/** The same, for a view that stands only where somebody is signed in. */
export function usePlayerSite(): PlayerSite {
  const playerSite = usePlayerSiteIfAny();
  if (!playerSite) throw new Error('a view of a player stands where nobody is signed in');
  return playerSite;
}
