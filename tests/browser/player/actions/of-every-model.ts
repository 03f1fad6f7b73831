/** Acts that are the same in every model: time passes, games end, the connection fails, and the player reloads. */
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import { faultOf } from '../../../../tools/model-testing/player/fault.ts';
import type { Act } from '../../../../tools/model-testing/player/walk.ts';
import type { Action, PlayerActions } from './action.ts';

const passes: Action = (playerPage, { seconds }) => playerPage.passTime(Number(seconds));

/** Adds the result of a game: a signed amount, negative for a loss. */
const playsAGame: Action = async ({ world }, { amount = '' }) =>
  world.credit({ username: DEMO_PLAYER.username, provider: 'alphabet', amount });

const breaks: Action = ({ world }, values) => world.faults.add(faultOf(values));

const ACTIONS: PlayerActions = {
  /** Removes the faults while the page is offline, so that it tries again only afterwards. */
  'line.isRepaired': async ({ page, world }) => {
    await page.context().setOffline(true);
    await world.faults.clear();
    await page.context().setOffline(false);
  },
  'player.reloads': async ({ page }) => {
    await page.reload();
  },
  'player.readsTheNews': (playerPage) => playerPage.readNews(),
  'player.triesAgain': (playerPage) => playerPage.press('common.tryAgain'),
};

/** Undefined for an act of one model. */
export function actionOfEveryModel({ kind, values }: Act): Action | undefined {
  if (kind.startsWith('time.')) return passes;
  if (kind.startsWith('game.')) return playsAGame;
  return values['fault'] === undefined ? ACTIONS[kind] : breaks;
}
