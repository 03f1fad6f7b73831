import { useSelector } from '@xstate/react';
import type { PlayerSite } from '../player-site.ts';
import { useSite } from '../site-context.ts';

/** The part of the site for a signed-in player; null until its code is loaded. */
export function usePlayerSiteIfAny(): PlayerSite | null {
  const site = useSite();
  // It exists before the session state becomes signedIn.
  return useSelector(site.session, () => site.playerSite);
}

/** The same, for a view that is rendered only for a signed-in player. */
export function usePlayerSite(): PlayerSite {
  const playerSite = usePlayerSiteIfAny();
  if (!playerSite) throw new Error('a player view is rendered without a signed-in player');
  return playerSite;
}
