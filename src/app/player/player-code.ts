import { SessionReminder } from '../../features/responsible-play/session-reminder.ts';
import { GameTab } from './game-tab.ts';
import { PLAYER_READS } from '../navigation/player-reads.ts';
import { playerWithActors } from './player-actors.ts';
import { playerEffects } from './player-effects.ts';
import type { TabChannel } from '../session/tabs.ts';
import type { MessageServices } from '../services.ts';

/** The code that only players need. Visitors do not download it. */
export function playerCode(site: MessageServices, tabs: TabChannel) {
  const gameTab = new GameTab(site.browser.openGameWindow);
  const sessionReminder = new SessionReminder(site);
  return {
    ...playerEffects(site, tabs),
    gameTab,
    sessionReminder,
    reads: PLAYER_READS,
    /** The player machine for one player. */
    playerFor: (playerId: string) => playerWithActors(site, { gameTab, sessionReminder }, playerId),
  };
}

export type PlayerCode = ReturnType<typeof playerCode>;
