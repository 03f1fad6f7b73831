/** Acts of several models in which the player does nothing: time passes, and games end. */
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import type { Action } from './action.ts';

export const passes: Action = (playerPage, { seconds }) => playerPage.passTime(Number(seconds));

/** Adds the result of a game: a signed amount, negative for a loss. */
export const playsAGame: Action = async ({ world }, { amount = '' }) =>
  world.credit({ username: DEMO_PLAYER.username, provider: 'alphabet', amount });
