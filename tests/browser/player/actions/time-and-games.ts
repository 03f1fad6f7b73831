/** Acts of several models in which the player does nothing: time passes, games end, and the network fails. */
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import { faultOf } from '../../../../tools/model-testing/player/fault.ts';
import type { Action } from './action.ts';

export const passes: Action = (playerPage, { seconds }) => playerPage.passTime(Number(seconds));

/** Adds the result of a game: a signed amount, negative for a loss. */
export const playsAGame: Action = async ({ world }, { amount = '' }) =>
  world.credit({ username: DEMO_PLAYER.username, provider: 'alphabet', amount });

export const breaks: Action = ({ world }, values) => world.faults.add(faultOf(values));

/** Removes the faults while the page is offline, so that it tries again only afterwards. */
export const isRepaired: Action = async ({ page, world }) => {
  await page.context().setOffline(true);
  await world.faults.clear();
  await page.context().setOffline(false);
};
