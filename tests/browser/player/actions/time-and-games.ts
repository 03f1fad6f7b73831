/** What happens while the player looks on: acts that several models know. */
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import type { Action } from '../performer.ts';

export const passes: Action = (playerPage, { seconds }) => playerPage.passTime(Number(seconds));

/** A game is won, or lost with a minus. */
export const playsAGame: Action = async ({ lab }, { amount = '' }) =>
  lab.credit({ username: DEMO_PLAYER.username, provider: 'alphabet', amount });
