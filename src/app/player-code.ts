import { GameTab } from './game-tab.ts';
import { playerWithActors } from './player-actors.ts';
import { playerEffects } from './player-effects.ts';
import type { TabTalk } from './session/tabs.ts';
import type { Site } from './site.ts';

/** The code that only players need. Visitors do not download it. */
export function playerCode(site: Site, tabs: TabTalk) {
  const { browser, client, queries } = site;
  const gameTab = new GameTab(browser.openGameWindow);
  return {
    ...playerEffects(site, tabs),
    gameTab,
    /** The player machine for one player. */
    playerFor: (playerId: string) => playerWithActors({ browser, client, queries, gameTab }, playerId),
  };
}

export type PlayerCode = ReturnType<typeof playerCode>;
