import { GameTab } from './game-tab.ts';
import { PLAYER_READS } from './navigation/player-reads.ts';
import { playerWithActors } from './player-actors.ts';
import { playerEffects } from './player-effects.ts';
import { logOutWithActors } from './session/log-out-actors.ts';
import type { TabTalk } from './session/tabs.ts';
import type { Site } from './site.ts';

/** The code that only players need. Visitors do not download it. */
export function playerCode(site: Site, tabs: TabTalk) {
  const { browser, client, queries } = site;
  const gameTab = new GameTab(browser.openGameWindow);
  let logOut: ReturnType<typeof logOutWithActors> | null = null;
  return {
    ...playerEffects(site, tabs),
    gameTab,
    reads: PLAYER_READS,
    /** Created at the first logout: the code of players is set up in an action, which must not create machines with delays. */
    get logOut() {
      return (logOut ??= logOutWithActors(site));
    },
    /** The player machine for one player. */
    playerFor: (playerId: string) => playerWithActors({ browser, client, queries, gameTab }, playerId),
  };
}

export type PlayerCode = ReturnType<typeof playerCode>;
