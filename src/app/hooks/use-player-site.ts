import { useSelector } from '@xstate/react';
import type { PlayerSite } from '../site.ts';
import { useSite } from '../site-context.ts';

/** The part of the site for a signed-in player; null until its code is loaded. */
export function usePlayerSiteIfAny(): PlayerSite | null {
  const site = useSite();
  // The player site exists before the session state becomes signedIn.
  return useSelector(site.session, () => site.playerSite);
}

/** The part of the site for a signed-in player, for a view that is rendered only for one. @throws if it is not loaded. */
export function usePlayerSite(): PlayerSite {
  const playerSite = usePlayerSiteIfAny();
  if (!playerSite) throw new Error('a player view is rendered without a signed-in player');
  return playerSite;
}
